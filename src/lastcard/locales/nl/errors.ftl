# What is refused, whatever the game. A message id is the code of the refusal.

rules = Dat staan de regels niet toe.
unreadable = Dat betekent hier niets; typ ? voor hulp.
card-unknown = Er is geen kaart “{ $card }”; schrijf kleur en getal, zoals in G5.
cards-impossible =
    { $copies ->
        [one] Er is maar één { $card }; noem die kaart één keer.
       *[other] Er zijn maar { $copies } kaarten { $card }; noem er minder.
    }
move-unreadable = “{ $text }” is geen zet.
bad-options = Met deze opties kan geen spel gespeeld worden.
edition-unknown = Er is geen uitgave “{ $edition }”; kies uit { $known }.
option-unknown = Er is geen optie “{ $option }”; kies uit { $known }.
option-refused = De optie { $option } kan niet “{ $value }” zijn; kies uit { $allowed }.
seats-refused = Dit spel is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
move-refused = Die zet mag nu niet.
match-over = Het spel is afgelopen; er kan niets meer gespeeld worden.
not-your-turn = Je bent nog niet aan de beurt; wacht op de anderen.
wrong-phase =
    { $awaited ->
        [deal] De kaarten zijn nog niet gedeeld; wacht op het delen.
        [cut] Er moet eerst gecoupeerd worden; typ een getal.
        [show] Er moet eerst gecoupeerd worden; typ een getal.
        [exchange] Geef eerst een kaart in ruil; typ de kaart.
        [play] Nu wordt er gespeeld; typ kaarten, of pas.
       *[other] Nu is een ander soort zet nodig; typ ? voor hulp.
    }
card-not-held = { $cards } heb je niet; speel kaarten uit je eigen hand.
deck-wrong = De gedeelde kaarten zijn niet die van dit spel; schud alle kaarten samen.
lesson-wrong = De les { $lesson } kan niet gegeven worden: { $problem }.
nothing-asked = In deze stap van de les valt niets te proberen; ga verder met de volgende.
