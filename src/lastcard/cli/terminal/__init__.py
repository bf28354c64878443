"""The terminal itself: keys, colours, widths, and what of them there is."""
