# The page of a match that is over, and whether its deals were fair.

proof-match = A match
proof-unfinished = This match is not finished; its cards are secret until then.
proof-to-table = To the table
proof-won =
    { $winners ->
        [one] { $who } has won.
       *[other] { $who } share the win.
    }
proof-record-text = Record as text
proof-record-json = Record for programs

proof-about = Your browser has just shuffled every deck anew, from what the server and the players had published before each deal, and compared it with the cards that were dealt. Where both are the same, and a player contributed, nobody could choose the order of the cards, not even the server.
proof-about-so-far = Before each deal the server publishes the fingerprint of its secret, and the players contribute; after it the secret is opened. Your browser checks each step as it comes. The cards themselves are compared when the match is over.
proof-seal =
    { $seal ->
        [proved] Proved
        [absent] Proved, but not everybody contributed
        [alone] Matches, but the server alone decided
        [denied] You contributed, the record says you did not
        [wrong] Wrong
        [open] Not finished
       *[none] Nothing to prove
    }
proof-verdict =
    { $seal ->
        [proved] Proved: nobody chose the order of the cards.
        [absent] Proved; not always contributed by { $who }.
        [alone] The decks match, but in some deal no player contributed, so the server alone decided it.
        [denied] You contributed, and the record says that you did not: the server may have chosen between decks.
        [wrong] Wrong: what was dealt does not follow from what was published.
        [open] Not finished, so nothing is proved yet.
       *[none] This match has nothing that could be proved.
    }
proof-commit = Before the deal the server picked a secret and published its fingerprint:
proof-answers = Then every seat gave its part, of which nobody could know before:
proof-answer =
    { $how ->
        [own] { $who } contributed
        [kept] the server contributed for { $who }, a bot, by a fixed rule:
       *[absent] not contributed by { $who }
    }
proof-cut =
    { $at ->
        [one] { $who } cut the deck: one card went under the others.
       *[other] { $who } cut the deck: { $at } cards went under the others.
    }
proof-reveal = After the deal the server told its secret, which must have that fingerprint:
proof-right = Shuffled anew with all that, the deck is the one that was dealt, card by card.
