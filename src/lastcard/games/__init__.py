"""The rules. Pure: no clock, no chance but the one handed in, no input or output."""
