"""People who come to a server of the tests."""
