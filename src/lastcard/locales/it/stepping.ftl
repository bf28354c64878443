# A recorded match stepped through in the terminal.

stepping-prompt = Mossa { $place }, Invio: avanti, ?: tasti >
stepping-unknown = «{ $typed }» non è in questo elenco:
stepping-eyes = Così vede { $who }.
stepping-open = Tutte le carte scoperte.
stepping-help =
    Invio        una mossa avanti         b     una mossa indietro
    c, cb        un giro avanti, indietro d, db una mano avanti, indietro
    first, last  l’inizio, la fine        37    alla mossa 37
    e, e Mei     altri occhi              o     tutte le carte scoperte
    k            che cosa si sapeva       l     che cosa è successo
    s            il punteggio             a     da solo; Invio lo ferma
    h            nascondere quello che viene dopo, o no
    q            uscire
stepping-hiding = Quello che viene dopo è nascosto.
stepping-shown = Niente è nascosto: la partita ha { $places } mosse.
stepping-key = le proprie tra [parentesi], sul tavolo con *, giocate come ..; una lettera dopo una carta è la mano in cui si sa che sta
stepping-nobody = Nessuno qui si chiama «{ $name }»; ci sono { $names }.
stepping-ends = La registrazione finisce qui.
