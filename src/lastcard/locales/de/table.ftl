# What a table with other people refuses. A message id is the code of the refusal.

table = Das erlaubt der Tisch nicht.
setup-refused = So lässt sich kein Tisch eröffnen; prüf „{ $field }“ noch einmal.
game-not-here = Es gibt kein Spiel „{ $game }“; zur Wahl stehen { $known }.
rated-alone = Gewertete Partien spielen nur Menschen, und ohne Tipps; lass die Bots weg.
rated-otherwise = Eine gewertete Partie wird überall nach denselben Regeln gespielt: Ausgabe { $edition }, und der Tisch sagt „Letzte Karte!“ für alle.
paired-otherwise = Fremde treffen sich überall nach denselben Regeln: Ausgabe { $edition }, und der Tisch sagt „Letzte Karte!“ für alle.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
seat-taken = Dort sitzt schon jemand; wähl einen anderen Platz.
seated-already = Du hast an diesem Tisch schon einen Platz.
not-seated = Das darf nur, wer an diesem Tisch sitzt.
not-host = Das darf nur, wer den Tisch leitet.
not-ready = Noch sind nicht alle da und bereit.
player-absent = Jemand hat den Tisch verlassen: Wartet, oder gebt den Platz frei.
started-already = Die Partie hat schon begonnen.
not-started = Die Partie hat noch nicht begonnen.
table-over = Dieser Tisch ist geschlossen; hier passiert nichts mehr.
stale-move = Am Tisch ging es inzwischen weiter; schau noch einmal und wähl neu.
seat-played = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
not-away = Du spielst selbst; niemand muss dir deinen Platz zurückgeben.
link-unwanted = Die Karten sind schon verteilt, oder dein Beitrag ist schon bekannt.
talk-refused = Das sagt man an diesem Tisch nicht; wähl einen der Sätze.
watch-refused = An diesem Tisch darf niemand zuschauen.
hint-refused = Hier und jetzt gibt es keinen Tipp für dich.
asides-enough = An diesem Tisch wurde so oft geredet und umgeräumt, wie es in einer Partie möglich ist ({ $most }-mal); die Partie selbst geht weiter.
table-busy = Zu viel auf einmal; warte einen Moment und versuch es noch einmal.
not-recorded = Das konnte nicht gespeichert werden und gilt deshalb nicht; versuch es noch einmal.

# Table talk: what can be said at every table.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-hurry = Du bist dran!
phrase-nice-gang = Was für ein Zug!
phrase-close-one = Das war knapp!
phrase-again = Noch eine?
phrase-goodbye = Tschüss!
