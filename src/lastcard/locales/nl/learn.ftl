# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Leren
learn-none = Daar is nog geen les over.
learn-brief = De regels in twee minuten
learn-full = De volledige regels
learn-summary = Overzichtskaarten
learn-read = Om te lezen over { $game }
learn-first = Eerste les: { $title }
learn-progress = { $done } van { $all } klaar
learn-done = klaar
learn-next-one = Volgende
learn-back = Alle lessen
learn-step = Stap { $step } van { $of }
learn-answers = Antwoorden
learn-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
learn-go-on = Verder
learn-finish = Klaar
learn-reveal = Laat zien
learn-well-done = Goed gedaan!
learn-next = Volgende: { $title }
learn-all-done = Je kunt het allemaal! Tijd voor een echt spel.
learn-play = Een spel spelen

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Deze twee passen niet bij elkaar. Voor een paar heb je twee gelijke getallen nodig.
        [3] Deze drie passen niet bij elkaar. Voor een trits heb je drie gelijke getallen nodig.
        [4] Vier kaarten passen alleen als gang bij elkaar: allemaal hetzelfde getal.
        [5] Deze vijf passen niet bij elkaar. Je hebt vijf getallen op rij nodig, vijf van één kleur, of een trits met een paar.
       *[other] Zoveel kaarten passen niet bij elkaar. Neem er één, twee, drie of vijf, of een gang.
    }
learn-must-lead = Jij komt uit, dus je kunt niet passen: speel wat je wilt.
learn-must-open = Wie het spel opent, moet de meerkleurige 1 erbij spelen.
learn-wrong-size =
    { $size ->
        [1] Er ligt één losse kaart, dus je hebt er ook één nodig, en wel een hogere.
        [2] Er ligt een paar, dus je hebt ook een paar nodig, maar dan hoger.
        [3] Er ligt een trits, dus je hebt ook een trits nodig, maar dan hoger.
       *[other] Er liggen vijf kaarten, dus je hebt er ook vijf nodig die bij elkaar passen en hoger zijn.
    }
learn-too-low = Dat is niet genoeg: { $mine } is niet hoger dan { $theirs }. Je hebt iets hogers nodig.
learn-must-block = De volgende heeft nog één kaart: houd hem tegen met je hoogste kaart, { gang-the-card }.
learn-must-lead-several = De volgende heeft nog één kaart: kom uit met twee of meer kaarten samen.
learn-must-lead-highest = De volgende heeft nog één kaart: kom uit met je hoogste kaart, { gang-the-card }.
learn-call-refused = Zeg “Kaart!” alleen als je daarna precies één kaart hebt.
learn-wrong-target =
    { $colour ->
        [B] Een blauwe kaart hoort op het blauwe doel.
        [Y] Een gele kaart hoort op het gele doel.
       *[G] Een groene kaart hoort op het groene doel.
    }
