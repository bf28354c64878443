# Eine Partie gemeinsam ansehen.

together = Gemeinsam ansehen
together-about = Ein Link öffnet diese Partie für andere: Sie sehen, was du zeigst, und ihr könnt reden.
together-you-lead = Du führst
together-leads = { $who } führt
together-nobody = Niemand führt
together-take = Führung übernehmen
together-give = { $who } die Führung geben
together-aside = Allein ansehen
together-back = Wieder folgen
together-people = Leute und Gespräch
together-count =
    { $people ->
        [one] eine Person da
       *[other] { $people } Leute da
    }
together-is-aside = schaut allein
together-is-leader = führt
together-say = Etwas sagen
together-send = Senden
together-mark = Tippe Karten der Hand an, um sie allen zu zeigen.
together-link = Der Link für die anderen
together-you = du
together-silent = Noch hat niemand etwas gesagt.
