"""What the operator of a server does on the command line, beside the server or without it."""
