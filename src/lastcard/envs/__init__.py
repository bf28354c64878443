"""PettingZoo environments of both games."""
