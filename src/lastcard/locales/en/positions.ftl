# Positions written on one line, and what is wrong with them.

error-gang-position-unreadable = “{ $part }” means nothing in a position.
error-gang-position-impossible = “{ $part }” is nothing a deal can come to.
