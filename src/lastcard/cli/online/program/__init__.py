"""A program that plays online: at one table, or at many, one after the other."""
