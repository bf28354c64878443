# The table, before, during and after its match.

web-table-gone = Questo tavolo non si può mostrare.

# Before the match.
web-invite = Invita altri con questo link
web-only-here = Questo indirizzo funziona solo su questo computer: il server non ascolta nessun altro. Avvialo con «lastcard serve --lan» per invitare altri nella tua rete.
web-seat-empty = libero
web-seat-you = tu
web-sit = Siediti qui
web-stand = Alzati
web-seat-a-bot = Bot
web-remove = Togli
web-ready = Pronto
web-not-ready = Non pronto
web-is-ready = pronto
web-start = Inizia
web-start-waits = La partita può cominciare quando ogni posto è occupato e tutti sono pronti.
web-host-starts = { $host } avvia la partita quando tutti sono pronti.
web-choose-seat = Scegli un posto.
web-watching = Stai guardando.
web-closed = Questo tavolo è stato chiuso.

# At the table.
web-taken =
    { $cards ->
        [0] niente preso
        [one] { $cards } presa
       *[other] { $cards } prese
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $taken ->
        [none] {""}
        [one] , { $taken } presa
       *[other] , { $taken } prese
    }, { web-points }
web-away = assente, gioca un bot
web-offline = non in linea
web-take-back = Gioco di nuovo io
web-clockwise = Si gioca in senso orario.
web-counter-clockwise = Si gioca in senso antiorario.
web-passes = passo
web-last-card = Ultima carta!
web-out = fuori
web-seconds = { $seconds } s
web-hand = Le tue carte
web-earlier = Carte già giocate
web-earlier-none = In questa mano nessun giro è ancora finito.
web-sort =
    { $order ->
        [number] Ordinate per valore; ordina per colore
        [colour] Ordinate per colore; ordina secondo un piano di gioco
       *[plan] Ordinate secondo un piano di gioco; ordina per valore
    }
web-sorted =
    { $order ->
        [number] per valore
        [colour] per colore
       *[plan] secondo un piano di gioco
    }
web-pass = Passa
web-play = Gioca
web-play-this = Gioca { $type ->
        [single] { gang-the-card }
        [three] il { gang-combo }
        [flush] il { gang-combo }
        [full_house] il { gang-combo }
       *[other] la { gang-combo }
    }
web-give-this = Dai { $type ->
        [single] { gang-the-card }
       *[other] { gang-combo }
    }
web-plan-this = Al tuo turno: { gang-combo }
web-planned = In programma: { gang-combo }
web-give = Dai
web-not-playable = Non ora
web-combos = Combo
web-hint = Che cosa giocherebbe un bot forte?
web-advice = Consigli
web-advice-about = Che cosa giocherebbe un bot forte, e perché, ogni volta che tocca a te.
web-advice-always = Un consiglio a ogni turno
web-advice-waits = Il consiglio arriva quando tocca a te.
web-advice-take = Scegli per me
web-sure-gang = Giocare davvero la gang di { $number }?
web-sure-break = Rompere davvero la gang di { $number }?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Non è una combinazione
web-why-give = Dai una carta
web-why-size =
    { $size ->
        [1] Serve una carta
        [2] Serve una coppia
        [3] Serve un tris
        [5] Servono cinque carte
       *[gang] Solo una gang più alta batte una gang
    }
web-why-lower = Non batte { $type ->
        [single] { gang-the-card }
        [three] il { gang-combo }
        [flush] il { gang-combo }
        [full_house] il { gang-combo }
       *[other] la { gang-combo }
    }
web-why-level = Alla pari, non batte { $type ->
        [single] { gang-the-card }
        [three] il { gang-combo }
        [flush] il { gang-combo }
        [full_house] il { gang-combo }
       *[other] la { gang-combo }
    }
web-why-open = Ci vuole l’1 multicolore
web-why-open-small = Al massimo cinque carte per aprire
web-why-highest = { $who } ha una carta: gioca { gang-the-card }
web-why-several = { $who } ha una carta: apri con due o più
web-why-gang = { $who } ha una carta: gioca una gang
web-cut-here = Taglia a { $at }

# The table's menu, talk and people.
web-menu = Tavolo
web-auto-pass = Passo automatico quando non c’è niente da giocare
web-sound = Suoni
web-qr = Lo stesso link come codice da fotografare
web-watchers =
    { $watchers ->
        [one] { $watchers } persona sta guardando.
       *[other] { $watchers } persone stanno guardando.
    }
web-keys-gang = Tasti: da 1 a 0 e le frecce scelgono le carte, ↑ ↓ scorrono le combinazioni, Invio gioca, Spazio passa, L dice «Ultima carta!», H chiede un suggerimento, Esc rimette via le carte.
web-keys-thirteen = Tasti: da 1 a 5 e le frecce scelgono una carta, Invio la gioca, da 1 a 3 si sceglie il bersaglio di un quattro marcio, H chiede un suggerimento.
web-leave = Lascia la partita
web-leave-sure = Un bot continua per te. Puoi tornare finché dura la partita.
web-leave-now = Lascia
web-talk = Chiacchiere
web-talk-none = Nessuno ha ancora parlato.
web-talk-write = Di’ qualcosa
web-talk-say = Invia
web-people = Gli altri
web-mute = Silenzia
web-unmute = Riattiva
web-report = Segnala
web-reported = Segnalato
web-report-why = Che cosa non va?
web-report-reason =
    { $reason ->
        [talk] Ciò che è stato detto
        [name] Il nome
        [play] Il modo di giocare
       *[other] Qualcos’altro
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Mano { $deal }. Dai tu le carte.
       *[no] Mano { $deal }. { $who } dà le carte.
    }
web-heard-played =
    { $you ->
        [yes] Giochi
       *[no] { $who } gioca
    } { $type ->
        [single] { gang-the-card }
        [three] un { gang-combo }
        [flush] un { gang-combo }
        [full_house] un { gang-combo }
       *[other] una { gang-combo }
    }; { $left ->
        [0] nessuna carta rimasta
        [one] resta una carta
       *[other] restano { $left } carte
    }.
web-heard-passed =
    { $you ->
        [yes] Passi.
       *[no] { $who } passa.
    }
web-heard-declared =
    { $you ->
        [yes] Dici «Ultima carta!»
       *[no] { $who } dice «Ultima carta!»
    }
web-heard-put =
    { $you ->
        [yes] Metti
       *[no] { $who } mette
    } un { web-thirteen-card } { thirteen-on }: { $sum }.
web-heard-took =
    { $you ->
        [yes] Prendi le carte e ne hai { $taken }.
       *[no] { $who } prende le carte e ne ha { $taken }.
    }

# What there is to do.
web-shuffling = Si mescolano le carte…
web-open = Apri tu la partita: gioca l’1 multicolore, da solo o in una combinazione.
web-lead = Apri tu: gioca la combinazione che vuoi.
web-beat = Tocca a te: gioca più alto, o passa.
web-cannot = Non hai niente di più alto.
web-call = Ti resta una carta: di’ «Ultima carta!» prima che giochi il prossimo.
web-lead-highest = A { $who } resta una sola carta: apri con la tua più alta, { gang-the-card }.
web-block = A { $who } resta una sola carta: gioca la tua più alta, { gang-the-card }{ $gang ->
        [yes] , o una gang
       *[no] {""}
    }.
web-block-gang = A { $who } resta una sola carta: devi giocare una gang.
web-cut = Taglia il mazzo.
web-show = Taglia ancora, per mostrare una carta.

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } blu
        [Y] { $value } giallo
        [G] { $value } verde
       *[R] quattro marcio
    }
web-thirteen-turn = Tocca a te: scegli una carta.
web-thirteen-target = Scegli un bersaglio.
web-thirteen-put = Metti un { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Al tuo turno: { web-thirteen-card }
web-thirteen-planned = In programma: { web-thirteen-card }
web-thirteen-safe = fa { $sum }
web-thirteen-takes =
    { $takes ->
        [one] prendi { $takes } carta
       *[other] prendi { $takes } carte
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Mano { $deal } di { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Vinci la mano { $deal }
       *[no] { $who } vince la mano { $deal }
    }
web-forgot = non ha detto «Ultima carta!»
web-deal-over = La mano { $deal } è finita
web-next-deal = Prossima mano
web-waiting-others = In attesa degli altri…
web-won-match =
    { $you ->
        [yes] Vinci la partita
        [shared] Condividi la vittoria
       *[no] { $who } vince la partita
    }
web-pile-label =
    { $colour ->
        [blue] blu
        [yellow] giallo
        [green] verde
       *[rotten] quattro marci
    }: { $cards }{ $most ->
        [yes] , più di tutti, quindi non costano niente
       *[no] {""}
    }
web-most = ★ Chi ha più carte di tutti in un colore non le paga.
web-fair = Le carte sono state date onestamente?
web-record = La partita come file:
web-record-text = testo
web-record-json = JSON
web-prices = Quanto costa ogni carta, secondo quante ne restano:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Rigioca
web-to-rematch = Alla rivincita
web-no-deals = Nessuna mano è stata ancora conteggiata.
web-none-left = senza carte
web-played-last = Ultima giocata:
