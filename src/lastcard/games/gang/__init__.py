"""Gang of Four."""
