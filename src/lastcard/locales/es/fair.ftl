# The provable deal: what it refuses.

fair = El reparto demostrable rechaza esto.
fair-malformed = Esto está mal formado.
fair-note-unreadable = «{ $text }» no es una nota de un reparto demostrable.
fair-name-refused = «{ $name }» no sirve aquí como nombre: letras, cifras, puntos, guiones y guiones bajos, 64 como mucho, empezando por una letra o una cifra.
fair-deck-refused = Estas { $cards } cartas no son el mazo de esta partida, o no son un mazo que se pueda barajar aquí.
fair-seats-refused = Una partida no puede tener { $seats } asientos.
fair-wrong-length = Aquí hacen falta 32 bytes, no { $length }.
fair-out-of-order = No es el momento de hacer esto.
fair-wrong-moment = No es el momento de este paso ({ $step }); el reparto está en «{ $phase }».
fair-reveal-too-early = La ronda { $deal } aún no está puntuada: hasta entonces su secreto sigue siendo secreto.
fair-seat-unknown = En esta mesa no hay ningún asiento { $seat }.
fair-seat-answered = El asiento { $seat } ya ha respondido.
fair-step-refused = Esto no se puede hacer así.
fair-link-refused = Lo que aporta el asiento { $seat } a la ronda { $deal } no pertenece a su cadena.
fair-seat-kept = El asiento { $seat } no tiene cadena propia: el servidor aporta por él, y no corta.
fair-cut-refused = Un corte levanta de 1 a { $most } cartas, no { $at }.
fair-chain-spent = Una cadena de { $length } eslabones no tiene ninguno para la ronda { $deal }.
fair-commitment-repeated = El secreto de la ronda { $deal } ya se había usado en esta partida.
fair-reveal-refused = El secreto revelado para la ronda { $deal } no es el comprometido.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Ronda { $deal }: demostrada.
fair-verdict-alone = Ronda { $deal }: coincide con sus notas, pero nadie aportó nada, así que la decidió solo el servidor.
fair-verdict-open = Ronda { $deal }: sin terminar, así que aún no hay nada demostrado.
fair-verdict-differs = Ronda { $deal }: no demostrada.

# The provable deal: what a verification finds.

fair-found-note-damaged = «{ $text }» no es una nota de un reparto demostrable.
fair-found-note-misplaced = La nota «{ $text }» no corresponde al lugar donde está.
fair-found-not-covered = No hay notas que digan cómo se barajó esta ronda.
fair-found-commit-missing = El servidor no se comprometió con ningún secreto.
fair-found-commit-repeated = El servidor volvió a usar el secreto de la ronda { $deal }.
fair-found-link-missing = No hay nada anotado del asiento { $seat }: ni un eslabón ni que no aportó nada.
fair-found-chain-broken = El eslabón del asiento { $seat } no lleva a su cadena.
fair-found-link-not-derived = El eslabón del asiento { $seat }, por el que aporta el servidor, no se deduce del secreto.
fair-found-absence-refused = El asiento { $seat }, por el que aporta el servidor, figura como ausente.
fair-found-receipt-wrong = El recibo del asiento { $seat } no está firmado por el servidor.
fair-found-signature-wrong = Lo anotado de esta ronda no está firmado por el servidor.
fair-found-commit-replaced = El compromiso del acta no es aquel al que se respondió.
fair-found-denied = El asiento { $seat } aportó su parte, como dice el recibo del propio servidor; el acta dice que no.
fair-found-unheard = El eslabón del asiento { $seat } se envió y el acta dice otra cosa; ningún recibo de su servidor lo demuestra.
fair-found-cut-refused = El asiento { $seat } no puede cortar este mazo, o no en { $at }.
fair-found-reveal-missing = El secreto no se ha revelado.
fair-found-reveal-too-early = El secreto está revelado, pero la ronda no está puntuada.
fair-found-commitment-differs = El secreto revelado no es aquel con el que se comprometió el servidor.
fair-found-deck-size-differs = Se repartieron { $dealt } cartas, pero el mazo tiene { $cards }.
fair-found-deck-differs = La carta { $place } del mazo fue { $dealt } y debería haber sido { $due }.
