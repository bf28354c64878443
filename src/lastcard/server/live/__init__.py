"""The live tables of this server, and who is connected to them."""
