"""Looking ahead in Gang of Four: moves are tried in many worlds and valued by the match."""
