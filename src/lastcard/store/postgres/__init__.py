"""The store on a server that many nodes share: PostgreSQL."""
