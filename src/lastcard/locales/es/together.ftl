# Mirar una partida juntos.

together = Mirarla juntos
together-about = Un enlace abre esta partida para otros: ven lo que muestras y podéis hablar.
together-you-lead = Diriges tú
together-leads = Dirige { $who }
together-nobody = Nadie dirige
together-take = Dirigir
together-give = Dejar dirigir a { $who }
together-aside = Mirar por mi cuenta
together-back = Seguir de nuevo
together-people = Personas y charla
together-count =
    { $people ->
        [one] una persona aquí
       *[other] { $people } personas aquí
    }
together-is-aside = por su cuenta
together-is-leader = dirige
together-say = Di algo
together-send = Enviar
together-mark = Toca cartas de la mano para señalarlas a todos.
together-link = El enlace para los demás
together-you = tú
together-silent = Nadie ha dicho nada todavía.
