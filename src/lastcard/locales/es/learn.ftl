# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Aprender
learn-none = Todavía no hay ninguna lección sobre eso.
learn-brief = Las reglas en dos minutos
learn-full = Las reglas completas
learn-summary = Tarjetas de resumen
learn-read = Para leer sobre { $game }
learn-first = Primera lección: { $title }
learn-progress = Hechas: { $done } de { $all }
learn-done = hecha
learn-next-one = Siguiente
learn-back = Todas las lecciones
learn-step = Paso { $step } de { $of }
learn-answers = Respuestas
learn-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
learn-go-on = Seguir
learn-finish = Terminar
learn-reveal = Enséñamelo
learn-well-done = ¡Muy bien!
learn-next = Siguiente: { $title }
learn-all-done = ¡Ya lo sabes todo! Es hora de una partida de verdad.
learn-play = Jugar una partida

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Estas dos no combinan. Una pareja necesita dos números iguales.
        [3] Estas tres no combinan. Tres cartas necesitan números iguales.
        [4] Cuatro cartas solo combinan como gang: todas del mismo número.
        [5] Estas cinco no combinan. Necesitas cinco números seguidos, cinco de un mismo color, o un trío con una pareja.
       *[other] Tantas cartas no combinan. Elige una, dos, tres o cinco, o un gang.
    }
learn-must-lead = Abres tú, así que no puedes pasar: juega lo que quieras.
learn-must-open = La primera jugada de una partida lleva el 1 multicolor.
learn-wrong-size =
    { $size ->
        [1] Hay una carta suelta, así que necesitas otra más alta.
        [2] Hay una pareja, así que necesitas otra pareja más alta.
        [3] Hay un trío, así que necesitas otro trío más alto.
       *[other] Hay cinco cartas, así que necesitas otras cinco que combinen, más altas.
    }
learn-too-low = En la mesa: { $theirs }. Tu { $mine } no llega: necesitas algo más alto.
learn-must-block = Al siguiente jugador le queda una carta: tienes que frenarlo con tu carta más alta, { gang-the-card }.
learn-must-lead-several = Al siguiente jugador le queda una carta: abre con dos o más cartas juntas.
learn-must-lead-highest = Al siguiente jugador le queda una carta: abre con tu carta más alta, { gang-the-card }.
learn-call-refused = Di «¡Última carta!» solo con una jugada que te deje exactamente una carta.
learn-wrong-target =
    { $colour ->
        [B] Una carta azul va en la diana azul.
        [Y] Una carta amarilla va en la diana amarilla.
       *[G] Una carta verde va en la diana verde.
    }
