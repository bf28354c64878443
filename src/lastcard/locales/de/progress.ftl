# How one plays over time, from the reviews of one's matches.

progress-title = Dein Fortschritt
progress-back = Zurück zu deiner Seite
progress-about = Wie gut du wählst und wie viel Glück du hast, gezählt aus den Analysen deiner Partien. Das siehst nur du.
progress-none = Von diesem Spiel wurde noch keine Partie analysiert. Öffne eine deiner Partien und lass sie analysieren; von da an zählt sie hier.
progress-to-matches = Zu deinen Partien
progress-loss = Verlorene Punkte je Wahl
progress-loss-about = Wie viel mehr der beste Zug im Mittel wert war als deiner. Der wahre Wert liegt mit 95 % Sicherheit im schattierten Band. Weniger ist besser.
progress-loss-now = { $loss } verlorene Punkte je Wahl (zwischen { $low } und { $high }), bei { $choices } Entscheidungen in { $matches } Partien.
progress-kinds = Nach Art der Wahl
progress-luck = Glück in jeder Partie
progress-luck-about = Was die Karten und die anderen dir gebracht haben, in Punkten. Über viele Partien gleicht es sich aus.
progress-luck-sum = { $points } Punkte Glück in { $matches } Partien.
progress-rating = Wertungszahl nach jeder gewerteten Partie
progress-rating-about = Sie richtet sich nach dem, was du sicher gezeigt hast, und wird aufgeschrieben, seit es diese Seite gibt.
progress-table = Als Tabelle
progress-when = Wann
progress-matches = Partien
progress-choices = Entscheidungen
progress-lost = Verlorene Punkte je Wahl
progress-interval = Zwischen
progress-points = Punkte
progress-kind-head = Art der Wahl
progress-others = Gezählt werden Analysen von { $reference }; { $count } von anderen Vergleichsspielern lassen sich damit nicht vergleichen.
progress-json = Für Programme (JSON)
progress-csv = Als Tabelle (CSV)
progress-export = Herunterladen
progress-kind =
    { $kind ->
        [leading] anspielen
        [answering] antworten
        [passing] passen
        [gangs] eine Gang spielen
        [last-card] vor einer letzten Karte
        [exchange] eine Karte geben
        [putting] eine Karte legen
        [taking] Karten nehmen
       *[other] { $kind }
    }
