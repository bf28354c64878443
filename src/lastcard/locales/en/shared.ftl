# Looking at a match together: what is refused.

look-unknown = There is no such shared look, or it has ended; ask for a new link.
looks-enough = You show { $most } matches already, or there is no room for more; try again later.
look-full = There are { $most } people here already, and no room for more.
not-leading = Somebody else leads at the moment.
