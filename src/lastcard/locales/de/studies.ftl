# Studien: was ihnen verweigert wird, und was ihre Aufzeichnungen sagen.

nothing-to-study = Nach Zug { $number } hat in dieser Runde niemand mehr etwas zu spielen; wähle einen früheren Zug.
nothing-redealt = Die verdeckten Karten lassen sich hier nicht anders verteilen; spiele mit den Karten weiter, wie sie waren.
record-study = Das ist eine Studie: Ihre Karten kommen aus einer Stellung einer anderen Partie, daher lässt sich keine Runde beweisen.
record-from = Eine Studie: Sie beginnt nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} aus einer anderen Partie.
record-study-end = Die Studie endet hier, mit ihrer Runde. Jeder Zug ist erlaubt und jeder Punktestand stimmt.
