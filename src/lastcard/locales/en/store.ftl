# What the store refuses. A message id is the code of the refusal.

store = The database does not allow that.
database-refused = The database cannot be used.
database-unreadable = That is not the address of a database; write sqlite:///file or postgresql://host/name.
database-driver-missing = PostgreSQL needs its driver; install lastcard[postgres].
database-away = The database does not answer: { $reason }.
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
copy-in-the-way = There is a file { $path } already; move it away first.
