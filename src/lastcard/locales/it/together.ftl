# Guardare una partita insieme.

together = Guardarla insieme
together-about = Un link apre questa partita per altri: vedono ciò che mostri, e potete parlare.
together-you-lead = Guidi tu
together-leads = Guida { $who }
together-nobody = Nessuno guida
together-take = Prendi la guida
together-give = Lascia la guida a { $who }
together-aside = Guardo per conto mio
together-back = Segui di nuovo
together-people = Persone e chiacchiere
together-count =
    { $people ->
        [one] una persona qui
       *[other] { $people } persone qui
    }
together-is-aside = per conto proprio
together-is-leader = guida
together-say = Di’ qualcosa
together-send = Invia
together-mark = Tocca le carte della mano per mostrarle a tutti.
together-link = Il link per gli altri
together-you = tu
together-silent = Nessuno ha ancora detto niente.
