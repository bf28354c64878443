# What the server refuses. A message id is the code of the refusal.

server = The server does not do that.
request-wrong = The server does not understand this request.
body-wrong = What was sent is not what is needed here: { $detail }.
query-wrong = The address asks for something that is not there: { $detail }.
body-not-json = Send JSON, and say so with "Content-Type: application/json".
body-too-long = That is too much at once; send at most { $most } bytes.
method-wrong = This address takes { $allowed } only.
upgrade-missing = The page is here, but the live connection is not: a proxy on the way does not let WebSockets through; whoever runs the server has to let it pass on Upgrade and Connection.
login-needed = Come in first, as a guest or with your account.
login-wrong = There is no account with this name and password.
code-wrong = There is no account with this name and recovery code.
password-wrong = That is not your password.
not-allowed = You may not do that.
host-foreign = This server is not called { $host }; whoever runs it can add the name to LASTCARD_HOSTS.
origin-foreign = This was asked by a page of another site, so nothing was done; if it is the server’s own page, whoever runs it has to set LASTCARD_ORIGIN to the address in the browser.
account-needed = Only players with an account can do that; make one first.
person-needed = A bot cannot do that.
banned =
    { $until ->
        [never] You may not play on this server any more: { $reason }.
       *[other] You may not play on this server until { $until } (UTC): { $reason }.
    }
not-there = There is nothing at this address.
page-unknown = There is nothing at this address.
table-unknown = There is no such table, or it is closed by now.
login-unknown = There is no such login of yours; it may have ended already.
bot-account-unknown = You have no such bot.
lesson-unknown = There is no such lesson.
name-refused = Nobody can be called that; choose another name.
name-long = Choose a shorter name, of at most { $most } signs.
name-empty = A name needs at least one letter or digit.
name-odd = Choose a name of plain letters, digits and signs that everybody can see.
name-mixed = Choose a name in letters of one alphabet.
name-reserved = This name cannot be had; choose another one.
password-weak = This password would be guessed; choose a longer or an unusual one.
account-missing = { $name } has no account, and so no password.
language-missing = There are no words in “{ $language }” yet; choose one of { $known }.
bots-enough = You have { $most } bots already; remove one first.
match-unfinished = The match is not finished, and its cards are secret until then.
match-private = This match was played at a private table; only its players can see it.
record-too-long = The record has more than { $most } moves; no match is that long.
sockets-enough = There are { $most } windows or programs connected already, of you or of your network; close some and try again.
tables-awake-enough = There are { $most } tables open already, yours or your network’s; shut some first.
tables-enough = You have { $most } unfinished tables already; finish or leave some first.
too-often =
    { $seconds ->
        [one] That was too often; wait a second, then try again.
       *[other] That was too often; wait { $seconds } seconds, then try again.
    }
logins-busy = Too many people are logging in at this moment; try again in { $seconds } seconds.
unwell = The server cannot read or write at the moment.
broken = Something broke on our side; try again in a moment.

# What keeps the server from starting.

start-refused = The server cannot start.
setting-wrong = The setting { $setting } cannot be “{ $value }”: { $detail }.
setting-unknown = There is no setting { $setting }; the nearest is { $nearest }.
data-unusable = The data folder { $folder } cannot be used: { $reason }.
data-in-use = Another server has the database { $file } open; stop it first, or name another folder with --data.
upgrade-waits = A server of an older version is using this database; restart it with the new version first, then try again.
key-damaged = The key { $file } is damaged; put it back from a backup, or remove it and everybody has to log in again.
address-unusable = Nothing can be served at { $host } port { $port }: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    The server runs, but the page to play on was not built.
    Programs and terminals can play: everything under /api and /ws works.

# What guests are called who choose no name; a number follows.
guest-birds = Crane Crow Curlew Dipper Dove Eagle Falcon Finch Goose Gull Heron Hoopoe Jackdaw Jay Kestrel Lark Magpie Osprey Owl Plover Puffin Raven Robin Sparrow Starling Stork Swallow Swan Thrush Wagtail Wren
