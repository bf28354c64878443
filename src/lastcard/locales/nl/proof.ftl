# The page of a match that is over, and whether its deals were fair.

proof-match = Een spel
proof-unfinished = Dit spel is niet afgelopen; tot dan zijn de kaarten geheim.
proof-to-table = Naar de tafel
proof-won =
    { $winners ->
        [one] { $who } heeft gewonnen.
       *[other] { $who } delen de overwinning.
    }
proof-record-text = Verslag als tekst
proof-record-json = Verslag voor programma’s

proof-about = Je browser heeft zojuist elke stapel opnieuw geschud, uit wat de server en de spelers voor elke partij hadden gepubliceerd, en vergeleken met de kaarten die gedeeld zijn. Waar beide gelijk zijn en een speler heeft bijgedragen, kon niemand de volgorde van de kaarten kiezen, ook de server niet.
proof-about-so-far = Voor elke partij publiceert de server de vingerafdruk van zijn geheim, en de spelers dragen bij; daarna wordt het geheim geopend. Je browser controleert elke stap zodra die komt. De kaarten zelf worden vergeleken als het spel is afgelopen.
proof-seal =
    { $seal ->
        [proved] Bewezen
        [absent] Bewezen, maar niet iedereen droeg bij
        [alone] Klopt, maar de server besliste alleen
        [denied] Je droeg bij, het verslag zegt van niet
        [wrong] Fout
        [open] Niet afgelopen
       *[none] Niets te bewijzen
    }
proof-verdict =
    { $seal ->
        [proved] Bewezen: niemand heeft de volgorde van de kaarten gekozen.
        [absent] Bewezen; niet altijd met een bijdrage van { $who }.
        [alone] De stapels kloppen, maar in minstens één partij droeg geen speler bij, dus besliste de server alleen.
        [denied] Je droeg bij, en het verslag zegt van niet: de server kan tussen stapels hebben gekozen.
        [wrong] Fout: wat gedeeld is, volgt niet uit wat gepubliceerd was.
        [open] Niet afgelopen, dus nog niets bewezen.
       *[none] Aan dit spel valt niets te bewijzen.
    }
proof-commit = Voor de partij koos de server een geheim en publiceerde de vingerafdruk ervan:
proof-answers = Daarna gaf elke plaats een eigen deel, dat vooraf niemand kon kennen:
proof-answer =
    { $how ->
        [own] { $who } droeg bij
        [kept] de server droeg voor { $who }, een bot, volgens een vaste regel bij:
       *[absent] geen bijdrage van { $who }
    }
proof-cut =
    { $at ->
        [one] { $who } coupeerde: één kaart ging onder de andere.
       *[other] { $who } coupeerde: { $at } kaarten gingen onder de andere.
    }
proof-reveal = Na de partij vertelde de server het geheim, dat die vingerafdruk moet hebben:
proof-right = Met dat alles opnieuw geschud is de stapel precies die van toen, kaart voor kaart.
