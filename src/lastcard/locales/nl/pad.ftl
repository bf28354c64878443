# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Scoreblok
pad-about = Jullie spelen met echte kaarten; het blok telt en weet wat er hierna komt.
pad-about-offline = Het werkt ook zonder internet.
pad-new = Nieuw spel
pad-new-of = Nieuw spel { $game }
pad-kept = Je spellen
pad-none = Nog niets. Begin een spel; het blijft in deze browser.
pad-missing = Dit spel staat niet in deze browser. Vraag wie het bijhoudt om het met je te delen.
pad-full = De browser heeft hier geen ruimte meer voor. Deel het spel, dan gaat het niet verloren.
pad-install = Installeren
pad-install-about = Zet het blok op je beginscherm; het opent ook zonder internet.
pad-install-by-hand = Tik op “Deel” en dan op “Zet op beginscherm”.

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] nog niet begonnen
        [one] { $deals } partij, { $who } staat voor
       *[other] { $deals } partijen, { $who } staat voor
    }
pad-level =
    { $deals ->
        [0] nog niet begonnen
        [one] { $deals } partij
       *[other] { $deals } partijen
    }
pad-ended =
    { $winners ->
        [one] { $who } heeft gewonnen
       *[other] gedeelde overwinning: { $who }
    }
pad-broken = Een onleesbaar spel
pad-broken-about = Iets heeft het veranderd. Het blijft hier tot je het verwijdert; wat ervan over is, kun je kopiëren.
pad-newer = Een spel uit een nieuwere versie van deze pagina
pad-newer-about = Laad de pagina opnieuw als je online bent, dan is het spel te lezen.
pad-foreign = Een spel waarvoor hier geen scoreblok is
pad-foreign-about = Het blijft hier tot je het verwijdert; je kunt kopiëren wat er is opgeschreven.
pad-no-game = Voor dit spel is hier geen scoreblok.
pad-delete-it = Verwijderen

# Before the first deal.
pad-players = Wie speelt
pad-seating-gang = In de volgorde waarin jullie zitten: de volgende zit steeds rechts van de vorige.
pad-seating-thirteen = In de volgorde waarin jullie zitten: de volgende zit steeds links van de vorige.
pad-player = Speler { $seat }
pad-rules = Regels
pad-edition = Uitgave van de spelregels
pad-begin = Beginnen
pad-save = Opslaan
pad-fault-names = Twee spelers heten hetzelfde; geef ze verschillende namen.
pad-fault-target = Het spel kan eindigen bij { $lowest } t/m { $highest } punten; schrijf een getal daartussen.

# What comes next.
pad-deal-dealer = { $who } deelt.
pad-open = Wie de meerkleurige 1 heeft, begint en speelt die.
pad-open-three = Wie de meerkleurige 1 heeft, begint en speelt die. Heeft niemand die, dan begint { $who }.
pad-gift-points = { $giver } had evenveel kaarten over als anderen, maar heeft de meeste punten.
pad-gift-seat = { $giver } had evenveel kaarten en punten als anderen, maar zit rechts van { $taker } het dichtstbij.
pad-way =
    { $way ->
        [clockwise] Met de klok mee
       *[counter] Tegen de klok in
    }
pad-to-go =
    { $points ->
        [one] { $who } is nog één punt van het einde verwijderd.
       *[other] { $who } is nog { $points } punten van het einde verwijderd.
    }
pad-deal-of = Partij { $deal } van { $deals }
pad-enter = Partij { $deal } invullen
pad-enter-first = Eerste partij invullen

# Counting a deal.
pad-ask-left = { $who }: hoeveel kaarten zijn er over?
pad-ask-taken = { $who }: { $colour ->
        [blue] hoeveel blauwe kaarten?
        [yellow] hoeveel gele kaarten?
        [green] hoeveel groene kaarten?
       *[rotten] hoeveel rotte vieren?
    }
pad-won-it = Gewonnen
pad-none-left = geen: partij gewonnen
pad-cell-left = { $who }: kaarten over
pad-cell-taken = { $who }: { $colour ->
        [blue] blauwe kaarten
        [yellow] gele kaarten
        [green] groene kaarten
       *[rotten] rotte vieren
    }
pad-colour =
    { $colour ->
        [blue] blauw
        [yellow] geel
        [green] groen
       *[rotten] rot
    }
pad-forgot = { $who } vergat “Kaart!” te zeggen
pad-plus = +{ $points }
pad-rest-zero = De rest is 0
pad-write = Opschrijven
pad-complete = Alles is geteld.
pad-fault-number = Dat is geen aantal kaarten; schrijf 0 t/m { $most }.
pad-fault-winner = Niemand heeft de partij gewonnen; iemand moet 0 kaarten overhebben.
pad-fault-winners = Twee spelers kunnen niet allebei zonder kaarten zitten; er wint er maar één.
pad-fault-hand = Niemand kan meer dan { $most } kaarten hebben.
pad-fault-forgot = Alleen wie één kaart overheeft, kan vergeten zijn het te zeggen.
pad-fault-colour =
    { $colour ->
        [blue] Er zijn maar { $most } blauwe kaarten; samen telden jullie er { $taken }.
        [yellow] Er zijn maar { $most } gele kaarten; samen telden jullie er { $taken }.
        [green] Er zijn maar { $most } groene kaarten; samen telden jullie er { $taken }.
       *[rotten] Er zijn maar { $most } rotte vieren; samen telden jullie er { $taken }.
    }
pad-fault-taken = In een partij kunnen hoogstens { $most } kaarten genomen worden; jullie telden er { $taken }.
pad-fault-few = In een partij worden minstens { $least } kaarten genomen; jullie telden er { $taken }.

# The sheet.
pad-scores = Punten, partij voor partij
pad-correct-deal = Partij { $deal } verbeteren
pad-delete-deal = Verwijderen
pad-deleted = Partij { $deal } is verwijderd.
pad-written = Partij { $deal } is opgeschreven.
pad-corrected = Partij { $deal } is verbeterd; wat volgt is opnieuw geteld.
pad-undo = Ongedaan maken
pad-after-end =
    { $deals ->
        [one] Het spel was met partij { $deal } afgelopen; de ene partij daarna telt niet.
       *[other] Het spel was met partij { $deal } afgelopen; de { $deals } partijen daarna tellen niet.
    }
pad-wins =
    { $winners ->
        [one] { $who } wint het spel
       *[other] Gedeelde overwinning: { $who }
    }
pad-chart = Hoe de punten opliepen
pad-chart-about = De punten van iedereen na elke partij; de getallen staan in de tabel hierboven.
pad-statistics = In cijfers
pad-stat-place = Plaats
pad-stat-won = Zeges
pad-stat-average = Punten per partij
pad-stat-worst = Slechtste partij
pad-stat-ahead = Keer voorop
pad-share = Delen
pad-print = Afdrukken
pad-change = Spelers en regels
pad-delete = Dit spel verwijderen
pad-delete-sure = Dit spel echt verwijderen?
pad-delete-now = Ja, verwijderen
pad-keep-it = Nee, bewaren
pad-match-deleted = Het spel is verwijderd.

# Sharing.
pad-send = Versturen …
pad-copy-text = Als tekst kopiëren
pad-link = Wie deze link opent, heeft het hele spel op de eigen telefoon
pad-no-code = Er is geen QR-code: daarvoor is het spel te lang. De link bevat alles.
pad-standing = { $who }: { $points }
pad-shared = Een spel dat met je gedeeld is
pad-shared-keep = Op dit apparaat bewaren
pad-shared-known = Je hebt dit spel al, met andere partijen.
pad-shared-replace = Het mijne vervangen
pad-shared-both = Beide bewaren
pad-shared-broken = Deze link bevat geen volledig spel; vraag er opnieuw om.
