"""The terminal itself: keys, colours, widths, and what it can show."""
