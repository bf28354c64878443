"""How the tables of the database became what ``schema`` says: one file for each step."""
