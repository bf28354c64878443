"""HTTP: the list of addresses, what each answers, and the WebSocket among them."""
