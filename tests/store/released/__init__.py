"""Databases as earlier versions left them, after people had played there.

Every ``NNNN-sqlite.tar.xz`` and ``NNNN-postgres.tar.xz`` here is the data folder of a server whose
tables were those of migration ``NNNN``; ``known.json`` in it is what its people know. They are kept
for ever: whoever upgrades comes from one of them. There is none of ``0004``, which came in one
commit with ``0005``. ``make released`` adds those of the sources at hand.
"""
