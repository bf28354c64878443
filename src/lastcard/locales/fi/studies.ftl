# Tutkielmat: mitä niiltä evätään ja mitä niiden pöytäkirjat sanovat.

nothing-to-study = Siirron { $number } jälkeen kenelläkään ei ole siinä jaossa enää pelattavaa; valitse aiempi siirto.
nothing-redealt = Piilossa olevia kortteja ei voi jakaa tässä toisin; jatka korteilla sellaisina kuin ne olivat.
record-study = Tämä on tutkielma: sen kortit tulevat toisen pelin asemasta, joten sen jakoja ei voi todistaa.
record-from = Tutkielma: se alkaa { $moves ->
    [one] yhden siirron
   *[other] { $moves } siirron
} jälkeen, jotka tehtiin toisessa pelissä.
record-study-end = Tutkielma päättyy tähän jakonsa mukana. Jokainen siirto on sallittu ja jokainen pistemäärä oikein.
