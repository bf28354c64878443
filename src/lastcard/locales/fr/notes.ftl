# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Cela ne peut pas être noté au sujet d’une partie.
note-long = Une note a au plus { $most } signes ; raccourcis la tienne.
tag-long = Une étiquette a au plus { $most } signes ; choisis-en une plus courte.
tag-empty = Une étiquette doit avoir une lettre, un chiffre ou un signe visible.
tags-enough = Une partie a au plus { $most } étiquettes ; retire-en une d’abord.
match-not-yours = Seules les personnes qui ont joué cette partie peuvent faire cela.
