"""Ways the unseen cards of Gang of Four may lie, and quick estimates about a hand."""
