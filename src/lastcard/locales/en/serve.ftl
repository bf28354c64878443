# Running a server from the command line.

serve-ready = lastcard is served at { $address }
serve-room = In this room everybody can open { $address }
serve-room-unknown = This machine has no network, so nobody else in the room can come.
serve-no-browser = There is no browser here; open the address in one.
serve-stop = Ctrl-C stops it.

cli-help-serve =
    lastcard serve - let people play in their browsers

    usage: lastcard serve [OPTIONS]

    Serves the page to play on, and everything that browsers, terminals (lastcard
    join) and programs (lastcard bot) need. Matches, players and keys are kept in
    the data folder; a server that is stopped goes on where it was when it is
    started again.

    options:
      --host HOST             the address to listen at (default: 127.0.0.1, for this
                              machine alone)
      --port PORT             the port (default: 8013); 0 takes a free one
      --lan                   let the people in the room in: listen at every address
                              of the machine, and show the one that phones can reach
      --open                  open the page in the browser; where the usual port is
                              taken, at a free one
      --data DIR              where keys and the database are kept (default:
                              lastcard in $XDG_DATA_HOME or ~/.local/share)
      --database URL          another database: sqlite:///FILE or
                              postgresql://USER:PASSWORD@HOST/NAME
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    Every setting has a variable too, such as LASTCARD_PORT, and some have nothing
    else: docs/reference/settings.md lists them. docs/how-to/run-a-server.md shows
    how to run one for the world.

    exit codes:
      0    it was stopped, by Ctrl-C or SIGTERM
      1    it cannot start: the port is taken, the folder cannot be written …
      2    the command line is wrong

    examples:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
