"""Lessons: short exercises on real positions, judged by the rules; each is a file of its own."""
