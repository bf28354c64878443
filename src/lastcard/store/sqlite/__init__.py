"""The store in one file: SQLite, written ahead and synchronised at every commit."""
