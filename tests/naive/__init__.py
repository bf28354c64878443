"""The rules of both games once more, by brute force, to compare the engine with."""
