# The provable deal: what it refuses.

fair = The provable deal refuses this.
fair-malformed = This is malformed.
fair-note-unreadable = “{ $text }” is not a note of a provable deal.
fair-name-refused = “{ $name }” cannot be used as a name here: letters, digits, full stops, hyphens and underscores, at most 64, beginning with a letter or digit.
fair-deck-refused = These { $cards } cards are not the deck of this match, or not one that can be shuffled here.
fair-seats-refused = A match cannot have { $seats } seats.
fair-wrong-length = 32 bytes are due here, not { $length }.
fair-out-of-order = It is not the moment for this.
fair-wrong-moment = It is not the moment for this step ({ $step }); the deal stands at “{ $phase }”.
fair-reveal-too-early = Deal { $deal } is not scored yet: its secret stays secret until then.
fair-seat-unknown = There is no seat { $seat } at this table.
fair-seat-answered = Seat { $seat } has answered already.
fair-step-refused = This cannot be done like that.
fair-link-refused = What seat { $seat } contributes to deal { $deal } does not belong to its chain.
fair-seat-kept = Seat { $seat } has no chain of its own: the server contributes for it, and it does not cut.
fair-cut-refused = A cut lifts 1 to { $most } cards, not { $at }.
fair-chain-spent = A chain of { $length } links has none for deal { $deal }.
fair-commitment-repeated = The secret for deal { $deal } was used before in this match.
fair-reveal-refused = The secret revealed for deal { $deal } is not the one committed to.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Deal { $deal }: proved.
fair-verdict-alone = Deal { $deal }: matches its notes, but nobody contributed, so the server alone decided it.
fair-verdict-open = Deal { $deal }: not finished, so nothing is proved yet.
fair-verdict-differs = Deal { $deal }: not proved.

# The provable deal: what a verification finds.

fair-found-note-damaged = “{ $text }” is not a note of a provable deal.
fair-found-note-misplaced = The note “{ $text }” has no place where it stands.
fair-found-not-covered = No notes tell how this deal was shuffled.
fair-found-commit-missing = The server did not commit to a secret.
fair-found-commit-repeated = The server used the secret of deal { $deal } again.
fair-found-link-missing = Nothing is noted of seat { $seat }: neither a link nor that it did not contribute.
fair-found-chain-broken = The link of seat { $seat } does not lead to its chain.
fair-found-link-not-derived = The link of seat { $seat }, for which the server contributes, does not follow from the secret.
fair-found-absence-refused = Seat { $seat }, for which the server contributes, is noted as absent.
fair-found-receipt-wrong = The receipt of seat { $seat } is not signed by the server.
fair-found-signature-wrong = What is noted of this deal is not signed by the server.
fair-found-commit-replaced = The commitment in the record is not the one that was answered.
fair-found-denied = Seat { $seat } contributed, as the server’s own receipt says; the record says that it did not.
fair-found-unheard = The link of seat { $seat } was sent, and the record says otherwise; no receipt by its server shows it.
fair-found-cut-refused = Seat { $seat } may not cut this deck, or not at { $at }.
fair-found-reveal-missing = The secret was not revealed.
fair-found-reveal-too-early = The secret is revealed, but the deal is not scored.
fair-found-commitment-differs = The secret revealed is not the one the server committed to.
fair-found-deck-size-differs = { $dealt } cards were dealt, but the deck has { $cards }.
fair-found-deck-differs = Card { $place } of the deck was { $dealt } and should have been { $due }.
