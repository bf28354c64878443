"""Running a server: its settings, logs and numbers, and what its operator does from outside."""
