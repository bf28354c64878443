"""A whole server without a network: real tables, real answers, time that stands still."""
