"""Bots that are programs of their own, in any language: a question a line, an answer a line.

``docs/reference/bot-protocol.md`` is the contract, for those who write one.
"""
