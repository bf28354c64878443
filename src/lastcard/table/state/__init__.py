"""What a table is: its setup, everything that happened at it, and what that amounts to."""
