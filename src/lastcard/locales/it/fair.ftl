# The provable deal: what it refuses.

fair = La distribuzione verificabile lo rifiuta.
fair-malformed = Questo è malformato.
fair-note-unreadable = «{ $text }» non è una nota di una distribuzione verificabile.
fair-name-refused = «{ $name }» qui non può fare da nome: lettere, cifre, punti, trattini e trattini bassi, al massimo 64, e si comincia con una lettera o una cifra.
fair-deck-refused = Queste { $cards } carte non sono il mazzo di questa partita, o non un mazzo che si possa mescolare qui.
fair-seats-refused = Una partita non può avere { $seats } posti.
fair-wrong-length = Qui ci vogliono 32 byte, non { $length }.
fair-out-of-order = Non è il momento.
fair-wrong-moment = Non è il momento di questo passo ({ $step }); la distribuzione è a «{ $phase }».
fair-reveal-too-early = La mano { $deal } non è ancora conteggiata: fino ad allora il suo segreto resta tale.
fair-seat-unknown = A questo tavolo il posto { $seat } non esiste.
fair-seat-answered = Il posto { $seat } ha già risposto.
fair-step-refused = Così non si può fare.
fair-link-refused = Quello che il posto { $seat } dà alla mano { $deal } non appartiene alla sua catena.
fair-seat-kept = Il posto { $seat } non ha una catena sua: contribuisce il server per lui, e non taglia.
fair-cut-refused = Un taglio alza da 1 a { $most } carte, non { $at }.
fair-chain-spent = Una catena di { $length } anelli non ne ha per la mano { $deal }.
fair-commitment-repeated = Il segreto della mano { $deal } è già stato usato in questa partita.
fair-reveal-refused = Il segreto rivelato per la mano { $deal } non è quello fissato prima.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Mano { $deal }: dimostrata.
fair-verdict-alone = Mano { $deal }: corrisponde alle sue note, ma nessuno ha contribuito, quindi ha deciso solo il server.
fair-verdict-open = Mano { $deal }: non finita, quindi non è ancora dimostrato niente.
fair-verdict-differs = Mano { $deal }: non dimostrata.

# The provable deal: what a verification finds.

fair-found-note-damaged = «{ $text }» non è una nota di una distribuzione verificabile.
fair-found-note-misplaced = La nota «{ $text }» non è al suo posto.
fair-found-not-covered = Nessuna nota dice come è stata mescolata questa mano.
fair-found-commit-missing = Il server non si è impegnato su nessun segreto.
fair-found-commit-repeated = Il server ha riusato il segreto della mano { $deal }.
fair-found-link-missing = Del posto { $seat } non è annotato niente: né un anello, né che non ha contribuito.
fair-found-chain-broken = L’anello del posto { $seat } non porta alla sua catena.
fair-found-link-not-derived = L’anello del posto { $seat }, per cui contribuisce il server, non deriva dal segreto.
fair-found-absence-refused = Il posto { $seat }, per cui contribuisce il server, è annotato come assente.
fair-found-receipt-wrong = La ricevuta del posto { $seat } non è firmata dal server.
fair-found-signature-wrong = Quanto annotato di questa mano non è firmato dal server.
fair-found-commit-replaced = L’impegno nella registrazione non è quello a cui si è risposto.
fair-found-denied = Il posto { $seat } ha contribuito, come dice la ricevuta del server stesso; la registrazione dice di no.
fair-found-unheard = L’anello del posto { $seat } è stato inviato, e la registrazione dice altro; nessuna ricevuta del suo server lo dimostra.
fair-found-cut-refused = Il posto { $seat } non può tagliare questo mazzo, o non a { $at }.
fair-found-reveal-missing = Il segreto non è stato rivelato.
fair-found-reveal-too-early = Il segreto è rivelato, ma la mano non è conteggiata.
fair-found-commitment-differs = Il segreto rivelato non è quello su cui il server si era impegnato.
fair-found-deck-size-differs = Sono state date { $dealt } carte, ma il mazzo ne ha { $cards }.
fair-found-deck-differs = La carta { $place } del mazzo era { $dealt } e avrebbe dovuto essere { $due }.
