# What a table with other people refuses. A message id is the code of the refusal.

table = The table does not allow that.
setup-refused = No table can be made like this; look at “{ $field }” again.
game-not-here = There is no game “{ $game }”; choose one of { $known }.
rated-alone = A rated match is played by people alone and without hints; leave out the bots.
rated-otherwise = A rated match is played by the same rules everywhere: edition { $edition }, and the table says “Last card!” for everybody.
paired-otherwise = Strangers meet by the same rules everywhere: edition { $edition }, and the table says “Last card!” for everybody.
no-such-seat = This table has no seat { $seat }.
seat-taken = Somebody sits there already; choose another seat.
seated-already = You have a seat at this table already.
not-seated = Only seated players may do that.
not-host = Only whoever arranges the table may do that.
not-ready = Not everybody is here and ready yet.
player-absent = A player has left the table: wait for them, or give the seat to somebody else.
started-already = The match has begun already.
not-started = The match has not begun yet.
table-over = This table is closed; nothing more happens here.
stale-move = The table has gone on in the meantime; look again and choose.
seat-played = A bot is playing for you; take your seat back first.
not-away = You are playing yourself; nobody has to give your seat back.
link-unwanted = The cards are dealt already, or your part in them is known.
talk-refused = That is not said at this table; choose one of the phrases.
watch-refused = The host of this table lets nobody watch.
hint-refused = There is no hint for you here and now.
asides-enough = As much was said and arranged at this table as one match may have ({ $most } times); the match itself goes on.
table-busy = Too much at once; wait a moment and try again.
not-recorded = It could not be written down, so it did not happen; try again.

# Table talk: what can be said at every table.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-hurry = Your turn!
phrase-nice-gang = What a play!
phrase-close-one = That was close!
phrase-again = One more?
phrase-goodbye = Goodbye!
