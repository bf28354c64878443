"""Where bots think: in threads, in turn, and more slowly while the server is late."""
