# What a table with other people refuses. A message id is the code of the refusal.

table = Dat staat de tafel niet toe.
setup-refused = Zo kan er geen tafel gemaakt worden; kijk nog eens naar “{ $field }”.
game-not-here = Er is geen spel “{ $game }”; kies uit { $known }.
rated-alone = Een spel met rating is alleen voor mensen, en zonder hints; laat de bots weg.
rated-otherwise = Een spel met rating wordt overal volgens dezelfde regels gespeeld: uitgave { $edition }, en de tafel meldt de laatste kaart voor iedereen.
paired-otherwise = Mensen die elkaar niet kennen spelen overal volgens dezelfde regels: uitgave { $edition }, en de tafel meldt de laatste kaart voor iedereen.
no-such-seat = Aan deze tafel is geen plaats { $seat }.
seat-taken = Daar zit al iemand; kies een andere plaats.
seated-already = Je hebt al een plaats aan deze tafel.
not-seated = Dat mag alleen wie aan deze tafel zit.
not-host = Dat mag alleen wie de tafel leidt.
not-ready = Nog niet iedereen is er en klaar.
player-absent = Iemand heeft de tafel verlaten: wacht, of geef de plaats aan iemand anders.
started-already = Het spel is al begonnen.
not-started = Het spel is nog niet begonnen.
table-over = Deze tafel is gesloten; hier gebeurt niets meer.
stale-move = Aan tafel is het intussen verdergegaan; kijk nog eens en kies opnieuw.
seat-played = Een bot speelt voor je; neem eerst je plaats weer in.
not-away = Je speelt zelf; niemand hoeft je je plaats terug te geven.
link-unwanted = De kaarten zijn al gedeeld, of jouw bijdrage is al bekend.
talk-refused = Dat zeg je niet aan deze tafel; kies een van de zinnen.
watch-refused = De host van deze tafel laat niemand meekijken.
hint-refused = Er is hier en nu geen hint voor je.
asides-enough = Aan deze tafel is zo vaak gepraat en geschoven als in één spel kan ({ $most } keer); het spel zelf gaat door.
table-busy = Te veel tegelijk; wacht even en probeer het opnieuw.
not-recorded = Het kon niet worden opgeschreven en telt dus niet; probeer het opnieuw.

# Table talk: what can be said at every table.

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblikje.
phrase-hurry = Jouw beurt!
phrase-nice-gang = Wat een zet!
phrase-close-one = Dat scheelde weinig!
phrase-again = Nog eentje?
phrase-goodbye = Tot ziens!
