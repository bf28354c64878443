# What a table with other people refuses. A message id is the code of the refusal.

table = La mesa no permite eso.
setup-refused = No se puede crear una mesa así; revisa «{ $field }».
game-not-here = No hay ningún juego «{ $game }»; elige uno de estos: { $known }.
rated-alone = Una partida clasificatoria se juega solo entre personas y sin pistas; quita los bots.
rated-otherwise = Una partida clasificatoria se juega en todas partes con las mismas reglas: edición { $edition }, y la mesa dice «¡Última carta!» por todos.
paired-otherwise = Quienes no se conocen juegan en todas partes con las mismas reglas: edición { $edition }, y la mesa dice «¡Última carta!» por todos.
no-such-seat = Esta mesa no tiene el asiento { $seat }.
seat-taken = Ahí ya se sienta alguien; elige otro asiento.
seated-already = Ya tienes un asiento en esta mesa.
not-seated = Eso solo pueden hacerlo quienes tienen asiento en esta mesa.
not-host = Solo puede hacer eso quien organiza la mesa.
not-ready = Todavía no están todos aquí y listos.
player-absent = Alguien ha dejado la mesa: esperad, o dad su sitio a otra persona.
started-already = La partida ya ha empezado.
not-started = La partida aún no ha empezado.
table-over = Esta mesa está cerrada; aquí ya no pasa nada más.
stale-move = Mientras tanto la mesa ha seguido; mira otra vez y elige.
seat-played = Un bot está jugando por ti; recupera antes tu asiento.
not-away = Ya estás jugando tú; nadie tiene que devolverte el asiento.
link-unwanted = Las cartas ya están repartidas, o tu aportación ya se conoce.
talk-refused = En esta mesa no se dice eso; elige una de las frases.
watch-refused = Quien organiza esta mesa no deja mirar a nadie.
hint-refused = Aquí y ahora no hay ninguna pista para ti.
asides-enough = En esta mesa ya se ha hablado y cambiado tanto como cabe en una partida ({ $most } veces); la partida sigue.
table-busy = Demasiado a la vez; espera un momento y vuelve a intentarlo.
not-recorded = No se pudo anotar, así que no ha ocurrido; vuelve a intentarlo.

# Table talk: what can be said at every table.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Ups!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-hurry = ¡Te toca!
phrase-nice-gang = ¡Menuda jugada!
phrase-close-one = ¡Por los pelos!
phrase-again = ¿Otra?
phrase-goodbye = ¡Adiós!
