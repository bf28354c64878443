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
web-not-ready = Nog niet
web-is-ready = klaar
web-start = Starten
web-table-rules = Regels aan deze tafel
web-table-caps = Hoogstens { $deals } partijen, { $asides } opmerkingen en plaatswissels
web-host-starts = { $host } start het spel als iedereen klaar is.
web-stand-in-starts = De host is weg: { $host } start het spel als iedereen klaar is.
web-you-stand-in = De host is weg: jij leidt de tafel nu en start het spel.
web-someone-starts = Wie de tafel heeft geopend, start het spel als iedereen klaar is.
web-fill-seats = Vul de plaatsen: nodig mensen uit, of zet er bots neer.
web-waits-for =
    { $more ->
        [0] Nog wachten op { $who }.
       *[other] Nog wachten op { $who } en { $more } anderen.
    }
web-waits-for-absent = { $who } heeft de tafel verlaten. Wacht, of maak de plaats vrij en vul die opnieuw.
web-not-here = niet hier
web-choose-seat = Kies een plaats.
web-call-you = Hoe mogen de anderen je noemen?
web-call-me = Verder als { $name }
web-call-you-about = Iedereen aan tafel ziet deze naam. Je kunt hem later wijzigen onder “Jij”.
web-watching = Je kijkt mee.
web-closed = Deze tafel is gesloten.
web-closed-idle = Deze tafel is gesloten omdat hier lange tijd niemand heeft gespeeld.

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
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = weg, een bot speelt
web-offline = niet verbonden
web-take-back = Weer zelf spelen
web-clockwise = Er wordt met de klok mee gespeeld.
web-counter-clockwise = Er wordt tegen de klok in gespeeld.
web-passes = Pas!
web-last-card = Kaart!
web-seconds = { $seconds } s
web-hand = Je kaarten
web-log = Wat er gebeurde
web-log-none = In deze partij is nog niets gebeurd.
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
       *[plan] op plan
    }
web-pass = Passen
web-will-pass = Past straks
web-undo = terugnemen
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
web-planned = Speelt straks: { gang-combo }
web-give = Geven
web-not-playable = Nu niet
web-combos = Combi’s
web-combo-before = Vorige combi
web-combo-place = { $place } van { $count }
web-hint = Wat zou een sterke bot spelen?
web-advice = Advies
web-advice-about = Wat een sterke bot zou spelen, en waarom, telkens als jij aan de beurt bent.
web-advice-always = Advies bij elke beurt
web-advice-waits = Advies komt als jij aan de beurt bent.
web-last-card-lesson = Je hebt nog één kaart. Aan een echte tafel moet je dat nu zeggen, anders is de partij voor je voorbij; hier zegt de tafel het voor je. Wie voor jou speelt, moet je nu proberen te stoppen.
web-understood = Begrepen
web-advice-take = Kies het voor mij
web-raised = kan gespeeld worden
web-sure-gang = De gang van { gang-numbers } echt spelen?
web-sure-break = De gang van { gang-numbers } echt breken?

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
web-qr = Dezelfde link als QR-code
web-watchers =
    { $watchers ->
        [one] { $watchers } persoon kijkt mee.
       *[other] { $watchers } personen kijken mee.
    }
web-keys-gang = Toetsen: 1 t/m 0 en pijltjes kiezen kaarten, ↑ ↓ lopen langs de combinaties, Enter speelt, spatie past, L zegt “Kaart!”, H vraagt een hint, Esc legt de kaarten terug of stopt een automatische pas.
web-keys-thirteen = Toetsen: 1 t/m 5 en pijltjes kiezen een kaart, Enter speelt die, 1 t/m 3 kiezen het doel van een rotte vier, H vraagt een hint.
web-keys-plain = Toetsen: pijltjes gaan van kaart naar kaart, spatie kiest er een, Enter speelt de gekozen kaarten, Esc legt ze terug.
web-leave = Spel verlaten
web-leave-sure = Een bot speelt voor je verder. Je kunt terugkomen zolang het spel duurt.
web-leave-ends = Je speelt alleen tegen bots, dus het spel is afgelopen.
web-leave-now = Verlaten
web-talk = Chat
web-talk-none = Er is nog niets gezegd.
web-talk-write = Schrijf iets
web-talk-say = Sturen
web-people = De anderen
web-mute = Dempen
web-unmute = Dempen opheffen
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
web-heard-undeclared =
    { $you ->
        [yes] Je zei niet op tijd “Kaart!”: je ligt uit deze partij en houdt één kaart.
       *[no] { $who } zei niet op tijd “Kaart!” en ligt uit deze partij.
    }
web-cycle-won =
    { $you ->
        [yes] Jij wint de ronde
       *[no] { $who } wint de ronde
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
web-passing = Je hebt niets hogers: er wordt voor je gepast …
web-passing-stop = Stop
web-passing-stop-about = Stop: niet meer voor mij passen
web-passed-unasked = Je hebt gepast: niets hogers.
web-waits-call = Even wachten: { $who } kan nog “Kaart!” zeggen.
web-out-rule = Wat de regel zegt
web-out-rule-call = Wie nog één kaart heeft, zegt “Kaart!”: bij het spelen zelf, of voordat de volgende speelt of past.
web-out-rule-cost =
    { $cost ->
        [plus_one] Wie het niet zegt, ligt uit de partij: de kaart blijft in de hand en kost 2 punten in plaats van 1. De anderen spelen verder, en in de volgende partij doet iedereen weer mee.
       *[one] Wie het niet zegt, ligt uit de partij: de kaart blijft in de hand en kost 1 punt. De anderen spelen verder, en in de volgende partij doet iedereen weer mee.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] blauwe { $value }
        [Y] gele { $value }
        [G] groene { $value }
       *[R] rotte vier
    }
web-thirteen-target = Kies een doel.
web-thirteen-put = Leg de { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Zet klaar: { web-thirteen-card }
web-thirteen-planned = Speelt straks: { web-thirteen-card }
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
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Jij wint het spel
        [shared] Je deelt de overwinning met { $who }
       *[no] { $winners ->
            [one] { $who } wint het spel
           *[other] { $who } winnen het spel
        }
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
web-points-alone = alle anderen lagen uit de partij
web-points-how = { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }
        [rotten] { $rotten ->
            [one] { $rotten } rotte vier
           *[other] { $rotten } rotte vieren
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        } + { $rotten ->
            [one] { $rotten } rotte vier
           *[other] { $rotten } rotte vieren
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Wat elke kaart kost, naar het aantal dat je overhebt:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Nog een spel
web-to-rematch = Naar het nieuwe spel
web-wants-rematch = { $who } wil nog een spel.
web-rematch-join = Meedoen
web-no-deals = Er is nog geen partij geteld.
web-none-left = geen kaarten meer
web-played-last = Laatst gespeeld:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Jouw beurt: kies een zet.
web-plain-moves = Je zetten
