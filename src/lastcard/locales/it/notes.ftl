# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Questo non si può tenere su una partita.
note-long = Una nota ha al massimo { $most } segni; accorcia la tua.
tag-long = Un’etichetta ha al massimo { $most } segni; scegline una più corta.
tag-empty = Un’etichetta ha bisogno di una lettera, una cifra o un segno visibile.
tags-enough = Una partita ha al massimo { $most } etichette; togline prima una.
match-not-yours = Può farlo solo chi ha giocato questa partita.
