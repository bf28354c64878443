# Online tables from the command line: programs and people in a terminal.

link-missing = Noem het adres van een tafel, zoals in https://cards.example/t/abc123.
link-wrong = “{ $text }” is geen adres van een tafel; zo ziet er een uit: https://cards.example/t/abc123.
server-missing = Noem de server met --server, of een tafel met --table.
server-wrong = “{ $text }” is geen adres van een server; zo ziet er een uit: https://cards.example.
bots-too-many = Met { $bots } bots blijft er aan een tafel voor { $seats } geen plaats voor je over.
servers-differ = De tafel hoort niet bij de server { $server }.
program-missing = Noem het programma dat moet spelen, zoals in ./mybot.
token-missing = Geef het token van je botaccount met --token of in LASTCARD_TOKEN.
speed-unknown = Er is geen tempo “{ $speed }”; de tempo’s zijn { $known }.
server-away = Op { $server } antwoordt niemand: { $reason }.
no-local-server = Op deze computer draait op { $server } geen server: start er een met lastcard serve, of noem een andere met --server.
server-strange = Wat op { $server } antwoordt, is geen lastcard-server.
login-refused = De server { $server } kent dit token niet.
version-other = De server spreekt versie { $theirs } van het protocol en dit programma versie { $ours }; installeer dezelfde versie van lastcard.
no-seat = Aan deze tafel is geen plaats vrij.
removed = De host van de tafel heeft je je plaats ontnomen.
table-closed = De tafel is gesloten.
server-refused = { $said }.

bot-welcome = { $name } is op de server.
bot-lost = De verbinding is weg; nieuwe poging …
bot-waits = Wachten op een spel …
bot-sits = Speelt aan { $link }
bot-over = Het spel is afgelopen: { $score }
bot-closed = De tafel is gesloten.

join-call-you = Hoe moeten de anderen je noemen? Typ een naam, of druk op Enter voor { $name }.
join-seat =
    { $kind ->
        [bot] een bot
        [free] vrij
        [you] jij
        [ready] klaar
        [gone] niet hier
       *[unready] nog niet klaar
    }
join-wait-host = Het spel begint als { $host } het start; quit verlaat de tafel.
join-wait-maker = Het spel begint als de host het start; quit verlaat de tafel.
join-waits-for = Nog wachten op { $who }.
join-free-seats =
    { $seats ->
        [one] Eén plaats is vrij: nodig iemand uit met de link hierboven.
       *[other] Er zijn { $seats } plaatsen vrij: nodig mensen uit met de link hierboven.
    }
join-can-start = Typ start om het spel te beginnen, quit om de tafel te verlaten.
join-room-help =
    { $arranges ->
        [yes] Je kunt start typen, bots om de vrije plaatsen te vullen, bot 3 master om er een op plaats 3 te zetten, remove 2 om plaats 2 vrij te maken, link om de link als QR-code te tonen, en quit.
       *[no] Hier kun je alleen quit typen, om de tafel te verlaten, en link, om de link als QR-code te tonen.
    }
join-invite = Wie deze link heeft, kan gaan zitten, in een browser of met lastcard join:
join-not-here = “{ $text }” betekent hier niets.
join-own-seat = Dat is je eigen plaats; quit verlaat de tafel.
join-lost = De verbinding is weg; nieuwe poging …
join-found = De verbinding is er weer.
join-away = { $who } is weg; een bot speelt verder.
join-away-me = Je was weg, en een bot speelt voor je.
join-take-back = Druk op Enter om weer zelf te spelen.
join-back = { $who } is terug.
online-denied = Je droeg bij aan partij { $deal }, en de server noteert van niet. Wat je verstuurde en de ontvangstbevestiging, als die er was, staan in { $file }.
join-slow = Je tijd was om.
join-clock =
    { $seconds ->
        [one] Je hebt één seconde.
       *[other] Je hebt { $seconds } seconden.
    }
join-says = { $who }: { $said }
join-record = Het verslag van het spel: { $address }
join-once-more = Druk op Enter om te gaan, of typ again om nog eens met dezelfde mensen te spelen.
join-wants-again = { $who } wil nog eens spelen: typ again.
join-closed = De tafel is gesloten.
join-closed-idle = Deze tafel is gesloten omdat hier lange tijd niemand heeft gespeeld.
join-left = Je hebt de tafel verlaten; is het spel begonnen, dan speelt een bot voor je verder.
join-again = Zo kom je terug: { $command }

cli-help-join =
    lastcard join - speel aan een online tafel in de terminal

    gebruik: lastcard join LINK [--name NAAM]

    LINK is het adres van een tafel, zoals de browser het toont. Je komt binnen als
    gast, neemt een vrije plaats en bent klaar; als de host start, wordt er gespeeld
    zoals met lastcard play. Tijdens het spelen toont ? de hulp en hint wat je kunt
    spelen; quit verlaat de tafel, en dezelfde opdracht brengt je terug op je
    plaats. Een verloren verbinding wordt vanzelf hersteld.

    Vóór het spel typt wie de tafel leidt:
      start                   begin het spel
      bots                    vul de vrije plaatsen met bots
      bot 3 master            zet één bot op plaats 3; zonder naam de gewone
      remove 2                maak plaats 2 vrij, van een speler of een bot
      link                    toon de link van de tafel, ook als QR-code

    Na het spel speelt again nog eens met dezelfde mensen. Een eigen tafel open je
    met lastcard host.

    Wie je op een server bent, staat in lastcard/online in $XDG_DATA_HOME of
    ~/.local/share, zodat je plaats en je naam de volgende keer weer van jou zijn.

    opties:
      --name NAAM             hoe je daar heet
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - open een online tafel in de terminal, en speel daar

    gebruik: lastcard host [SPEL] [OPTIES]

    SPEL is een van { $games }; zonder speel je gang, Gang of Four. Op de server
    wordt een tafel geopend, je krijgt de link, ook als QR-code, en neemt de eerste
    plaats. Wie de link heeft, gaat zitten, in een browser of met lastcard join. Jij
    leidt de tafel; al het andere is zoals lastcard join --help zegt.

    opties:
      --server URL            de server, zoals https://cards.example; zonder die
                              welke op deze computer draait (lastcard serve)
      --name NAAM             hoe je daar heet
      --players N             hoeveel er aan tafel zitten (gang 3-4, thirteen 3-6)
      --bots N                zoveel bots zitten er ook, of BOT,BOT,... met hun naam
      --edition UITGAVE       de regels van één gedrukte uitgave, zoals en-2010
      --option NAAM=WAARDE    verander een optie; mag vaker
      --speed TEMPO           relaxed, normal, fast of days (standaard: normal)
      --public                toon de tafel bij de open tafels van de server; anders
                              vindt alleen wie de link heeft hem
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    De bots, de zachtste eerst:
      { $bots }

    voorbeelden:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - laat een programma aan online tafels spelen

    gebruik: lastcard bot --server URL --token TOKEN [OPTIES] PROGRAMMA

    PROGRAMMA is een eigen programma, zoals ./mybot, dat een regel JSON leest en een
    zet schrijft (docs/reference/bot-protocol.md), of de naam van een bot:
      { $bots }

    Het token is dat van een botaccount op de server; docs/how-to/write-a-bot.md
    laat zien hoe je er een krijgt. Met --table neemt het programma een vrije plaats
    aan die tafel en speelt daar. Zonder --table zoekt het een spel, speelt dat en
    zoekt het volgende. Een verloren verbinding wordt hersteld waar ze was.

    opties:
      --server URL            de server, zoals in https://cards.example
      --token TOKEN           het token; beter in LASTCARD_TOKEN, waar anderen op
                              deze computer het niet zien
      --table LINK            het adres van een tafel; dan is --server niet nodig
      --matches N             stop na zoveel spellen
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    Wat voor spel er gezocht wordt, zonder --table:
      --game SPEL             een van { $games } (anders: gang)
      --players N             hoeveel er aan tafel zitten (anders: 4)
      --edition UITGAVE       de regels van één gedrukte uitgave
      --option NAAM=WAARDE    verander een optie; mag vaker
      --speed TEMPO           relaxed, normal, fast of days (anders: normal)
      --wait SECONDEN         hoe lang er op anderen gewacht wordt die hetzelfde
                              willen, voor bots van de server aanvullen (anders: 60)

    exitcodes:
      0    het spel aan de tafel, of alle spellen, zijn gespeeld
      1    de server antwoordt niet of weigert, of het programma brak een regel; wat
           het programma het laatst zei, wordt getoond
      2    de opdrachtregel klopt niet

    voorbeelden:
      lastcard bot --server https://cards.example --token TOKEN ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TOKEN greedy
