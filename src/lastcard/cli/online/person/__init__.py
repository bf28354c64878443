"""A person who plays online from a terminal: typed lines, news, and what is shown."""
