"""The provable errors of Gang of Four."""
