"""What is said between client and server: typed messages around the games' own view encoding."""
