"""How fast the house is; ``make bench`` runs it all in one go."""
