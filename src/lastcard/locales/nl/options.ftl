# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Opening van het spel
option-gang-opening-limit-about = Wie de meerkleurige 1 heeft, komt ermee uit; hoeveel kaarten mogen dat samen zijn?
option-gang-opening-limit-5 = hoogstens vijf kaarten
option-gang-opening-limit-none = elke combinatie

option-gang-last-card = “Kaart!” zeggen
option-gang-last-card-about = Een laatste kaart moet gemeld worden: doen de spelers dat zelf, of doet de tafel het?
option-gang-last-card-spoken = de spelers
option-gang-last-card-automatic = de tafel

option-gang-undeclared = Vergeten te melden
option-gang-undeclared-about = Wat het kost om “Kaart!” te vergeten, behalve dat je uit de partij ligt.
option-gang-undeclared-plus-one = 2 punten
option-gang-undeclared-one = 1 punt

option-gang-block = Een laatste kaart tegenhouden
option-gang-block-about = Ligt er een losse kaart en heeft de volgende speler nog één kaart, dan moet dit gespeeld worden.
option-gang-block-single = de hoogste losse kaart
option-gang-block-single-or-gang = de hoogste losse kaart of een gang

option-gang-block-lead = Uitkomen voor een laatste kaart
option-gang-block-lead-about = Waarmee je uitkomt als de volgende speler nog één kaart heeft en jij alleen losse kaarten hebt.
option-gang-block-lead-highest = de hoogste kaart
option-gang-block-lead-free = elke kaart

option-gang-after-pass = Na het passen
option-gang-after-pass-about = Of wie gepast heeft weer mag spelen als de beurt in dezelfde ronde nog eens langskomt.
option-gang-after-pass-may-return = mag weer spelen
option-gang-after-pass-out-of-cycle = wacht op de volgende ronde

option-gang-discards = Gespeelde kaarten
option-gang-discards-about = Of iedereen de kaarten van afgelopen rondes mag bekijken; dat helpt bij het leren.
option-gang-discards-covered = gedekt
option-gang-discards-open = open voor iedereen

option-gang-ceremony = Chinees delen
option-gang-ceremony-about = Voor elke partij wordt gecoupeerd, een kaart getoond en afgeteld wie de eerste kaart krijgt.
option-gang-ceremony-off = zonder
option-gang-ceremony-on = met ceremonie

option-gang-count = Tellen bij de ceremonie
option-gang-count-about = In welke richting wordt geteld naar wie de eerste kaart krijgt; alleen bij Chinees delen.
option-gang-count-counter-clockwise = tegen de klok in
option-gang-count-clockwise = met de klok mee
option-gang-count-direction = in de speelrichting
option-gang-count-none = helemaal niet

option-gang-target = Punten tot het einde van het spel
option-gang-target-about = Zodra iemand zoveel punten heeft, is het spel afgelopen; wie de minste heeft, wint.

option-gang-target-rule = Wanneer het afgelopen is
option-gang-target-rule-about = Of het spel eindigt als die punten bereikt zijn, of pas als ze overschreden zijn.
option-gang-target-rule-reach = als ze bereikt zijn
option-gang-target-rule-exceed = als ze overschreden zijn

option-gang-first-dealer = Eerste deler
option-gang-first-dealer-about = Welke plaats het eerst deelt; daarna deelt telkens de winnaar van de vorige partij.

# 13.
option-thirteen-deal = Delen
option-thirteen-deal-about = Of iedereen vijf kaarten heeft en bijpakt, of alle kaarten vooraf gedeeld worden.
option-thirteen-deal-five = vijf kaarten, dan bijpakken
option-thirteen-deal-all = alle kaarten ineens

option-thirteen-open-piles = Genomen kaarten
option-thirteen-open-piles-about = Of iedereen de genomen kaarten mag bekijken; dat helpt bij het leren.
option-thirteen-open-piles-off = gedekt
option-thirteen-open-piles-on = open voor iedereen

option-thirteen-first-dealer = Eerste deler
option-thirteen-first-dealer-about = Welke plaats het eerst deelt; na elke partij is de volgende met de klok mee deler.
