# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Probeer "{ $command } --help".
cli-version = lastcard { $version }

refused = Dat wordt geweigerd.
usage = De opdrachtregel klopt niet.
arguments-wrong = { $detail }.
argument-unknown = “{ $argument }” bestaat hier niet.
value-missing = De optie { $option } heeft een waarde nodig.
file-missing = Noem het bestand van een bewaard spel.
command-missing = Noem een opdracht: { $known }.
command-unknown = Er is geen opdracht “{ $command }”; de opdrachten zijn { $known }.
extra-missing = “lastcard { $command }” heeft de server nodig; installeer hem met: pip install 'lastcard[server]'.
game-unknown = Er is geen spel “{ $game }”; de spellen zijn { $known }.
language-unknown = In “{ $language }” zijn er geen woorden; de talen zijn { $known }.
number-wrong = { $option } neemt een heel getal van { $lowest } t/m { $highest }, niet “{ $text }”.
option-form = --option neemt NAAM=WAARDE, zoals in target=50, niet “{ $text }”.
paragraph-unknown = Er is geen paragraaf “{ $paragraph }” in deze regels; de eerste is { $first }.
rules-missing = De regels van { $game } zijn nog niet opgeschreven.
failure = Dat kan niet.
file-unreadable = { $file } is niet te lezen: { $reason }.
file-not-text = { $file } is geen tekstbestand.
output-failed = Er kan niets meer geschreven worden: { $reason }.
file-unwritable = { $file } is niet te schrijven: { $reason }.

cli-help =
    lastcard - de kaarttafel voor Gang of Four en 13

    gebruik: lastcard OPDRACHT [OPTIES]
             lastcard OPDRACHT --help
             lastcard --version

    Speel in de terminal tegen bots, of online met mensen; draai een server; lees de
    regels, bekijk een afgelopen spel opnieuw, of vraag de scheidsrechter wat mag.

    opdrachten:
      play [SPEL]             speel een spel tegen bots
      host [SPEL]             open een online tafel en speel daar
      join LINK               speel aan een online tafel
      serve                   laat anderen in hun browser spelen
      bot PROGRAMMA           laat een programma aan online tafels spelen
      backup BESTAND          kopieer alles wat een draaiende server bewaart
      restore BESTAND         zet zo’n kopie terug
      doctor                  kijk of alles wat een server bewaart in orde is
      admin TAAK              beheer een server: tafels, blokkades, meldingen
      rules [SPEL] [NUMMER]   lees de regels, of één paragraaf ervan
      replay BESTAND          bekijk een bewaard spel opnieuw, ronde voor ronde
      review BESTAND          beoordeel de keuzes van een bewaard spel
      verify BESTAND          bewijs dat niemand de kaarten van een spel koos
      referee                 beantwoord vragen over de regels, elk één regel JSON
      arena [SPEL]            laat bots tegen elkaar spelen: wie is beter?

    opties:
      -h, --help              toon deze pagina; OPDRACHT --help toont meer
      --version               toon de versie
      --language TAAL         een andere taal ({ $languages })

    spellen:
      { $games }

    voorbeelden:
      lastcard play                          een snel spel Gang of Four
      lastcard play --players 3 --edition nl-2010 --save avond.txt
      lastcard replay avond.txt
      lastcard verify avond.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    omgevingsvariabelen:
      NO_COLOR                geen kleuren als deze gezet is; kaarten hebben letters
      TERM                    "dumb" betekent: geen kleuren en niet hertekenen
      COLUMNS, LINES          de grootte van de terminal, waar die niet te vragen is
      PAGER                   wat lange pagina’s toont (anders: less)
      LASTCARD_LANGUAGE       de taal, als het niet die van het systeem is

    exitcodes:
      0    alles is goed
      1    het mislukte: een bestand is niet te lezen, een verslag klopt niet, een
           partij is niet bewezen
      2    de opdrachtregel klopt niet
      130  onderbroken met Ctrl-C

cli-help-play =
    lastcard play - speel een spel tegen bots

    gebruik: lastcard play [SPEL] [OPTIES]

    SPEL is een van { $games }; zonder speel je gang, dus Gang of Four. Je zit
    onderaan de tafel, op de andere plaatsen zitten bots. Tijdens het spelen toont ?
    de hulp en hint wat je kunt spelen.

    opties:
      --players N             hoeveel er aan tafel zitten (gang 3-4, thirteen 3-6)
      --edition UITGAVE       de regels van één gedrukte uitgave, zoals en-2010
      --option NAAM=WAARDE    verander een optie; mag vaker
      --seed N                deel de kaarten van dit startgetal: hetzelfde getal,
                              dezelfde kaarten
      --cut                   vraag waar je coupeert als jij mag couperen
      --name NAAM             je naam op het scoreblok
      --bots BOT              met wie je speelt, zie onder (anders: planner), of een
                              eigen programma, zoals ./mybot
      --save BESTAND          schrijf het spel na elke partij naar BESTAND
      --fast                  geen pauzes tussen de zetten van de bots
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    De bots, de makkelijkste eerst:
      { $bots }
    master@200 denkt in 200 werelden per zet, master@500ms een halve seconde lang.

    Zonder --edition is het een snel spel: de uitgave en-2010, en de tafel meldt
    zelf de laatste kaarten (last_card=automatic). Met --edition is alles zoals in
    dat boekje, en zeg je zelf “Kaart!”.
    lastcard rules SPEL --editions toont uitgaven en opties.

    voorbeelden:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - lees de regels

    gebruik: lastcard rules [SPEL] [NUMMER] [OPTIES]

    SPEL is een van { $games }; zonder lees je over gang, dus Gang of Four.
    NUMMER is het nummer van een paragraaf of hoofdstuk, zoals GF-9.1 of 9.

    opties:
      --editions              toon de uitgaven en de opties die elk ervan zet
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    In een terminal toont $PAGER de pagina’s die niet op het scherm passen.

    voorbeelden:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - bekijk een bewaard spel opnieuw

    gebruik: lastcard replay BESTAND [OPTIES]

    BESTAND is een verslag, als tekst of als JSON; - leest het van de
    standaardinvoer. Elke zet wordt bij het tonen aan de regels getoetst, en de
    punten ook.

    In een terminal loop je het spel door: Enter toont de volgende zet, ? de andere
    toetsen. De uitslag en latere partijen blijven verborgen tot je daar bent. In
    een pijp of bestand wordt alles geschreven, ronde voor ronde.

    opties:
      --all                   toon alles in één keer, zoals in een bestand
      --step                  zet voor zet, wat een terminal toch al doet
      --move NUMMER           begin bij deze zet
      --eyes PLAATS           zie wat deze plaats zag, 0 tot 5, of open: alle
                              kaarten
      --json                  schrijf het verslag als JSON en toon het niet
      --text                  schrijf het verslag als tekst en toon het niet
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    exitcodes:
      0    het verslag is getoond, en alles klopt
      1    het bestand is niet te lezen, of het verslag klopt niet

    voorbeelden:
      lastcard replay avond.txt --move 37 --eyes 2
      lastcard replay avond.txt --json > avond.json

cli-help-verify =
    lastcard verify - bewijs dat niemand de kaarten van een spel koos

    gebruik: lastcard verify BESTAND [--receipts BEWIJZEN]

    BESTAND is een verslag, als tekst of als JSON; - leest het van de
    standaardinvoer. Elke stapel wordt opnieuw berekend, uit het geheim waarop de
    tafel zich voor de partij had vastgelegd, uit wat de spelers bijdroegen en uit
    het couperen, en dan vergeleken met de kaarten die gedeeld zijn. Ook elke zet
    wordt nagespeeld.
    docs/reference/provable-deal.md legt uit hoe het werkt.

    Aan een spel met --seed valt niets te bewijzen.

    opties:
      --receipts BEWIJZEN     wat is verstuurd en de bevestigingen die lastcard
                              join bewaart
      --receipts BEWIJZEN     verstuurd en bevestigd, van lastcard join
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    exitcodes:
      0    elke partij is bewezen
      1    iets klopt niet, of het bestand is niet te lezen

    voorbeelden:
      lastcard play --save avond.txt
      lastcard verify avond.txt

cli-help-referee =
    lastcard referee - beantwoord vragen over de regels

    gebruik: lastcard referee

    Leest van de standaardinvoer één JSON-object per regel en schrijft er meteen één
    per regel naar de standaarduitvoer. Voor scripts en bots in elke taal.

    vragen:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          welke combinatie dat is: { "{" }"type":"pair"{ "}" }; null als het geen is. Soorten:
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          of cards op table gespeeld mag worden: { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          alles wat een hand mag spelen: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       wat verslagen moet worden, of null bij het uitkomen
          next_last   true als de volgende speler precies één gemelde kaart heeft
          opening     true voor de opening van een spel
          edition     wiens regels, bijvoorbeeld "de-2010"; anders "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          wat 9 overgebleven kaarten kosten: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          wie de winnaar een kaart geeft: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          wat de kaarten kosten die in een partij 13 genomen zijn: { "{" }"points":[7,…]{ "}" }

    Kaarten schrijf je als G3, Y10, R1, M1, GP, YP, RD, in willekeurige volgorde,
    groot of klein. Wat niet te beoordelen is, wordt op zijn regel beantwoord, en
    het programma gaat verder:
      { "{" }"error":"card-unknown","message":"Er is geen kaart …"{ "}" }

    opties:
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

# The rules in the terminal.
rules-editions = Uitgaven van { $game }
rules-same = als { $edition }
rules-set = Elke uitgave is als { $default }, behalve wat erbij staat. Zo speel je er een: lastcard play { $game } --edition NAAM --option NAAM=WAARDE

# Proving a record in the terminal.
verify-unfinished = Het spel van dit verslag is niet uitgespeeld.
verify-absent = Plaats { $seat } droeg niet bij.
verify-signed = Door de server ondertekend met de sleutel { $key }: { $signed } van { $deals }.
verify-sum =
    { $deals ->
        [0] Er zijn geen partijen te bewijzen.
        [one] { $proved } van 1 partij is bewezen.
       *[other] { $proved } van { $deals } partijen zijn bewezen.
    }
