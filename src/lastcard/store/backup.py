"""Copies of the whole store: made while it runs, and brought back."""

from pathlib import Path


def backup(url: str, path: Path) -> None:
    """Copy the database at *url* to the new file *path*, consistent, while it is being used."""
    raise NotImplementedError


def restore(path: Path, url: str) -> None:
    """Make the backup at *path* the database at *url*, where none may be, and bring it up to date."""
    raise NotImplementedError
