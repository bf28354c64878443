# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Dat kan niet bij een spel worden bewaard.
note-long = Een notitie heeft hoogstens { $most } tekens; maak die van jou korter.
tag-long = Een label heeft hoogstens { $most } tekens; kies een korter label.
tag-empty = Een label heeft een letter, een cijfer of een zichtbaar teken nodig.
tags-enough = Een spel heeft hoogstens { $most } labels; haal er eerst een weg.
match-not-yours = Alleen wie dit spel heeft gespeeld kan dat doen.
