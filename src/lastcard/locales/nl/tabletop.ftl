# The table, before, during and after its match.

web-table-gone = Deze tafel kan niet getoond worden.

# Before the match.
web-invite = Nodig anderen uit met deze link
web-only-here = Dit adres werkt alleen op deze computer: andere apparaten kunnen de server niet bereiken. Start hem met “lastcard serve --lan” om anderen in je netwerk uit te nodigen.
web-seat-empty = leeg
web-seat-you = jij
web-sit = Hier zitten
web-stand = Opstaan
web-seat-a-bot = Bot
web-remove = Verwijderen
web-ready = Klaar
web-not-ready = Niet klaar
web-is-ready = klaar
web-start = Starten
web-start-waits = Het spel kan starten als elke plaats bezet is en iedereen klaar is.
web-host-starts = { $host } start het spel als iedereen klaar is.
web-choose-seat = Kies een plaats.
web-watching = Je kijkt mee.
web-closed = Deze tafel is gesloten.

# At the table.
web-taken =
    { $cards ->
        [0] niets genomen
       *[other] { $cards } genomen
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }{ $taken ->
        [none] {""}
       *[other] , { $taken } genomen
    }, { web-points }
web-away = weg, een bot speelt
web-offline = niet verbonden
web-take-back = Weer zelf spelen
web-clockwise = Er wordt met de klok mee gespeeld.
web-counter-clockwise = Er wordt tegen de klok in gespeeld.
web-passes = past
web-last-card = Kaart!
web-out = eruit
web-seconds = { $seconds } s
web-hand = Je kaarten
web-earlier = Eerder gespeelde kaarten
web-earlier-none = In deze partij is nog geen ronde afgelopen.
web-sort =
    { $order ->
        [number] Gesorteerd op getal; sorteer op kleur
        [colour] Gesorteerd op kleur; sorteer zoals je zou kunnen spelen
       *[plan] Gesorteerd zoals je zou kunnen spelen; sorteer op getal
    }
web-sorted =
    { $order ->
        [number] op getal
        [colour] op kleur
       *[plan] zoals je zou kunnen spelen
    }
web-pass = Passen
web-play = Spelen
web-play-this = Speel { $type ->
        [pair] het
       *[other] de
    } { gang-combo }
web-give-this = Geef { $type ->
        [single] { gang-the-card }
       *[other] { gang-combo }
    }
web-plan-this = Zet klaar: { gang-combo }
web-planned = Staat klaar: { gang-combo }
web-give = Geven
web-not-playable = Nu niet
web-combos = Combi’s
web-hint = Wat zou een sterke bot spelen?
web-advice = Advies
web-advice-about = Wat een sterke bot zou spelen, en waarom, telkens als jij aan de beurt bent.
web-advice-always = Advies bij elke beurt
web-advice-waits = Advies komt als jij aan de beurt bent.
web-advice-take = Kies het voor mij
web-sure-gang = De gang van { $number } echt spelen?
web-sure-break = De gang van { $number } echt breken?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Geen combinatie
web-why-give = Geef één kaart
web-why-size =
    { $size ->
        [1] Het moet één kaart zijn
        [2] Het moet een paar zijn
        [3] Het moet een trits zijn
        [5] Het moeten vijf kaarten zijn
       *[gang] Alleen een hogere gang verslaat een gang
    }
web-why-lower = Lager dan { $type ->
        [pair] het
       *[other] de
    } { gang-combo }
web-why-level = Niet hoger dan { $type ->
        [pair] het
       *[other] de
    } { gang-combo }
web-why-open = De meerkleurige 1 moet erbij
web-why-open-small = Open met hoogstens vijf kaarten
web-why-highest = { $who } heeft één kaart: speel { gang-the-card }
web-why-several = { $who } heeft één kaart: kom uit met twee of meer
web-why-gang = { $who } heeft één kaart: speel een gang
web-cut-here = Coupeer bij { $at }

# The table's menu, talk and people.
web-menu = Tafel
web-auto-pass = Automatisch passen als er niets te spelen is
web-sound = Geluiden
web-qr = Dezelfde link als code om te fotograferen
web-watchers =
    { $watchers ->
        [one] { $watchers } persoon kijkt mee.
       *[other] { $watchers } personen kijken mee.
    }
web-keys-gang = Toetsen: 1 t/m 0 en pijltjes kiezen kaarten, ↑ ↓ lopen langs de combinaties, Enter speelt, spatie past, L zegt “Kaart!”, H vraagt een hint, Esc legt de kaarten terug.
web-keys-thirteen = Toetsen: 1 t/m 5 en pijltjes kiezen een kaart, Enter speelt die, 1 t/m 3 kiezen het doel van een rotte vier, H vraagt een hint.
web-leave = Spel verlaten
web-leave-sure = Een bot speelt voor je verder. Je kunt terugkomen zolang het spel duurt.
web-leave-now = Verlaten
web-talk = Chat
web-talk-none = Er is nog niets gezegd.
web-talk-write = Schrijf iets
web-talk-say = Sturen
web-people = De anderen
web-mute = Dempen
web-unmute = Weer horen
web-report = Melden
web-reported = Gemeld
web-report-why = Wat is er mis?
web-report-reason =
    { $reason ->
        [talk] Wat er gezegd werd
        [name] De naam
        [play] De manier van spelen
       *[other] Iets anders
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Partij { $deal }. Jij deelt.
       *[no] Partij { $deal }. { $who } deelt.
    }
web-heard-played =
    { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } { $type ->
        [single] de
        [pair] het
       *[other] een
    } { gang-combo }; { $left ->
        [0] geen kaart meer over
        [one] nog één kaart over
       *[other] nog { $left } kaarten over
    }.
web-heard-passed =
    { $you ->
        [yes] Je past.
       *[no] { $who } past.
    }
web-heard-declared =
    { $you ->
        [yes] Je zegt: “Kaart!”
       *[no] { $who } zegt: “Kaart!”
    }
web-heard-put =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $colour ->
        [R] een { web-thirteen-card }
       *[other] de { web-thirteen-card }
    } { thirteen-on }: { $sum }.
web-heard-took =
    { $you ->
        [yes] Je neemt de kaarten en hebt er nu { $taken }.
       *[no] { $who } neemt de kaarten en heeft er nu { $taken }.
    }

# What there is to do.
web-shuffling = De kaarten worden geschud …
web-open = Jij opent het spel: speel de meerkleurige 1, los of in een combinatie.
web-lead = Jij komt uit: speel een combinatie naar keuze.
web-beat = Jouw beurt: speel hoger, of pas.
web-cannot = Je hebt niets hogers.
web-call = Je hebt nog één kaart: zeg “Kaart!” voordat de volgende speler iets doet.
web-lead-highest = { $who } heeft nog maar één kaart: kom uit met je hoogste, { gang-the-card }.
web-block = { $who } heeft nog maar één kaart: speel je hoogste, { gang-the-card }{ $gang ->
        [yes] , of een gang
       *[no] {""}
    }.
web-block-gang = { $who } heeft nog maar één kaart: je moet een gang spelen.
web-cut = Coupeer.
web-show = Coupeer nog eens, om een kaart te tonen.

# 13.
web-thirteen-card =
    { $colour ->
        [B] blauwe { $value }
        [Y] gele { $value }
        [G] groene { $value }
       *[R] rotte vier
    }
web-thirteen-turn = Jouw beurt: kies een kaart.
web-thirteen-target = Kies een doel.
web-thirteen-put = Leg de { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Zet klaar: { web-thirteen-card }
web-thirteen-planned = Staat klaar: { web-thirteen-card }
web-thirteen-safe = maakt { $sum }
web-thirteen-takes =
    { $takes ->
        [one] neemt { $takes } kaart
       *[other] neemt { $takes } kaarten
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Partij { $deal } van { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Jij wint partij { $deal }
       *[no] { $who } wint partij { $deal }
    }
web-forgot = vergat “Kaart!” te zeggen
web-deal-over = Partij { $deal } is afgelopen
web-next-deal = Volgende partij
web-waiting-others = Wachten op de anderen …
web-won-match =
    { $you ->
        [yes] Jij wint het spel
        [shared] Je deelt de overwinning
       *[no] { $who } wint het spel
    }
web-pile-label =
    { $colour ->
        [blue] blauw
        [yellow] geel
        [green] groen
       *[rotten] rotte vieren
    }: { $cards }{ $most ->
        [yes] , de meeste, dus ze kosten niets
       *[no] {""}
    }
web-most = ★ Wie de meeste van een kleur heeft, betaalt er niets voor.
web-fair = Zijn de kaarten eerlijk gedeeld?
web-record = Het spel als bestand:
web-record-text = tekst
web-record-json = JSON
web-prices = Wat elke kaart kost, naar het aantal dat je overhebt:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Nog een spel
web-to-rematch = Naar het nieuwe spel
web-no-deals = Er is nog geen partij geteld.
web-none-left = geen kaarten meer
web-played-last = Laatst gespeeld:
