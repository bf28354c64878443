# What cannot be understood between a program and the server. A message id is the code.

wire = That cannot be understood here.
message-unreadable = The server does not understand this message: { $detail }.
hello-missing = Say hello first, with the version of the protocol.
nobody-found = Nobody who wants the same match came in time; try again, or play with bots.
