# Guardare una partita insieme: che cosa si rifiuta.

look-unknown = Questo sguardo condiviso non esiste o è finito; chiedi un nuovo link.
looks-enough = Mostri già { $most } partite, o non c’è più posto; riprova più tardi.
look-full = Qui ci sono già { $most } persone e non c’è più posto.
not-leading = In questo momento guida qualcun altro.
