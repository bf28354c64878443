"""Time at a table: what becomes due, and what waits."""
