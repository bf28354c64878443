"""Who is at a table, and who hears what of it."""
