"""What the browser client is built with: types, tables and numbers, written from the rules."""
