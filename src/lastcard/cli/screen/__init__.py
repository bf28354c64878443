"""How each game looks in a terminal: one screen per game, and a plain one for any other."""
