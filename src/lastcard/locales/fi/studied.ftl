# Mitä tutkielman pöytä sanoo.

studied-title = Tutkielma siirrosta { $move }
studied-about = Tutkielma: kortit ja siirrot siirtoon { $move } asti tulevat toisesta pelistä. Sitä ei lasketa, ja se päättyy tähän jakoon.
studied-redealt = Kortit, joita silloin ei voinut tietää, jaettiin toisin.
studied-again = Aloita uudelleen siirrosta { $move }
studied-match = Takaisin peliin
studied-unproved = Tutkielmalla ei ole todistusta: sen kortit tulevat toisesta pelistä.
