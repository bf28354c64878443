# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = De arena kan niet gespeeld worden.
arena-workers-died = De spellen { $first } t/m { $last } beëindigden { $times } keer de processen die ze speelden; zoek een bot die crasht of al het geheugen opeist.
arena-charts-missing = Grafieken hebben Matplotlib nodig; installeer het met: pip install 'lastcard[charts]'.
arena-cluster-missing = Een cluster heeft Ray nodig; installeer het met: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = Op { $address } is geen cluster ({ $reason }); start er een met ray start --head en geef het adres.
arena-cluster-failed = Het cluster kan niet spelen ({ $reason }); controleer of elke node deze versie van lastcard heeft.

bots-missing = Noem met --bots wie er speelt, zoals in --bots greedy,greedy,novice,novice; er is { $known }.
lineup-wrong = Noem { $fewest } tot { $most } bots, één per plaats, of één bot en met --against een tweede, niet { $bots }.
options-clash = { $option } en { $other } gaan niet samen; laat een van de twee weg.
option-needs = { $option } is er alleen met { $other }; noem anders één bot per plaats.
chart-suffix = --chart neemt een bestand dat eindigt op { $known }, niet “{ $file }”.

arena-starting = { $played }/{ $games } spellen
arena-progress = { $played }/{ $games } spellen  { $percent } %  nog { $left }

arena-title = { $game }, { $edition }, { $players } spelers
arena-what =
    { $plays ->
        [match] { $count } spellen, elk { $rotations } keer met gewisselde plaatsen: samen { $games }; startgetal { $seed }
       *[deal] { $count } stapels, elk { $rotations } keer met gewisselde plaatsen: { $games } partijen; startgetal { $seed }
    }

arena-head-bot = bot
arena-head-net = netto/{ $unit ->
        [match] spel
       *[deal] partij
    }
arena-head-penalty =
    { $unit ->
        [match] eindstand
       *[deal] straf
    }
arena-head-won = winst %
arena-head-rating = rating
arena-head-mean = ms/zet
arena-head-p95 = p95
arena-head-errors = fouten
arena-head-lost = verl.

arena-places-title = Plaatsen, in % van de spellen
arena-place =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
arena-pairs-title = Voorsprong van de rij op de kolom, punten per { $unit ->
        [match] spel
       *[deal] partij
    }
arena-legend =
    netto: wat de andere bots betaalden min wat hij betaalde, per { $unit ->
        [match] spel
       *[deal] partij
    }
    { $sign }: een 95%-interval, vet waar het niet tot 0 reikt
    fouten: alleen bewijsbare; verl.: reglementair verloren spellen
    ms/zet, p95: gemiddelde tijd voor een zet, en die van de traagste van 20
    gespeeld in { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } miste in { $deals } partijen één keer een zekere winst.
       *[other] { $bot } miste in { $deals } partijen { $count } keer een zekere winst.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } gaf in { $deals } partijen één keer de partij cadeau aan een speler met één kaart.
       *[other] { $bot } gaf in { $deals } partijen { $count } keer de partij cadeau aan een speler met één kaart.
    }
arena-lost =
    { $count ->
        [one] { $bot } verloor één spel reglementair: { $why } (spel { $game }).
       *[other] { $bot } verloor { $count } spellen reglementair: { $why } (het eerste was spel { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] kon niet gestart worden
        [too-slow] antwoordde niet op tijd
        [exited] stopte voor het antwoord
        [unreadable] het antwoord was geen zet
        [illegal] de zet was niet toegestaan
        [silent] was aan de beurt en zei niets
       *[other] ging stuk met { $reason }
    }

arena-chart-net = nettopunten per { $unit ->
        [match] spel
       *[deal] partij
    } (hoger is beter)
arena-chart-rating = OpenSkill-rating
arena-chart-note = Balken: 95%-intervallen; bij de rating twee sigma. Netto: wat de andere bots betaalden min wat hij betaalde.

cli-help-arena =
    lastcard arena - laat bots tegen elkaar spelen

    gebruik: lastcard arena [SPEL] --bots BOT,BOT,… [OPTIES]
             lastcard arena [SPEL] --bots BOT --against BOT [OPTIES]

    SPEL is een van { $games }; zonder wordt gang gespeeld, dus Gang of Four.
    Elke stapel wordt voor elke plaats één keer gespeeld, waarbij de bots telkens
    een plaats opschuiven; zo is het geluk met de kaarten voor iedereen gelijk. Je
    ziet de punten van elke bot en van elk paar bots, ratings, tijd per zet,
    bewijsbare fouten en wie reglementair verloor. docs/reference/arena.md zegt wat
    elk getal betekent.

    opties:
      --bots BOT,BOT,…        wie er speelt, één bot per plaats; zie onder
      --against BOT           deze bot op alle andere plaatsen, tegen --bots
      --players N             hoeveel er dan zitten (gang 3-4, thirteen 3-6)
      --deals N               speel van N stapels de eerste partij (anders: 100)
      --matches N             speel in plaats daarvan N hele spellen
      --seed N                daar komen kaarten en toeval uit (anders: 1):
                              hetzelfde getal, dezelfde uitslag
      --edition UITGAVE       de regels van één gedrukte uitgave, zoals en-2010
      --option NAAM=WAARDE    verander een optie; mag vaker
      --workers N             hoeveel processen spelen (anders: één per kern)
      --cluster ADRES         speel in plaats daarvan op het Ray-cluster daar
      --json BESTAND          schrijf de uitslag naar BESTAND
      --chart BESTAND         teken de uitslag in BESTAND, een .svg of .png
      --quiet                 geen voortgangsbalk
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    De bots, of een eigen programma, zoals ./mybot:
      { $bots }

    Zonder --edition gelden de regels van een snel spel, zoals in lastcard play.

    voorbeelden:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg
