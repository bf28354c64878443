# How one plays over time, from the reviews of one's matches.

progress-title = Je vooruitgang
progress-back = Terug naar je pagina
progress-about = Hoe goed je kiest en hoeveel geluk je hebt, geteld uit de analyses van je spellen. Alleen jij ziet dit.
progress-none = Er is nog geen spel geanalyseerd. Open een van je spellen en laat het analyseren; vanaf dan telt het hier mee.
progress-to-matches = Naar je spellen
progress-loss = Verloren punten per keuze
progress-loss-about = Hoeveel meer de beste zet gemiddeld waard was dan die van jou. De ware waarde ligt met 95 % zekerheid in de gearceerde band. Lager is beter.
progress-loss-now = { $loss } verloren punten per keuze (tussen { $low } en { $high }), bij { $choices } keuzes in { $matches } spellen.
progress-kinds = Per soort keuze
progress-luck = Geluk in elk spel
progress-luck-about = Wat de kaarten en de anderen je brachten, in punten. Over veel spellen komt het op hetzelfde neer.
progress-luck-sum = { $points } punten geluk in { $matches } spellen.
progress-rating = Rating na elk spel met rating
progress-rating-about = Hij volgt wat je zeker hebt laten zien, en wordt opgeschreven sinds deze pagina bestaat.
progress-table = Als tabel
progress-when = Wanneer
progress-matches = Spellen
progress-choices = Keuzes
progress-lost = Verloren punten per keuze
progress-interval = Tussen
progress-points = Punten
progress-kind-head = Soort keuze
progress-others = Analyses door { $reference } tellen mee; { $count } door andere vergelijkingsspelers zijn daarmee niet te vergelijken.
progress-json = Voor programma’s (JSON)
progress-csv = Als tabel (CSV)
progress-export = Downloaden
progress-kind =
    { $kind ->
        [leading] uitkomen
        [answering] antwoorden
        [passing] passen
        [gangs] een gang spelen
        [last-card] tegenover een laatste kaart
        [exchange] een kaart geven
        [putting] een kaart leggen
        [taking] kaarten nemen
       *[other] { $kind }
    }
