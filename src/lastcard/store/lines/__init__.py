"""The lines of journals as they are kept: one by one, or packed, and the proof of them."""
