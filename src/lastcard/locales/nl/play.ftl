# Playing in the terminal: what every game needs.

play-you = Jij
play-prompt = >{" "}
play-uncompiled = lastcard draait zonder zijn gecompileerde kern: alles werkt, alleen trager.
play-welcome = Je speelt { $game } met { $names }. ? toont hulp, met quit stop je.
play-press-enter = Druk op Enter om door te gaan.
play-empty = Typ een zet, ? voor hulp, of hint om te zien wat je kunt spelen.
play-nothing-listed = Typ eerst hint; daarna speelt het nummer van een regel die regel.
play-number-unknown = Er staat geen nummer { $number } in de lijst; typ hint om de lijst te zien.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Een sterke bot zou passen.
       *[other] Een sterke bot zou { $move } spelen.
    }
play-log-empty = Er is in deze partij nog niets gebeurd.
play-no-hints = Er valt niets te tonen.
play-no-group = Er is niets te spelen dat met “{ $word }” begint; typ hint voor alles.
play-more = Pagina { $page } van { $pages }; hint toont de volgende, een nummer speelt.
play-hint-end = Een nummer speelt die regel.
play-sorted =
    { $order ->
        [number] Je hand is gesorteerd op getal.
        [colour] Je hand is gesorteerd op kleur.
       *[none] Deze hand is maar op één manier te sorteren.
    }
play-not-now = Je bent niet aan de beurt; ? toont wat je kunt typen.
play-only-last = Nu kan alleen last!, verder niets.
play-left = Je hebt het spel verlaten.
play-left-saved = Je hebt het spel verlaten; het is bewaard in { $file }.
play-saved = Het spel is bewaard in { $file }.
play-provable = Of er eerlijk gedeeld is, toont lastcard verify { $file }
play-cut = Je coupeert: hoeveel kaarten neem je af, 1 t/m { $most }? Met Enter kiest het toeval.
play-cut-again = Een heel getal van 1 t/m { $most } graag, of Enter.
play-seed = Met --seed { $seed } worden dezelfde kaarten opnieuw gedeeld.
play-no-summary = lastcard rules { $game } toont de regels.
play-help =
      h, hint        geeft advies en toont wat kan; met een woord wat zo begint
      12             speelt nummer 12 van die lijst
      sort           sorteert je hand anders
      score          toont het scoreblok
      log            wat er in deze partij is gebeurd
      rules          toont de regels in het kort
      q, quit        verlaat het spel (ook Ctrl-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
play-pad-deal = partij
play-pad-total = totaal
play-pad-earlier =
    { $deals ->
        [one] (één eerdere partij)
       *[other] ({ $deals } eerdere partijen)
    }
play-pad-empty = Er is nog geen partij geteld.
play-match-over = Het spel is afgelopen.
play-match-won =
    { $you ->
        [yes] Jij wint.
        [shared] Je deelt de overwinning met { $who }.
        [many] De overwinning wordt gedeeld: { $who }.
       *[no] { $who } wint.
    }

# A game without a picture of its own.
play-plain-help = Typ een zet of het nummer ervan in de lijst.
play-plain-task = Jouw beurt.
play-plain-group = Zetten
play-plain-scores = Punten tot nu toe
