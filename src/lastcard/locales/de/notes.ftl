# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Das lässt sich zu einer Partie nicht festhalten.
note-long = Eine Notiz hat höchstens { $most } Zeichen; kürze deine.
tag-long = Ein Schlagwort hat höchstens { $most } Zeichen; wähle ein kürzeres.
tag-empty = Ein Schlagwort braucht einen Buchstaben, eine Ziffer oder ein sichtbares Zeichen.
tags-enough = Eine Partie hat höchstens { $most } Schlagwörter; entferne erst eines.
match-not-yours = Das können nur die, die diese Partie gespielt haben.
