# Online tables from the command line: programs and people in a terminal.

link-missing = Indica l’indirizzo di un tavolo, come https://cards.example/t/abc123.
link-wrong = «{ $text }» non è l’indirizzo di un tavolo; dev’essere come https://cards.example/t/abc123.
server-missing = Indica il server con --server, o un tavolo con --table.
server-wrong = «{ $text }» non è l’indirizzo di un server; dev’essere come https://cards.example.
bots-too-many = Con { $bots } bot non resta posto per te a un tavolo da { $seats }.
servers-differ = Il tavolo non è del server { $server }.
program-missing = Indica il programma che deve giocare, come ./mybot.
token-missing = Dai il token del tuo account di bot con --token o in LASTCARD_TOKEN.
speed-unknown = La velocità «{ $speed }» non esiste; le velocità sono { $known }.
server-away = Nessuno risponde a { $server }: { $reason }.
no-local-server = Su questo computer non c’è alcun server a { $server }: avviane uno con lastcard serve, o indicane un altro con --server.
server-strange = Ciò che risponde a { $server } non è un server di lastcard.
login-refused = Il server { $server } non conosce questo token.
version-other = Il server parla la versione { $theirs } del protocollo e questo programma la versione { $ours }; installa la stessa versione di lastcard.
no-seat = A questo tavolo non ci sono posti liberi.
removed = Chi ha aperto il tavolo ti ha tolto il posto.
table-closed = Il tavolo è chiuso.
server-refused = { $said }.

bot-welcome = { $name } è sul server.
bot-lost = Connessione persa; nuovo tentativo…
bot-waits = In attesa di una partita…
bot-sits = In gioco su { $link }
bot-over = La partita è finita: { $score }
bot-closed = Il tavolo è stato chiuso.

join-call-you = Come devono chiamarti gli altri? Scrivi un nome, o premi Invio per essere { $name }.
join-seat =
    { $kind ->
        [bot] un bot
        [free] libero
        [you] tu
        [ready] pronto
        [gone] non c’è
       *[unready] non ancora pronto
    }
join-wait-host = La partita comincia quando { $host } la avvia; quit lascia il tavolo.
join-wait-maker = La partita comincia quando la avvia chi ha aperto il tavolo; quit lascia il tavolo.
join-waits-for = Si aspetta ancora { $who }.
join-free-seats =
    { $seats ->
        [one] Un posto è libero: invita qualcuno con il link qui sopra.
       *[other] { $seats } posti sono liberi: invita qualcuno con il link qui sopra.
    }
join-can-start = Scrivi start per cominciare la partita, quit per lasciare il tavolo.
join-room-help =
    { $arranges ->
        [yes] Puoi scrivere start, bots per riempire i posti liberi, bot 3 master per metterne uno al posto 3, remove 2 per liberare il posto 2, link per mostrare il link come codice QR, e quit.
       *[no] Qui puoi scrivere solo quit, per lasciare il tavolo, e link, per mostrare il link come codice QR.
    }
join-invite = Chi ha questo link può sedersi, in un browser o con lastcard join:
join-not-here = «{ $text }» qui non significa nulla.
join-own-seat = Quello è il tuo posto; quit lascia il tavolo.
join-lost = Connessione persa; nuovo tentativo…
join-found = La connessione è tornata.
join-away = { $who } non c’è; continua un bot.
join-away-me = Non c’eri, e un bot gioca per te.
join-take-back = Premi Invio per giocare di nuovo tu.
join-back = { $who } è di nuovo qui.
online-denied = Hai contribuito alla mano { $deal }, e il server annota di no. Ciò che hai inviato e la ricevuta, se l’ha data, sono conservati in { $file }.
join-slow = Il tuo tempo è scaduto.
join-clock =
    { $seconds ->
        [one] Hai un secondo.
       *[other] Hai { $seconds } secondi.
    }
join-says = { $who }: { $said }
join-record = La registrazione della partita: { $address }
join-once-more = Premi Invio per uscire, o scrivi again per giocare ancora con le stesse persone.
join-wants-again = { $who } vuole giocare ancora: scrivi again.
join-closed = Il tavolo è stato chiuso.
join-closed-idle = Questo tavolo è stato chiuso perché da molto tempo nessuno vi giocava.
join-left = Hai lasciato il tavolo; se la partita è cominciata, un bot continua per te.
join-again = Per tornare: { $command }

cli-help-join =
    lastcard join - giocare a un tavolo online nel terminale

    uso: lastcard join LINK [--name NOME]

    LINK è l’indirizzo di un tavolo, come lo mostra il browser. Entri come ospite,
    prendi un posto libero e il tavolo sa che ci sei; quando chi lo ha aperto avvia
    la partita, si gioca come con lastcard play. Mentre giochi, scrivi ? per l’aiuto
    e hint per vedere che cosa puoi giocare; quit fa uscire, e lo stesso comando ti
    riporta al tuo posto. Una connessione persa si riprende da sola.

    Prima della partita, chi ha aperto il tavolo scrive:
      start                   avviare la partita
      bots                    riempire di bot i posti liberi
      bot 3 master            mettere un bot al posto 3; senza nome, il solito
      remove 2                liberare il posto 2, di una persona o di un bot
      link                    mostrare il link del tavolo, anche come codice QR

    Dopo la partita, again ne gioca un’altra con le stesse persone. Per aprire un
    tavolo tuo, usa lastcard host.

    Chi sei su un server è conservato in lastcard/online, in $XDG_DATA_HOME o
    ~/.local/share, così la prossima volta ritrovi il tuo posto e il tuo nome.

    opzioni:
      --name NOME             come ti chiami lì
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - aprire un tavolo online nel terminale, e giocarci

    uso: lastcard host [GIOCO] [OPZIONI]

    GIOCO è uno tra { $games }; senza, giochi a gang, Gang of Four. Sul server
    si apre un tavolo, ne ricevi il link, anche come codice QR, e prendi il primo
    posto. Chi ha il link si siede, in un browser o con lastcard join. Il tavolo lo
    organizzi tu; il resto è come dice lastcard join --help.

    opzioni:
      --server URL            il server, come https://cards.example; senza, quello
                              in funzione su questo computer (lastcard serve)
      --name NOME             come ti chiami lì
      --players N             quanti siedono al tavolo (gang 3-4, thirteen 3-6)
      --bots N                siedono lì anche tanti bot, o BOT,BOT,... per nome
      --edition EDIZIONE      le regole di un’edizione stampata, come it-2010
      --option NOME=VALORE    cambiare un’opzione; si può ripetere
      --speed VELOCITÀ        relaxed, normal, fast o days (predefinita: normal)
      --public                mostrare il tavolo tra i tavoli aperti del server;
                              altrimenti lo trova solo chi ha il link
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    I bot, prima i più miti:
      { $bots }

    esempi:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - far giocare un programma ai tavoli online

    uso: lastcard bot --server URL --token TOKEN [OPZIONI] PROGRAMMA

    PROGRAMMA è un tuo programma, come ./mybot, che legge una riga di JSON e scrive
    una mossa (docs/reference/bot-protocol.md), o il nome di un bot:
      { $bots }

    Il token è quello di un account di bot sul server; docs/how-to/write-a-bot.md
    mostra come ottenerne uno. Con --table il programma prende un posto libero a
    quel tavolo e gioca lì. Senza, chiede una partita, la gioca, e chiede la
    prossima. Una connessione persa riprende da dov’era.

    opzioni:
      --server URL            il server, come https://cards.example
      --token TOKEN           il token; meglio in LASTCARD_TOKEN, dove gli altri su
                              questo computer non lo vedono
      --table LINK            l’indirizzo di un tavolo; allora --server non serve
      --matches N             fermarsi dopo tante partite
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    Che tipo di partita chiede, senza --table:
      --game GIOCO            uno tra { $games } (se manca: gang)
      --players N             quanti siedono al tavolo (se manca: 4)
      --edition EDIZIONE      le regole di un’edizione stampata
      --option NOME=VALORE    cambiare un’opzione; si può ripetere
      --speed VELOCITÀ        relaxed, normal, fast o days (se manca: normal)
      --wait SECONDI          quanto aspettare altri che vogliono la stessa partita,
                              prima che i bot del server completino il tavolo (se
                              manca: 60)

    codici di uscita:
      0    la partita al tavolo, o tutte le partite, sono state giocate
      1    il server non risponde o rifiuta, o il programma ha violato una regola;
           viene mostrato ciò che il programma ha detto per ultimo
      2    la riga di comando è sbagliata

    esempi:
      lastcard bot --server https://cards.example --token TOKEN ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TOKEN greedy
