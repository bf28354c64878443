# The provable deal: what it refuses.

fair = Das beweisbare Austeilen lässt das nicht zu.
fair-malformed = Das hat nicht die nötige Form.
fair-note-unreadable = „{ $text }“ ist keine Notiz eines beweisbaren Austeilens.
fair-name-refused = „{ $name }“ geht hier nicht als Name: höchstens 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, am Anfang ein Buchstabe oder eine Ziffer.
fair-deck-refused = Diese { $cards } Karten sind nicht die dieser Partie oder lassen sich hier nicht mischen.
fair-seats-refused = Eine Partie kann nicht { $seats } Plätze haben.
fair-wrong-length = Hier sind 32 Bytes fällig, nicht { $length }.
fair-out-of-order = Dafür ist jetzt nicht der Moment.
fair-wrong-moment = Für diesen Schritt ({ $step }) ist jetzt nicht der Moment; das Austeilen steht bei „{ $phase }“.
fair-reveal-too-early = Runde { $deal } ist noch nicht gewertet: Bis dahin bleibt ihr Geheimnis geheim.
fair-seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }.
fair-seat-answered = Platz { $seat } hat schon geantwortet.
fair-step-refused = So geht das nicht.
fair-link-refused = Was Platz { $seat } zu Runde { $deal } beiträgt, gehört nicht zu seiner Kette.
fair-seat-kept = Platz { $seat } hat keine eigene Kette: Der Server trägt für ihn bei, und abheben darf er nicht.
fair-cut-refused = Man hebt 1 bis { $most } Karten ab, nicht { $at }.
fair-chain-spent = Eine Kette aus { $length } Gliedern hat keines mehr für Runde { $deal }.
fair-commitment-repeated = Das Geheimnis für Runde { $deal } wurde in dieser Partie schon benutzt.
fair-reveal-refused = Das für Runde { $deal } offengelegte Geheimnis ist nicht das vorher festgelegte.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Runde { $deal }: bewiesen.
fair-verdict-alone = Runde { $deal }: stimmt mit den Notizen überein, aber niemand hat beigetragen, also hat der Server allein entschieden.
fair-verdict-open = Runde { $deal }: nicht beendet, also noch nichts bewiesen.
fair-verdict-differs = Runde { $deal }: nicht bewiesen.

# The provable deal: what a verification finds.

fair-found-note-damaged = „{ $text }“ ist keine Notiz eines beweisbaren Austeilens.
fair-found-note-misplaced = Die Notiz „{ $text }“ gehört nicht dorthin, wo sie steht.
fair-found-not-covered = Keine Notiz sagt, wie für diese Runde gemischt wurde.
fair-found-commit-missing = Der Server hat sich auf kein Geheimnis festgelegt.
fair-found-commit-repeated = Der Server hat das Geheimnis von Runde { $deal } noch einmal benutzt.
fair-found-link-missing = Von Platz { $seat } ist nichts notiert: weder ein Glied noch, dass er nicht beigetragen hat.
fair-found-chain-broken = Das Glied von Platz { $seat } führt nicht zu seiner Kette.
fair-found-link-not-derived = Das Glied von Platz { $seat }, für den der Server beiträgt, folgt nicht aus dem Geheimnis.
fair-found-absence-refused = Platz { $seat }, für den der Server beiträgt, ist als abwesend notiert.
fair-found-receipt-wrong = Die Quittung von Platz { $seat } ist nicht vom Server unterschrieben.
fair-found-signature-wrong = Was zu dieser Runde notiert ist, ist nicht vom Server unterschrieben.
fair-found-commit-replaced = Die Festlegung in der Aufzeichnung ist nicht die, auf die geantwortet wurde.
fair-found-denied = Platz { $seat } hat beigetragen, wie die Quittung des Servers sagt; die Aufzeichnung sagt, er habe es nicht.
fair-found-unheard = Das Glied von Platz { $seat } wurde geschickt, und die Aufzeichnung sagt etwas anderes; keine Quittung des Servers belegt es.
fair-found-cut-refused = Platz { $seat } darf diesen Stapel nicht abheben, oder nicht bei { $at }.
fair-found-reveal-missing = Das Geheimnis wurde nicht offengelegt.
fair-found-reveal-too-early = Das Geheimnis ist offengelegt, aber die Runde ist nicht gewertet.
fair-found-commitment-differs = Das offengelegte Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
fair-found-deck-size-differs = Verteilt wurden { $dealt } Karten, aber es gibt { $cards }.
fair-found-deck-differs = Karte { $place } des Stapels war { $dealt } und hätte { $due } sein müssen.
