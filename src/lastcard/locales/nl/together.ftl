# Samen een spel bekijken.

together = Samen bekijken
together-about = Een link opent dit spel voor anderen: ze zien wat jij laat zien, en jullie kunnen praten.
together-you-lead = Jij leidt
together-leads = { $who } leidt
together-nobody = Niemand leidt
together-take = De leiding nemen
together-give = { $who } de leiding geven
together-aside = Zelf kijken
together-back = Weer volgen
together-people = Mensen en gesprek
together-count =
    { $people ->
        [one] één persoon hier
       *[other] { $people } mensen hier
    }
together-is-aside = kijkt zelf
together-is-leader = leidt
together-say = Zeg iets
together-send = Versturen
together-mark = Tik kaarten van de hand aan om ze aan iedereen te tonen.
together-link = De link voor de anderen
together-you = jij
together-silent = Er is nog niets gezegd.
