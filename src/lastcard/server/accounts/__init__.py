"""Accounts: names, passwords, and how the server knows who asks."""
