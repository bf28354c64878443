"""How fast the server is, beside boardgame.io and Colyseus; ``make bench-server`` runs it all."""
