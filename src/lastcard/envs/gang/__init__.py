"""Gang of Four by numbers: its actions, what a seat sees, and episodes."""
