"""How fast lastcard is; ``make bench`` runs it all in one go."""
