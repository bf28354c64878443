"""13 by numbers: what a seat sees, and tables to play at; an action is a placement."""
