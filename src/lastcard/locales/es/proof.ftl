# The page of a match that is over, and whether its deals were fair.

proof-match = Una partida
proof-unfinished = Esta partida no ha terminado; hasta entonces sus cartas son secretas.
proof-to-table = A la mesa
proof-won =
    { $winners ->
        [one] Ha ganado { $who }.
       *[other] Comparten la victoria { $who }.
    }
proof-record-text = Acta en texto
proof-record-json = Acta para programas

proof-about = Tu navegador acaba de barajar de nuevo todos los mazos, a partir de lo que el servidor y los jugadores habían publicado antes de cada ronda, y los ha comparado con las cartas repartidas. Donde ambos coinciden y algún jugador hizo su aportación, nadie pudo elegir el orden de las cartas, ni siquiera el servidor.
proof-about-so-far = Antes de cada ronda el servidor publica la huella de su secreto y los jugadores hacen su aportación; después el secreto se abre. Tu navegador comprueba cada paso según llega. Las cartas mismas se comparan cuando acaba la partida.
proof-seal =
    { $seal ->
        [proved] Demostrado
        [absent] Demostrado, pero no todos aportaron
        [alone] Coincide, pero decidió solo el servidor
        [denied] Aportaste tu parte y el acta dice que no
        [wrong] Incorrecto
        [open] Sin terminar
       *[none] Nada que demostrar
    }
proof-verdict =
    { $seal ->
        [proved] Demostrado: nadie eligió el orden de las cartas.
        [absent] Demostrado; no siempre hubo aportación de { $who }.
        [alone] Los mazos coinciden, pero en alguna ronda no aportó ningún jugador, así que la decidió solo el servidor.
        [denied] Aportaste tu parte y el acta dice que no: el servidor pudo elegir entre mazos.
        [wrong] Incorrecto: lo que se repartió no se deduce de lo que se publicó.
        [open] Sin terminar, así que aún no hay nada demostrado.
       *[none] En esta partida no hay nada que se pueda demostrar.
    }
proof-commit = Antes de la ronda, el servidor eligió un secreto y publicó su huella:
proof-answers = Después cada asiento dio su parte, que nadie podía conocer de antemano:
proof-answer =
    { $how ->
        [own] { $who } aportó
        [kept] el servidor aportó por { $who }, un bot, según una regla fija:
       *[absent] sin aportación de { $who }
    }
proof-cut =
    { $at ->
        [one] { $who } cortó el mazo: una carta pasó debajo de las demás.
       *[other] { $who } cortó el mazo: { $at } cartas pasaron debajo de las demás.
    }
proof-reveal = Después de la ronda, el servidor dijo su secreto, que debe tener esa huella:
proof-right = Barajado de nuevo con todo eso, el mazo es el que se repartió, carta por carta.
