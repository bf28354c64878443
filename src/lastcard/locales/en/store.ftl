# What the store refuses. A message id is the code of the refusal.

store = The database does not allow that.
database-refused = The database cannot be used.
database-unreadable = That is not the address of a database; write sqlite:///file or postgresql://host/name.
database-driver-missing = PostgreSQL needs its driver; install lastcard[postgres].
database-away = The database does not answer: { $reason }.
database-damaged = The database { $file } is damaged ({ $reason }); move it away, with all files whose names begin like it, and bring the last backup back with “lastcard restore”.
database-moved = The file of the database was moved or replaced while the server runs; put it back, or restart the server.
journal-cut = In the database { $file } ends of journals are missing that had been written down ({ $count }: { $matches }); move the database away, with all files whose names begin like it, and bring the last backup back with “lastcard restore”; or accept the loss with “lastcard doctor --accept”.
journal-changed = The journal of { $match } is not what was written down; bring a backup back with “lastcard restore”, or accept it with “lastcard doctor --accept”.
journal-unplayable = The journal of { $match } cannot be replayed ({ $reason }); bring a backup back with “lastcard restore”, or close the table with “lastcard admin close”.
deals-unproved = The match { $match } is over, and its deals are not proved; “lastcard verify” with its record says why.
database-old = The database was written by an earlier version of lastcard; start the server once, and it is brought up to date.
database-newer = The database was written by a later version of lastcard; install that one.
database-foreign = The database holds something else's data; choose another one.
not-written = It could not be written down; look again whether it happened.
name-taken = Somebody is called “{ $name }” already; choose another name.
player-unknown = There is no such player.
not-a-guest = This is an account already.
match-unknown = There is no such table.
copy-refused = That cannot be copied.
copy-elsewhere = A PostgreSQL database is copied with its own programs; use { $program }.
copy-unfit = The file { $path } is not a backup of a lastcard database.
copy-faulty = The copy is not what was copied ({ $reason }); look at the disk, and try again.
copy-in-the-way = There is a file { $path } already; move it away first.
