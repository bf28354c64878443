"""Accounts: names, passwords, and how the server recognises callers."""
