"""13 by numbers: what a seat sees, and episodes; an action is a placement."""
