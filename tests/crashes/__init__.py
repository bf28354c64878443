"""Nothing lost: a real server is killed again and again while people play on it."""
