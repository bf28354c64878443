"""Tests of the lines of journals as they are kept."""
