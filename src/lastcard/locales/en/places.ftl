# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Places
places-skip = Skip to the content
places-back = Back to: { $place }
places-name =
    { $place ->
        [play] Play
        [learn] Learn
        [study] Study
        [tools] Tools
       *[you] You
    }
places-about =
    { $place ->
        [play] Play at once: against bots, with friends, or with whoever is here.
        [learn] Learn the games by trying, or look up a rule.
        [study] Look back at your matches and see what happened.
        [tools] For the table at home: count the points, settle a question, check a deal.
       *[you] Your name, how you like it, and what is kept about you.
    }
