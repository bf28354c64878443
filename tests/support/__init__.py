"""What the tests of several rooms share.

``servers``: ``process`` (a process of its own), ``forked`` (there again a moment after a kill),
``local`` (the whole server in this process), ``api`` (its HTTP side, with made-up tables),
``simulated`` (the whole without a network; time stands still) and ``log``, what one of them logs.
``people``: ``visitor`` plays over a WebSocket, ``http_client`` and ``http_guest`` ask over HTTP.
``tables``: one table driven by hand, with a fake listener and a journal in memory.
Here: a clock, a quick match, whole random matches, plain players, the command and databases.
"""
