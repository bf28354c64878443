"""Servers for tests: as a process of its own, in this process, or without any network."""
