"""A toy game that has no part in any room above ``games``: everything has to do without."""
