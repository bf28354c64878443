"""The provable deal: commit, contribute, cut, reveal, verify.

How it is built, byte for byte, is in ``docs/reference/provable-deal.md``.
"""
