"""The bots at a table: they see what people see, and think beside everything else."""
