# Online tables from the command line: programs and people in a terminal.

link-missing = Noem het adres van een tafel, zoals in https://cards.example/t/abc123.
link-wrong = “{ $text }” is geen adres van een tafel; zo ziet er een uit: https://cards.example/t/abc123.
server-missing = Noem de server met --server, of een tafel met --table.
servers-differ = De tafel hoort niet bij de server { $server }.
program-missing = Noem het programma dat moet spelen, zoals in ./mybot.
token-missing = Geef het token van je botaccount met --token of in LASTCARD_TOKEN.
speed-unknown = Er is geen tempo “{ $speed }”; de tempo’s zijn { $known }.
server-away = Op { $server } antwoordt niemand: { $reason }.
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
        [yes] Je kunt start typen, bots om de vrije plaatsen te vullen, remove 2 om plaats 2 vrij te maken, en quit.
       *[no] Hier kun je alleen quit typen, om de tafel te verlaten.
    }
join-not-here = “{ $text }” betekent hier niets.
join-own-seat = Dat is je eigen plaats; quit verlaat de tafel.
join-lost = De verbinding is weg; nieuwe poging …
join-found = De verbinding is er weer.
join-away = { $who } is weg; een bot speelt verder.
join-away-me = Je was weg, en een bot speelt voor je.
join-take-back = Druk op Enter om weer zelf te spelen.
join-back = { $who } is terug.
join-slow = Je tijd was om.
join-clock =
    { $seconds ->
        [one] Je hebt één seconde.
       *[other] Je hebt { $seconds } seconden.
    }
join-says = { $who }: { $said }
join-record = Het verslag van het spel: { $address }
join-closed = De tafel is gesloten.
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
      remove 2                maak plaats 2 vrij, van een speler of een bot

    Wie je op een server bent, staat in lastcard/online in $XDG_DATA_HOME of
    ~/.local/share, zodat je plaats en je naam de volgende keer weer van jou zijn.

    opties:
      --name NAAM             hoe je daar heet
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

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
