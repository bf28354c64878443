"""One address that does all it can, while other people play: what they feel, measured."""
