"""One running match and its audience: decide, record, tell. No HTTP, no SQL."""
