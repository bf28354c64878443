"""The trained net of Gang of Four: what it sees, how it answers, and the deals it learns from."""
