"""The documentation as a site: what MkDocs does not do by itself. ``make docs`` uses it."""
