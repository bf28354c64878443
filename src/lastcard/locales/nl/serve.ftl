# Running a server from the command line.

serve-ready = lastcard draait op { $address }
serve-room = Hier in de kamer kan iedereen { $address } openen
serve-room-unknown = Deze computer heeft geen netwerk, dus niemand anders in de kamer kan meedoen.
serve-no-browser = Hier is geen browser; open het adres ergens anders.
serve-stop = Ctrl-C stopt de server.

cli-help-serve =
    lastcard serve - laat anderen in hun browser spelen

    gebruik: lastcard serve [OPTIES]

    Biedt de pagina om op te spelen, en alles wat browsers, terminals (lastcard
    join) en programma’s (lastcard bot) nodig hebben. Spellen, spelers en sleutels
    staan in de gegevensmap; een gestopte server gaat bij de volgende start verder
    waar hij was.

    opties:
      --host HOST             het adres om op te luisteren (anders: 127.0.0.1, dus
                              alleen op deze computer)
      --port POORT            de poort (anders: 8013); 0 neemt een vrije
      --lan                   laat iedereen in de kamer binnen: luister op elk adres
                              van de computer, en toon welk adres telefoons bereiken
      --open                  open de pagina in de browser; is de gewone poort
                              bezet, dan op een vrije
      --data MAP              waar sleutels en database staan (anders: lastcard in
                              $XDG_DATA_HOME of ~/.local/share)
      --database URL          een andere database: sqlite:///BESTAND of
                              postgresql://NAAM:WACHTWOORD@HOST/DATABASE
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    Elke instelling heeft ook een variabele, zoals LASTCARD_PORT, en sommige alleen
    dat: docs/reference/settings.md somt ze op. docs/how-to/run-a-server.md laat
    zien hoe je een server voor de hele wereld draait.

    exitcodes:
      0    hij is gestopt, met Ctrl-C of SIGTERM
      1    hij kan niet starten: poort bezet, map niet schrijfbaar …
      2    de opdrachtregel klopt niet

    voorbeelden:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
