# A match stepped through: its screen, and how a record file is opened.

replay-title = Spel terugkijken
replay-leave = Terug
replay-empty = In dit verslag staat nog geen zet.
replay-hand = De kaarten van { $who }
replay-hands = De kaarten van iedereen

replay-first = Naar het begin
replay-deal-back = Eén partij terug
replay-cycle-back = Eén ronde terug
replay-back = Eén zet terug
replay-start = Vanzelf afspelen
replay-pause = Stoppen
replay-on = Eén zet verder
replay-cycle-on = Eén ronde verder
replay-deal-on = Eén partij verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-place = Zet { $place }
replay-place-of = Zet { $place } van { $places }
replay-slider = Plaats in het spel

replay-eyes = Wiens kaarten je ziet
replay-eyes-you = Die van jou
replay-eyes-of = { $who }
replay-eyes-open = Alle kaarten open

replay-known = Wat bekend was
replay-known-about = Alle kaarten van het spel, voor zover { $who } dat toen kon weten.
replay-known-open = Alle kaarten van het spel, met alle handen open.
replay-known-count =
    { $where ->
        [own] In de hand: { $cards }
        [table] Op tafel: { $cards }
        [gone] Gespeeld: { $cards }
        [held] Bekend in andere handen: { $cards }
       *[unseen] Niet gezien: { $cards }
    }
replay-where =
    { $where ->
        [own] in de hand
        [table] op tafel
        [gone] gespeeld
        [held] in de hand van { $who }
       *[unseen] niet gezien
    }
replay-unknown-game = Bij dit spel telt hier nog niemand de kaarten mee.

replay-hide = Verbergen wat later komt
replay-hide-about = De uitslag en latere partijen zie je pas als je daar bent.
replay-more = Meer over dit spel
replay-keys = Toetsen
replay-key-move = één zet terug of verder
replay-key-cycle = één ronde terug of verder
replay-key-deal = één partij terug of verder
replay-key-ends = naar het begin of het einde
replay-key-start = vanzelf afspelen of stoppen
replay-key-eyes = de volgende kaarten zien, of alle
replay-key-known = wat bekend was, wat er gebeurde, de score
replay-key-help = deze lijst
replay-swipe = Veeg op een telefoon over de tafel: naar links voor de volgende zet, naar rechts voor de vorige.
replay-link = Link naar deze zet
replay-to-match = Uitslag en bewijs van dit spel

replay-file = Een spelbestand openen
replay-file-about = Een spel dat als tekst of JSON is bewaard, hier of in de terminal, kun je zet voor zet bekijken. De server bewaart er niets van.
replay-file-choose = Bestand kiezen
replay-file-drop = of laat het ergens op deze pagina vallen
replay-file-long = Dit bestand is te lang om een spel te zijn.
replay-file-unreadable = Dit bestand is niet als tekst te lezen.
replay-file-other = Een ander bestand openen
