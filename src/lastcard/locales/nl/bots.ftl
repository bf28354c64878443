# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Speelt wat er mag: voor een eerste avond.
bot-greedy = Gooit zo veel mogelijk weg, zo snel mogelijk, en kijkt nooit om.
bot-planner = Telt de eigen kaarten en plant de hele hand voor de eerste zet.
bot-searcher = Stelt zich voor wat de anderen hebben en speelt ideeën in gedachten tot het einde uit.
bot-master = Trekt conclusies uit alles wat je doet en vergeeft niets.
bot-swift = Ziet in één oogopslag waar anderen jaren over deden.
bot-pimc-50 = Probeert elke zet vijftig keer in gedachten: de maatstaf van het zoeken.
bot-master-1 = De meester zoals die was toen het beoordelen begon: de maatstaf van keuzes.
bot-swift-1 = Swift zoals die was toen het beoordelen begon: een maatstaf die meteen antwoordt.

bot-refused = Zo’n bot kan hier niet zitten.
bot-unknown = Er is geen bot “{ $bot }”; kies uit { $known }.
bot-elsewhere = De bot { $bot } speelt dit spel niet; kies uit { $known }.
budget-wrong = “{ $text }” is geen budget; schrijf een aantal werelden, zoals in master@200, of een tijd, zoals in master@50ms.
budget-useless = De bot { $bot } denkt niet vooruit; laat weg wat achter de @ staat.
program-refused = “{ $command }” kan niet gestart worden; noem een uitvoerbaar bestand, zoals in ./mybot of "./mybot --fast".
limit-wrong = “{ $text }” is geen tijdslimiet; een programma krijgt milliseconden, zoals in ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } heeft reglementair verloren: het programma kon niet gestart worden.
        [too-slow] { $bot } heeft reglementair verloren: het antwoord kwam niet op tijd.
        [exited] { $bot } heeft reglementair verloren: het programma stopte voor het antwoord.
        [unreadable] { $bot } heeft reglementair verloren: het antwoord is geen zet.
        [illegal] { $bot } heeft reglementair verloren: de zet is niet toegestaan.
        [silent] { $bot } heeft reglementair verloren: het was zijn beurt en er kwam niets.
       *[other] { $bot } heeft reglementair verloren: { $reason }.
    }
