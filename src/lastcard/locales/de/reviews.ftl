# Was der Server bei Analysen ablehnt. Der Name einer Meldung ist der Code der Ablehnung.

reviews-off = Dieser Server analysiert keine Partien.
review-not-yours = Nur wer bei einer Partie mitgespielt hat, kann sie analysieren; bitte jemanden davon um einen Link.
review-missing = Von dieser Partie gibt es noch keine Analyse; lass erst eine machen.
reviews-enough = Für dich oder dein Netz werden schon { $most } Analysen gemacht; warte erst eine davon ab.
reviews-busy = Im Augenblick warten zu viele Leute auf eine Analyse; versuch es in ein paar Minuten noch einmal.
review-failed = Die Analyse ist nicht gelungen, und es liegt an uns; versuch es später noch einmal.
reviews-stopping = Der Server startet gleich neu; lass die Analyse danach noch einmal machen.
share-unknown = Unter diesem Link wird nichts geteilt, oder er wurde zurückgenommen.
