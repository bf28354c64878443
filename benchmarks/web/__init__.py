"""How quickly the page is there, and whether everybody can use it."""
