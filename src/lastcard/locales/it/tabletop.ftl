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
web-not-ready = Non ancora
web-is-ready = pronto
web-start = Inizia
web-table-rules = Regole a questo tavolo
web-table-caps = Al massimo { $deals } mani, { $asides } frasi e cambi di posto
web-host-starts = { $host } avvia la partita quando tutti sono pronti.
web-stand-in-starts = Chi ha aperto il tavolo se n’è andato: { $host } avvia la partita quando tutti sono pronti.
web-you-stand-in = Chi ha aperto il tavolo se n’è andato: ora lo organizzi tu e avvii la partita.
web-someone-starts = Chi ha aperto il tavolo avvia la partita quando tutti sono pronti.
web-fill-seats = Riempi i posti: invita qualcuno, o fai sedere dei bot.
web-waits-for =
    { $more ->
        [0] Si aspetta ancora { $who }.
       *[other] Si aspettano ancora { $who } e altri { $more }.
    }
web-waits-for-absent = { $who } ha lasciato il tavolo. Aspetta, o libera il posto e riempilo di nuovo.
web-not-here = non c’è
web-choose-seat = Scegli un posto.
web-call-you = Come ti devono chiamare gli altri?
web-call-me = Continua come { $name }
web-call-you-about = Tutti al tavolo vedono questo nome. Puoi cambiarlo più tardi in «Tu».
web-watching = Stai guardando.
web-closed = Questo tavolo è stato chiuso.
web-closed-idle = Questo tavolo è stato chiuso perché da molto tempo nessuno vi giocava.

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
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = assente, gioca un bot
web-offline = non in linea
web-take-back = Gioco di nuovo io
web-clockwise = Si gioca in senso orario.
web-counter-clockwise = Si gioca in senso antiorario.
web-passes = Passo!
web-last-card = Ultima carta!
web-seconds = { $seconds } s
web-hand = Le tue carte
web-log = Che cosa è successo
web-log-none = In questa mano non è ancora successo niente.
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
       *[plan] per piano
    }
web-pass = Passa
web-will-pass = Passerai
web-undo = annulla
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
web-planned = Giocherai: { gang-combo }
web-give = Dai
web-not-playable = Non ora
web-combos = Combo
web-combo-before = Combo precedente
web-combo-place = { $place } di { $count }
web-hint = Che cosa giocherebbe un bot forte?
web-advice = Consigli
web-advice-about = Che cosa giocherebbe un bot forte, e perché, ogni volta che tocca a te.
web-advice-always = Un consiglio a ogni turno
web-advice-waits = Il consiglio arriva quando tocca a te.
web-last-card-lesson = Ti resta una carta. A un tavolo vero devi dirlo adesso, altrimenti sei fuori dalla mano; qui lo dice il tavolo per te. Chi gioca prima di te ora deve cercare di fermarti.
web-understood = Ho capito
web-advice-take = Scegli per me
web-raised = si può giocare
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
web-qr = Lo stesso link come codice QR
web-watchers =
    { $watchers ->
        [one] { $watchers } persona sta guardando.
       *[other] { $watchers } persone stanno guardando.
    }
web-keys-gang = Tasti: da 1 a 0 e le frecce scelgono le carte, ↑ ↓ scorrono le combinazioni, Invio gioca, Spazio passa, L dice «Ultima carta!», H chiede un suggerimento, Esc rimette via le carte o ferma un passo automatico.
web-keys-thirteen = Tasti: da 1 a 5 e le frecce scelgono una carta, Invio la gioca, da 1 a 3 si sceglie il bersaglio di un Quattro Marcio, H chiede un suggerimento.
web-keys-plain = Tasti: le frecce vanno da una carta all’altra, Spazio ne sceglie una, Invio gioca le carte scelte, Esc le rimette via.
web-leave = Lascia la partita
web-leave-sure = Un bot continua per te. Puoi tornare finché dura la partita.
web-leave-ends = Giochi solo contro bot, quindi la partita finisce.
web-leave-now = Lascia
web-talk = Chat
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
web-heard-undeclared =
    { $you ->
        [yes] Non hai detto «Ultima carta!» in tempo: sei fuori da questa mano e tieni una carta.
       *[no] { $who } non ha detto «Ultima carta!» in tempo ed è fuori da questa mano.
    }
web-cycle-won =
    { $you ->
        [yes] Vinci il giro
       *[no] { $who } vince il giro
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
web-passing = Non hai niente di più alto: si passa per te …
web-passing-stop = Alt
web-passing-stop-about = Alt: non passare più per me
web-passed-unasked = Hai passato: niente di più alto.
web-waits-call = Un momento: { $who } può ancora dire «Ultima carta!».
web-out-rule = Che cosa dice la regola
web-out-rule-call = Chi resta con una carta dice «Ultima carta!»: mentre gioca, o prima che il prossimo giochi o passi.
web-out-rule-cost =
    { $cost ->
        [plus_one] Chi non lo dice è fuori dalla mano: la carta resta in mano e costa 2 punti invece di 1. Gli altri continuano, e alla mano successiva giocano di nuovo tutti.
       *[one] Chi non lo dice è fuori dalla mano: la carta resta in mano e costa 1 punto. Gli altri continuano, e alla mano successiva giocano di nuovo tutti.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } blu
        [Y] { $value } giallo
        [G] { $value } verde
       *[R] Quattro Marcio
    }
web-thirteen-target = Scegli un bersaglio.
web-thirteen-put = Metti un { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Al tuo turno: { web-thirteen-card }
web-thirteen-planned = Giocherai: { web-thirteen-card }
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
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Vinci la partita
        [shared] Condividi la vittoria con { $who }
       *[no] { $winners ->
            [one] { $who } vince la partita
           *[other] { $who } vincono la partita
        }
    }
web-pile-label =
    { $colour ->
        [blue] blu
        [yellow] giallo
        [green] verde
       *[rotten] Quattro Marci
    }: { $cards }{ $most ->
        [yes] , più di tutti, quindi non costano niente
       *[no] {""}
    }
web-most = ★ Chi ha più carte di tutti in un colore non le paga.
web-fair = Le carte sono state date onestamente?
web-record = La partita come file:
web-record-text = testo
web-record-json = JSON
web-points-alone = tutti gli altri erano fuori
web-points-how = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }
        [rotten] { $rotten ->
            [one] { $rotten } Quattro Marcio
           *[other] { $rotten } Quattro Marci
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } + { $rotten ->
            [one] { $rotten } Quattro Marcio
           *[other] { $rotten } Quattro Marci
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Quanto costa ogni carta, secondo quante ne restano:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Rigioca
web-to-rematch = Alla rivincita
web-wants-rematch = { $who } vuole la rivincita.
web-rematch-join = Partecipa
web-no-deals = Nessuna mano è stata ancora conteggiata.
web-none-left = senza carte
web-played-last = Ultima giocata:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Tocca a te: scegli una mossa.
web-plain-moves = Le tue mosse
