# Wat een tafel zegt waar een studie wordt gespeeld.

studied-title = Studie vanaf zet { $move }
studied-about = Een studie: kaarten en zetten tot en met zet { $move } komen uit een ander spel. Ze telt niet mee en eindigt met deze partij.
studied-redealt = De kaarten die toen niet bekend konden zijn, zijn anders gedeeld.
studied-again = Opnieuw vanaf zet { $move }
studied-match = Terug naar het spel
studied-unproved = Een studie heeft geen bewijs: de kaarten komen uit een ander spel.
