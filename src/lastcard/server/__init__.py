"""The aiohttp application: puts everything together."""
