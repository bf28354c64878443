# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Eröffnung der Partie
option-gang-opening-limit-about = Wer die mehrfarbige 1 hat, spielt sie als Erstes aus; mit wie vielen Karten zusammen höchstens?
option-gang-opening-limit-5 = höchstens fünf Karten
option-gang-opening-limit-none = jede Kombination

option-gang-last-card = „Letzte Karte!“ ansagen
option-gang-last-card-about = Eine letzte Karte muss angesagt werden: Sagt ihr sie selbst an, oder tut es der Tisch?
option-gang-last-card-spoken = wir selbst
option-gang-last-card-automatic = der Tisch

option-gang-undeclared = Ansage vergessen
option-gang-undeclared-about = Was es kostet, „Letzte Karte!“ zu vergessen, außer dem Ausscheiden aus der Runde.
option-gang-undeclared-plus-one = 2 Punkte
option-gang-undeclared-one = 1 Punkt

option-gang-block = Letzte Karte aufhalten
option-gang-block-about = Liegt eine Einzelkarte und hat die nächste Person nur noch eine Karte, muss das gespielt werden.
option-gang-block-single = die höchste Einzelkarte
option-gang-block-single-or-gang = die höchste Einzelkarte oder eine Gang

option-gang-block-lead = Ausspielen vor einer letzten Karte
option-gang-block-lead-about = Was du ausspielst, wenn die nächste Person nur noch eine Karte hat und du nur Einzelkarten.
option-gang-block-lead-highest = die höchste Karte
option-gang-block-lead-free = jede Karte

option-gang-after-pass = Nach dem Passen
option-gang-after-pass-about = Ob, wer gepasst hat, im selben Stich wieder spielen darf, wenn die Reihe noch einmal herumkommt.
option-gang-after-pass-may-return = darf wieder spielen
option-gang-after-pass-out-of-cycle = wartet auf den nächsten Stich

option-gang-discards = Gespielte Karten
option-gang-discards-about = Ob alle die Karten beendeter Stiche ansehen können; das hilft beim Lernen.
option-gang-discards-covered = verdeckt
option-gang-discards-open = für alle offen

option-gang-ceremony = Chinesisches Austeilen
option-gang-ceremony-about = Vor jeder Runde wird abgehoben, eine Karte gezeigt und abgezählt, wer die erste Karte bekommt.
option-gang-ceremony-off = ohne
option-gang-ceremony-on = mit Zeremonie

option-gang-count = Abzählen in der Zeremonie
option-gang-count-about = In welche Richtung abgezählt wird, wer die erste Karte bekommt; nur beim chinesischen Austeilen.
option-gang-count-counter-clockwise = gegen den Uhrzeigersinn
option-gang-count-clockwise = im Uhrzeigersinn
option-gang-count-direction = in Spielrichtung
option-gang-count-none = gar nicht

option-gang-target = Punkte bis zum Ende der Partie
option-gang-target-about = Sobald jemand so viele Punkte hat, ist die Partie zu Ende; wer die wenigsten hat, gewinnt.

option-gang-target-rule = Wann Schluss ist
option-gang-target-rule-about = Ob die Partie endet, wenn diese Punkte erreicht oder erst, wenn sie überschritten sind.
option-gang-target-rule-reach = wenn erreicht
option-gang-target-rule-exceed = wenn überschritten

option-gang-first-dealer = Erster Geber
option-gang-first-dealer-about = Welcher Platz zuerst austeilt; danach teilt immer aus, wer die letzte Runde gewonnen hat.

# 13.
option-thirteen-deal = Austeilen
option-thirteen-deal-about = Ob alle fünf Karten haben und nachziehen, oder ob alle Karten vor Beginn verteilt werden.
option-thirteen-deal-five = fünf Karten, dann nachziehen
option-thirteen-deal-all = alle Karten auf einmal

option-thirteen-open-piles = Genommene Karten
option-thirteen-open-piles-about = Ob alle die genommenen Karten ansehen können; das hilft beim Lernen.
option-thirteen-open-piles-off = verdeckt
option-thirteen-open-piles-on = für alle offen

option-thirteen-first-dealer = Erster Geber
option-thirteen-first-dealer-about = Welcher Platz zuerst austeilt; nach jeder Runde teilt der nächste Platz im Uhrzeigersinn aus.
