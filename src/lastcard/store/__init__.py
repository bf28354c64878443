"""Journal, players and ratings in SQL: SQLite by default, PostgreSQL by one setting."""
