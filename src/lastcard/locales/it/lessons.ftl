# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Puoi farlo. Ma hai qualcosa che qui funziona: prova a trovarlo!

## Gang of Four

lesson-colours = Il valore, poi il colore
lesson-colours-about = Quale carta è più alta?
lesson-colours-goal = Liberati di tutte le tue carte prima degli altri! A turno ognuno gioca qualcosa di più alto di ciò che c’è sul tavolo, o passa.
lesson-colours-order = Vince il valore più alto. Stesso valore? Allora il verde è il più basso, il giallo sta in mezzo, e il rosso è il più alto.
lesson-colours-beat = Qualcuno ha giocato il 7 verde. Battilo con la più piccola delle tue carte che basta. Tocca una carta, poi Gioca.
lesson-colours-beat-right = Stesso valore, colore migliore: il giallo batte il verde. E il tuo 9 resta per dopo!
lesson-colours-beat-other = Vince, ma è uno spreco: basta anche una tua carta più piccola.
lesson-colours-special = Quattro carte sono speciali. L’1 multicolore è l’1 più alto. Sopra i 10 ci sono le due fenici, e in cima a tutto il drago.
lesson-colours-ask = Quale di queste tre è la più alta?
lesson-colours-ask-right = Sì! Un 9 batte un 8, e il giallo batte il verde.
lesson-colours-ask-colour = I valori sono uguali, quindi decide il colore: il giallo è più alto del verde.
lesson-colours-ask-other = Guarda prima il valore. Il colore conta solo a parità di valore.
lesson-colours-phoenix = Un 10 rosso! Battilo, ma tieni il tuo drago.
lesson-colours-phoenix-right = La fenice vola sopra tutti i 10. E il drago resta al sicuro!
lesson-colours-phoenix-other = Il drago batte ogni carta, quindi tienilo per quando nient’altro basta.

lesson-pairs = Coppie e tris
lesson-pairs-about = Due o tre carte dello stesso valore
lesson-pairs-show = Due carte dello stesso valore sono una coppia, tre sono un tris. Anche le due fenici sono una coppia.
lesson-pairs-beat = C’è una coppia di 5. La batte solo una coppia più alta: tocca due carte, poi Gioca.
lesson-pairs-beat-right = Gli 8 battono i 5. Due carte via in un colpo!
lesson-pairs-beat-pass = Puoi passare. Ma due delle tue carte hanno lo stesso valore, ed è più alto di 5.
lesson-pairs-ask = Quale coppia di 6 è più alta?
lesson-pairs-ask-right = Giusto: decide la carta più alta, e il rosso batte il giallo.
lesson-pairs-ask-other = Confronta prima la carta migliore di ogni coppia. Una delle coppie ha un 6 rosso.
lesson-pairs-three = Tre 7! Che cosa li batte? Servono di nuovo tre carte.
lesson-pairs-three-right = Tre 9. Nessuno se l’aspettava.
lesson-pairs-three-pass = Puoi passare. Ma hai tre carte dello stesso valore, ed è più alto di 7.

lesson-five = Cinque carte in un colpo
lesson-five-about = Scala, colore, full
lesson-five-show = Ecco i quattro tipi di combinazioni di cinque carte, dal più basso al più alto. Ogni tipo batte tutti quelli che gli stanno sopra.
lesson-five-straight = Apri tu. Trova cinque valori di fila e liberatene in un colpo solo.
lesson-five-straight-right = 3, 4, 5, 6, 7. Cinque carte via con una giocata!
lesson-five-straight-other = Puoi aprire così. Ma tra le tue carte si nascondono cinque valori di fila: cerca 3, 4, 5…
lesson-five-flush = Una scala fino al 10! Ma è solo una scala. Trova cinque carte dello stesso colore.
lesson-five-flush-right = Un colore batte ogni scala, per quanto alta.
lesson-five-flush-pass = Puoi passare. Ma conta le tue carte verdi!
lesson-five-ask = Quale di queste combinazioni è la più alta?
lesson-five-ask-right = Un full batte ogni colore e ogni scala, anche con valori piccoli.
lesson-five-ask-other = Prima viene il tipo: scala, poi colore, poi full. I valori contano solo tra combinazioni dello stesso tipo.
lesson-five-house = Ora qualcuno ha giocato un colore. Ti servono tre carte di un valore e due di un altro.
lesson-five-house-right = Full! Tre 3 e due 6 battono qualsiasi colore.
lesson-five-house-pass = Puoi passare. Ma guarda i tuoi 3 e i tuoi 6!

lesson-rainbow = L’1 multicolore
lesson-rainbow-about = Va in ogni colore
lesson-rainbow-show = L’1 multicolore prende il colore che serve. Con lui, queste carte rosse fanno un colore!
lesson-rainbow-flush = Hai solo quattro carte dello stesso colore. Quale potrebbe essere la quinta? Batti la scala.
lesson-rainbow-flush-right = Il piccolo 1 ha salvato il tuo colore.
lesson-rainbow-flush-pass = Puoi passare. Ma conta le tue carte gialle, e con loro l’1 multicolore.
lesson-rainbow-straight-flush = Apri tu. Cinque carte di fila e tutte di un colore: trova la scala reale.
lesson-rainbow-straight-flush-right = La combinazione di cinque carte più alta che ci sia. Ora può fermarti solo una gang.
lesson-rainbow-straight-flush-other = Puoi aprire così. Ma cerca 1, 2, 3, 4, 5, tutti di un colore.
lesson-rainbow-plain-straight = Cinque carte di fila, bene! Ma una è di un altro colore. Quale 5 sarebbe meglio?

lesson-gangs = Le gang
lesson-gangs-about = Quattro carte dello stesso valore battono tutto
lesson-gangs-show = Quattro o più carte dello stesso valore sono una gang. Una gang batte tutto: carte singole, coppie, tris, combinazioni di cinque carte. Una gang più grande ne batte una più piccola.
lesson-gangs-dragon = Il drago! Nessuna carta singola lo batte. Ma tu hai una gang…
lesson-gangs-dragon-right = Perfino il drago scappa davanti a quattro piccoli 4.
lesson-gangs-dragon-pass = Puoi passare, ma ti perderesti il bello: quattro delle tue carte hanno lo stesso valore.
lesson-gangs-ask = Quale di queste combinazioni batte le altre due?
lesson-gangs-ask-right = Tra gang, cinque carte ne battono quattro, anche cinque 2.
lesson-gangs-ask-other = Una gang batte ogni scala reale. E tra gang vince quella con più carte.
lesson-gangs-five = Una gang di quattro 10! Sai fare di meglio?
lesson-gangs-five-right = Cinque 3 mettono in fuga quattro 10.
lesson-gangs-five-pass = Puoi passare. Ma conta i tuoi 3: tra due gang vince quella con più carte.

lesson-leading = Aprire e passare
lesson-leading-about = Chi comincia, chi passa, a chi tocca
lesson-leading-lead = Sul tavolo non c’è niente: apri tu, quindi gioca quello che vuoi. Liberati dei tuoi tre 3.
lesson-leading-lead-right = Ora tutti devono rispondere con tre carte, o passare.
lesson-leading-lead-other = Puoi farlo! Ma dopo è difficile liberarsi delle carte piccole: apri subito con i tre 3.
lesson-leading-pass = Una coppia di 8. Non hai una coppia più alta, quindi che cosa resta da fare?
lesson-leading-pass-right = Passare non costa niente. Aspetti la tua occasione.
lesson-leading-ask = Hai giocato il 10 giallo. Due giocatori hanno passato, e ora passa anche il terzo. Chi apre adesso?
lesson-leading-ask-right = Tu! Quando tutti gli altri passano, chi ha giocato per ultimo apre con quello che vuole.
lesson-leading-ask-other = Quando tutti gli altri passano, si torna a chi ha giocato per ultimo. Chi era?
lesson-leading-return = Poco fa hai passato. Nessun problema: quando tocca di nuovo a te puoi giocare ancora. Batti l’8 rosso.
lesson-leading-return-right = Eccoti di nuovo in gioco!

lesson-last-card = Ultima carta!
lesson-last-card-about = Dillo, e ferma gli altri
lesson-last-card-declare = Dopo i tuoi 9 ti resta una sola carta. Allora devi dire «Ultima carta!». Tocca i 9, tocca «Ultima carta!» e gioca.
lesson-last-card-declare-right = L’hanno sentito tutti. Ne manca una!
lesson-last-card-silent = Non hai detto «Ultima carta!». Al tavolo saresti fuori da questa mano. Tocca «Ultima carta!» prima di giocare.
lesson-last-card-block = Al giocatore dopo di te resta una sola carta! Allora devi giocare la tua carta più alta per fermarlo.
lesson-last-card-block-right = Bloccato! Un 9 non batte il tuo 10 rosso.
lesson-last-card-lead = Ora apri tu, e il prossimo giocatore ha ancora quella sola carta. Allora devi aprire con due o più carte insieme, se puoi.
lesson-last-card-lead-right = Con una carta sola non si risponde a due. Ottima mossa!

lesson-scoring = Contare i punti
lesson-scoring-about = Perché sedici carte fanno male
lesson-scoring-show = Quando qualcuno chiude, gli altri pagano per le carte che hanno ancora. Più sono, più costa ognuna. Avere pochi punti è un bene!
lesson-scoring-few = Ti restano 7 carte. Quanti punti sono?
lesson-scoring-few-right = Fino a 7 carte, ognuna costa un punto.
lesson-scoring-few-other = Guarda i prezzi: con 7 carte rimaste ognuna costa 1.
lesson-scoring-eight = E con una carta in più, 8 carte?
lesson-scoring-eight-right = Il doppio! Da 8 carte in su ognuna costa 2.
lesson-scoring-eight-other = Da 8 carte in su ognuna costa 2. Quindi 8 per 2…
lesson-scoring-all = Non hai potuto giocare nemmeno una carta: ti restano tutte e 16. Ahi! Quanti punti?
lesson-scoring-all-right = 80 punti. A 100 la partita è finita, e vince chi ha meno punti!
lesson-scoring-all-other = 16 carte costano 5 ciascuna. Fa male!
lesson-scoring-play = Il prossimo giocatore ha solo due carte, e tu ne hai 8. Apri tu: liberati di più carte possibile in un colpo solo.
lesson-scoring-play-right = Ti restano solo 3 carte: 3 punti invece di 16.
lesson-scoring-play-other = Puoi farlo, ma poi ti restano molte carte. Cerca cinque carte di fila.

lesson-exchange = Lo scambio
lesson-exchange-about = Un regalo per il vincitore
lesson-exchange-ask = Prima di ogni mano tranne la prima, il perdente della precedente dà al vincitore la sua carta migliore. Hai vinto tu. Chi ti dà una carta?
lesson-exchange-ask-right = Deve dare una carta chi è rimasto con più carte.
lesson-exchange-ask-other = Il perdente è quello a cui sono rimaste più carte.
lesson-exchange-give = Hai ricevuto il drago! Ora dai in cambio una carta a tua scelta. Scegli quella che ti serve di meno.
lesson-exchange-give-right = Un 1 verde tutto solo, la carta più bassa di tutte. Grazie mille!
lesson-exchange-dragon = Potresti perfino ridare il drago. Ma è la carta migliore che ci sia!
lesson-exchange-high = La fenice è una delle tue carte migliori. Dai una carta piccola che non va con nessun’altra.
lesson-exchange-give-other = Puoi farlo, ma quella carta è meglio di un’altra che hai. Qual è la più bassa di tutte?

lesson-direction = In che senso
lesson-direction-about = Il senso cambia a ogni mano
lesson-direction-first = Nella prima mano si gioca in senso antiorario: segui le frecce. Tu passi. A chi tocca?
lesson-direction-first-right = Giusto: verso destra.
lesson-direction-first-other = Guarda le frecce attorno al tavolo. Comincia in basso, dove siedi tu.
lesson-direction-second = Nella seconda mano le frecce si invertono. Tu passi. A chi tocca adesso?
lesson-direction-second-right = Ora si va verso sinistra. Nella prossima mano cambia di nuovo.
lesson-direction-second-other = Le frecce si sono invertite: seguile a partire dal tuo posto.
lesson-direction-block = A qualcuno resta una sola carta. È il giocatore subito dopo di te? Allora sai che cosa fare!
lesson-direction-block-right = Sì, toccava a lui: la tua carta più alta l’ha bloccato.
lesson-direction-free = Di nuovo a qualcuno resta una sola carta. Ma stavolta è il giocatore prima di te, non dopo. Basta la più piccola delle tue carte che vince.
lesson-direction-free-right = Deve bloccare solo chi gioca subito prima di un’ultima carta. Non eri tu.
lesson-direction-free-other = Puoi farlo, ma nessuno ti obbliga: chi ha una sola carta non è subito dopo di te. Tieni le carte alte.

lesson-three = In tre giocatori
lesson-three-about = Le carte che nessuno vede
lesson-three-ask = Ci sono 64 carte e ognuno ne riceve 16, anche in tre. Quante carte non vanno a nessuno?
lesson-three-ask-right = 16 carte dormono in questa mano. Nessuno sa quali.
lesson-three-ask-other = Tre per 16 fa 48. Quante ne mancano per arrivare a 64?
lesson-three-open = Chi ha l’1 multicolore apre la partita e deve giocarlo: da solo o con altre carte.
lesson-three-open-right = E la partita è cominciata!
lesson-three-passes = Hai giocato il 9 rosso. Un giocatore ha passato, e ora passa anche l’altro. Chi apre adesso?
lesson-three-passes-right = Tu. In tre basta che passino in due.
lesson-three-passes-other = Conta di nuovo: oltre a te ci sono solo due giocatori, e hanno passato tutti e due.
lesson-three-hidden = Un 10 verde. La tua fenice lo batte. Forse qualcuno ha il drago, forse il drago dorme. Osa!
lesson-three-hidden-right = Che coraggio! In tre, le carte alte spesso dormono.

lesson-counting = Contare che cosa è uscito
lesson-counting-about = Ricorda le carte alte
lesson-counting-show = Solo tre carte stanno sopra i 10, e ce n’è una sola di ognuna. Ricorda quali sono già uscite!
lesson-counting-one = Il drago è stato giocato. Quante carte singole battono ancora la tua fenice verde?
lesson-counting-one-right = Solo una: la fenice gialla.
lesson-counting-one-other = Sopra la fenice verde ci sono la fenice gialla e il drago. Uno dei due è già uscito.
lesson-counting-ten = Il drago e la fenice verde sono usciti. Quante carte singole battono ancora un 10 rosso?
lesson-counting-ten-right = Solo la fenice gialla. Il tuo 10 rosso è quasi il re.
lesson-counting-ten-other = Conta di nuovo: fenice verde, fenice gialla, drago. Due su tre sono usciti.
lesson-counting-play = Il drago è uscito, e apri tu con due carte rimaste. Quale giochi per prima, per chiudere di sicuro?
lesson-counting-play-right = Nessuno può batterla. Tutti passano, apri di nuovo tu, e il 3 esce come ultima carta.
lesson-counting-play-other = Puoi farlo, ma qualcuno batterà il 3, e forse non aprirai più. Hai una carta che nessuno può battere?

## 13

lesson-targets = I bersagli
lesson-targets-about = Ognuno arriva a 13
lesson-targets-goal = A ogni turno metti una carta su un bersaglio. Chi supera 13 prende le carte che c’erano, e le carte prese costano punti. Vince chi ha meno punti!
lesson-targets-first = Tre bersagli, tre colori. Metti una delle tue carte sul bersaglio del suo colore: tocca una carta, poi il pulsante.
lesson-targets-first-right = I valori si sommano. Poi peschi una carta e tocca al prossimo giocatore.
lesson-targets-thirteen = Un bersaglio arriva a 13, e non uno di più. Portane uno a 13 esatti!
lesson-targets-thirteen-right = Con 13 esatti va tutto bene. Ora è pieno, e chi viene dopo ha un problema.
lesson-targets-thirteen-other = Puoi farlo, e non prendi niente. Ma una delle tue carte fa 13 esatti.
lesson-targets-over = Così sfori, e prenderesti le carte che ci sono. Trova una carta che ci stia!
lesson-targets-safe = Lo spazio si restringe. Solo una delle tue carte ci sta ancora da qualche parte. Quale?
lesson-targets-safe-right = Fiuu! Ci sta per un pelo.

lesson-taking = Sforare
lesson-taking-about = Chi prende che cosa
lesson-taking-over = Prova quello che non piace a nessuno: supera 13 sul giallo.
lesson-taking-over-right = Hai preso le tre carte che c’erano. Il tuo 5 resta sul bersaglio.
lesson-taking-over-other = Quella ci sta. Stavolta supera 13 sul giallo, per vedere che cosa succede.
lesson-taking-least = Ora ogni tua carta sfora. Scegli in modo da prendere meno carte possibile.
lesson-taking-least-right = Due carte. Poteva andare peggio!
lesson-taking-least-other = Così prendi più carte. Conta le carte su ogni bersaglio: dove ce ne sono di meno?

lesson-majorities = Più carte di tutti
lesson-majorities-about = A volte tante carte non costano niente
lesson-majorities-plain = Alla fine ogni carta presa costa 1 punto. Ecco che cosa ha preso ciascuno. Quanto paghi?
lesson-majorities-plain-right = Tre carte, tre punti.
lesson-majorities-plain-other = Qualcun altro ha più carte blu e più carte gialle di te. Quindi ogni tua carta costa 1.
lesson-majorities-most = Ma chi ha più carte di tutti in un colore, quel colore non lo paga! E adesso?
lesson-majorities-most-right = Quattro carte blu, più di tutti: sono gratis. Costa solo la gialla.
lesson-majorities-most-other = Cerca la stella: segna chi ha più carte di tutti in un colore, e quel colore è gratis.
lesson-majorities-tie = Due giocatori hanno lo stesso numero di carte blu. Quanto paghi?
lesson-majorities-tie-right = Nessuno ne ha più di tutti, quindi pagano tutti e due.
lesson-majorities-tie-other = Te ne servono più di tutti gli altri. Averne quante un altro non basta.
lesson-majorities-play = Hai preso quattro carte blu, più di tutti, e nient’altro. Tutte e due le tue carte sforano. Quale non ti costa niente?
lesson-majorities-play-right = Altre carte blu per te, e tutte gratis!
lesson-majorities-play-other = Le carte gialle ti costerebbero un punto ciascuna. Quale colore è gratis per te?

lesson-rotten = I Quattro Marci
lesson-rotten-about = Vanno dappertutto, e nessuno li vuole
lesson-rotten-show = Ci sono otto Quattro Marci. Vanno su qualsiasi bersaglio e valgono sempre 4.
lesson-rotten-anywhere = Nessuna delle tue carte colorate ci sta. Gioca il Quattro Marcio: toccalo, poi tocca un bersaglio dove non sfora.
lesson-rotten-anywhere-right = Ce l’hai fatta! E ora il Quattro Marcio aspetta qualcun altro.
lesson-rotten-cost = Un Quattro Marcio preso costa 2 punti, anche se ne hai più di tutti. Quanto paghi per tre?
lesson-rotten-cost-right = Tre per 2. I Quattro Marci non sono mai gratis.
lesson-rotten-cost-other = Ogni Quattro Marcio costa sempre 2 punti. Averne più di tutti non aiuta.
lesson-rotten-avoid = Tutte e due le tue carte sforano. Lascia i Quattro Marci a qualcun altro!
lesson-rotten-avoid-right = Due carte blu invece di due Quattro Marci e una carta gialla.
lesson-rotten-avoid-other = Così prendi dei Quattro Marci, a 2 punti ciascuno. L’altro bersaglio costa meno.

lesson-ending = La fine
lesson-ending-about = Che cosa conta, e che cosa ricordare
lesson-ending-last = Non c’è più niente da pescare, e hai l’ultimissima carta. Giocala.
lesson-ending-last-right = La mano è finita. Quello che resta sui bersagli non conta per nessuno.
lesson-ending-cost = Ecco che cosa ha preso ciascuno. Quanti punti per te?
lesson-ending-cost-right = Due carte, due punti. Ognuno dà le carte una volta, e vince chi ha meno punti.
lesson-ending-cost-other = Altri hanno tante carte di ogni tuo colore quante te, o di più. Quindi ogni tua carta costa 1.
lesson-ending-high = Restano due carte blu: un 1 e un 7. Una sarà facile da giocare dopo. Quale giochi adesso?
lesson-ending-high-right = Finché c’è posto, gioca le carte grandi. Le piccole ci stanno quasi sempre.
lesson-ending-high-other = Ci sta anche quella. Ma allora il blu è a 7, e il tuo 7 sforerebbe la prossima volta!
