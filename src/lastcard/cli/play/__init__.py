"""A match on a terminal: the person, what is shown, hints and advice; ``play`` is the command."""
