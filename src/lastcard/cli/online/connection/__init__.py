"""The connection to a server: its address, HTTP, the WebSocket, and what a table there told."""
