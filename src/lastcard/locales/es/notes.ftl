# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Eso no se puede guardar sobre una partida.
note-long = Una nota tiene como máximo { $most } signos; acorta la tuya.
tag-long = Una etiqueta tiene como máximo { $most } signos; elige una más corta.
tag-empty = Una etiqueta necesita una letra, una cifra o un signo visible.
tags-enough = Una partida tiene como máximo { $most } etiquetas; quita antes una.
match-not-yours = Solo quienes jugaron esta partida pueden hacer eso.
