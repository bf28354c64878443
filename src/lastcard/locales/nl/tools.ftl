# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Scoreblok
        [referee] Scheidsrechter
       *[verify] Een partij controleren
    }
tools-about =
    { $tool ->
        [pad] Jullie spelen met echte kaarten; het blok telt en weet wie er hierna deelt. Werkt zonder internet.
        [referee] Mag ik dit spelen? Tik op de kaarten en lees waarom wel of niet. Werkt zonder internet.
       *[verify] Zie zelf dat niemand de volgorde van de kaarten koos.
    }

verify-about = Je browser schudt elke stapel van een spel opnieuw, uit wat voor elke partij is gepubliceerd, en vergelijkt die met de kaarten die gedeeld zijn. Je hoeft niemand te geloven, ook deze server niet.
verify-mine = Je laatste spellen
verify-none = Je hebt nog geen spel uitgespeeld.
verify-file = Een verslag in een bestand
verify-file-about = Kies een “Verslag voor programma’s” (.json), van deze server of een andere, of sleep het op de pagina. Het blijft in je browser.
verify-choose = Kies een bestand
verify-unreadable = { $file } is geen verslag van een spel dat hier gelezen kan worden.
