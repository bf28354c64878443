"""Online tables from the command line: for people in a terminal, and for programs."""
