# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: de regels
rules-rules = De regels
rules-cards = Overzichtskaarten
rules-none = Over dit spel staat hier nog niets.
rules-print = Afdrukken
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-found =
    { $count ->
        [0] Niets gevonden; probeer een ander woord.
        [one] Eén paragraaf gevonden
       *[other] { $count } paragrafen gevonden
    }
rules-no-combo = geen combinatie
rules-higher-than = is hoger dan
rules-all-editions = in alle uitgaven

# The summary cards.
rules-cards-of = { $game }: overzichtskaarten
rules-paper = Twee kaarten op één vel A4: afdrukken en in het midden doorknippen.
rules-combos = Combinaties en kleuren
rules-key = Belangrijke regels en punten
rules-combo =
    { $type ->
        [single] Losse kaart
        [pair] Paar
        [three] Trits
        [straight] Reeks
        [flush] Kleur
        [full_house] Full
        [straight_flush] Kleurenreeks
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = Eerst beslist het getal, dan de kleur.
rules-order-specials = Boven de 10: groene feniks, gele feniks, rode draak.
rules-order-colours = Groen is het laagst, dan geel, dan rood.
rules-order-multi = De meerkleurige 1 is de hoogste 1; in een kleur neemt ze elke kleur aan.
rules-five-order = Van de combinaties van vijf kaarten is een reeks het laagst en een kleurenreeks het hoogst.
rules-gang-beats = Een gang verslaat alles wat geen gang is; hoe meer kaarten, hoe hoger de gang.
rules-equal = Even hoog is niet hoger.
rules-key-deal = Drie of vier spelers, ieder 16 kaarten.
rules-key-open = De eerste partij wordt geopend met de meerkleurige 1, los of in een combinatie; later komt de winnaar uit.
rules-key-direction = De eerste partij gaat tegen de klok in, de volgende met de klok mee, enzovoort.
rules-key-turn = In je beurt: een hogere combinatie met evenveel kaarten, een gang, of passen.
rules-key-pass = Wie gepast heeft, mag weer spelen als de beurt terugkomt.
rules-key-lead = Hebben alle anderen gepast, dan kom je uit met wat je wilt.
rules-key-last = Heb je nog één kaart, zeg dan “Kaart!”, anders lig je uit de partij.
rules-key-block = De volgende speler heeft nog één kaart en er ligt een losse kaart: speel je hoogste kaart als die hoger is.
rules-key-block-lead = Je komt uit en de volgende speler heeft nog één kaart: met twee of meer kaarten als je kunt.
rules-key-exchange = Voor elke nieuwe partij geeft de verliezer de winnaar zijn hoogste kaart; de winnaar geeft een kaart naar keuze terug.
rules-key-end = Bij { $target } punten is het spel afgelopen; wie de minste heeft, wint.
rules-prices = Punten voor de kaarten die je nog hebt
rules-cards-left = Kaarten over
rules-each = Per kaart
rules-makes = Punten

# The cards of 13.
rules-turn = Kaarten en beurten
rules-points = Punten
rules-deck = De kaarten, en hoeveel er van elk zijn
rules-key-13-deal = Iedereen heeft vijf kaarten; de rest is de trekstapel. De linkerbuur van de deler begint.
rules-key-13-turn = Een beurt is één kaart op een doel. Niemand kan passen.
rules-key-13-colour = Een gekleurde kaart gaat op het doel van dezelfde kleur.
rules-key-13-rotten = Een rotte vier mag op elk doel.
rules-key-13-draw = Daarna pak je een kaart, zolang die er zijn.
rules-key-13-limit = Meer dan { $limit } op een doel: neem de kaarten die er lagen; de jouwe blijft liggen. Precies { $limit } kan geen kwaad.
rules-key-13-over = De partij is afgelopen als de stapel en alle handen leeg zijn.
rules-cost-coloured =
    { $points ->
        [one] Elke gekleurde kaart die je nam: { $points } minpunt.
       *[other] Elke gekleurde kaart die je nam: { $points } minpunten.
    }
rules-cost-rotten =
    { $points ->
        [one] Elke rotte vier: altijd { $points } minpunt.
       *[other] Elke rotte vier: altijd { $points } minpunten.
    }
rules-cost-most = Wie de meeste kaarten van een kleur heeft, betaalt er niets voor.
rules-cost-level = Hebben meer spelers de meeste, dan betalen ze allemaal.
rules-cost-lying = Wat op de doelen blijft liggen, telt voor niemand.
rules-cost-win = De minste minpunten winnen.
rules-cost-example = Een voorbeeld: wat doorgestreept is, kost niets
rules-taken = Genomen
rules-rooms = Wat er nog op een doel past
rules-sum = Som
rules-fits = Past
rules-length = Hoe lang een spel duurt
rules-deals = Partijen

# The rules in two minutes.
rules-brief = In twee minuten
rules-full = De volledige regels
rules-brief-gang-aim = Raak je kaarten kwijt voordat de anderen dat doen. Wie dat als eerste lukt, wint de partij; de anderen krijgen punten voor de kaarten die ze nog hebben, en punten zijn slecht.
rules-brief-gang-turn = Speel in je beurt iets hogers dan wat er ligt, met evenveel kaarten. Of pas: als je weer aan de beurt bent, mag je weer spelen.
rules-brief-gang-order = Eerst beslist het getal. Bij gelijke getallen is groen het laagst, dan geel, dan rood. Boven de 10 staan twee feniksen, en boven alles de draak.
rules-brief-gang-combos = Je kunt één kaart spelen, twee of drie gelijke getallen, of vijf kaarten die bij elkaar horen. Van vijf kaarten zijn er vier soorten, van zwak naar sterk:
rules-brief-gang-gang = Vier of meer gelijke getallen zijn een gang. Die verslaat alles behalve een hogere gang.
rules-brief-gang-lead = Als alle anderen passen, kom jij uit: speel wat je wilt.
rules-brief-gang-last = Heb je nog één kaart, zeg dan “Kaart!”. Wie voor jou speelt, moet je dan met de hoogste kaart stoppen, als dat kan.
rules-brief-gang-end = Zodra iemand { $target } punten heeft, is het spel afgelopen; wie de minste heeft, wint.
rules-brief-13-aim = Neem zo weinig mogelijk kaarten: kaarten die je neemt, kosten punten.
rules-brief-13-turn = Leg in je beurt één kaart op het doel van die kleur en pak er dan een. Passen kan niet.
rules-brief-13-limit = Een doel kan { $limit } hebben. Wordt het met jouw kaart meer, dan neem je de kaarten die er lagen; de jouwe blijft liggen.
rules-brief-13-rotten = Een rotte vier mag op elk doel.
rules-brief-13-cost = Aan het eind van een partij kost elke kaart die je nam 1 punt, en een rotte vier 2.
rules-brief-13-most = Maar nam je van een kleur meer kaarten dan alle anderen, dan kost die kleur je niets. Rotte vieren zijn nooit gratis.
rules-brief-13-end = Iedereen deelt één keer, met drie spelers twee keer. Wie dan de minste punten heeft, wint.
