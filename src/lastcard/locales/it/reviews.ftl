# Quello che il server rifiuta sulle analisi. Il nome di un messaggio è il codice del rifiuto.

reviews-off = Questo server non analizza le partite.
review-not-yours = Solo chi ha giocato una partita può analizzarla; chiedi un link a uno di loro.
review-missing = Di questa partita non c’è ancora un’analisi; prima chiedine una.
reviews-enough = Ci sono già { $most } analisi in corso per te o per la tua rete; prima aspetta che ne finisca una.
reviews-busy = In questo momento troppe persone aspettano un’analisi; riprova tra qualche minuto.
review-failed = L’analisi non è riuscita, per colpa nostra; riprova più tardi.
reviews-stopping = Il server sta per riavviarsi; chiedi di nuovo l’analisi tra un momento.
share-unknown = Con questo link non si condivide niente, oppure è stato ritirato.
