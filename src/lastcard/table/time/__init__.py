"""What happens at a table with time: what is due, what waits."""
