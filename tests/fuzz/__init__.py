"""Nothing forged: whatever is said, it is answered once, and what is refused changes nothing."""
