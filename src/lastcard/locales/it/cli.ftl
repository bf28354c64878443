# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Prova «{ $command } --help».
cli-version = lastcard { $version }

refused = È rifiutato.
usage = La riga di comando è sbagliata.
arguments-wrong = { $detail }.
argument-unknown = Qui «{ $argument }» non esiste.
value-missing = L’opzione { $option } ha bisogno di un valore.
file-missing = Indica il file di una partita salvata.
command-missing = Indica un comando: { $known }.
command-unknown = Il comando «{ $command }» non esiste; i comandi sono { $known }.
extra-missing = «lastcard { $command }» ha bisogno del server; installalo con: pip install 'lastcard[server]'.
game-unknown = Il gioco «{ $game }» non esiste; i giochi sono { $known }.
language-unknown = Non ci sono testi in «{ $language }»; le lingue sono { $known }.
number-wrong = { $option } vuole un numero intero da { $lowest } a { $highest }, non «{ $text }».
option-form = --option vuole NOME=VALORE, come target=50, non «{ $text }».
paragraph-unknown = In queste regole non c’è il paragrafo «{ $paragraph }»; il primo è { $first }.
rules-missing = Le regole di { $game } non sono ancora scritte.
failure = Non si può fare.
file-unreadable = { $file } non si può leggere: { $reason }.
file-not-text = { $file } non è un file di testo.
output-failed = Non si può più scrivere niente in uscita: { $reason }.
file-unwritable = { $file } non si può scrivere: { $reason }.

cli-help =
    lastcard - il tavolo da gioco per Gang of Four e 13

    uso: lastcard COMANDO [OPZIONI]
         lastcard COMANDO --help
         lastcard --version

    Gioca nel terminale contro i bot, o online con le persone; fai girare un
    server; leggi le regole, rivedi una partita finita, o chiedi all’arbitro che
    cosa è permesso.

    comandi:
      play [GIOCO]            giocare una partita contro i bot
      host [GIOCO]            aprire un tavolo online e giocarci
      join LINK               giocare a un tavolo online
      serve                   far giocare le persone nei loro browser
      bot PROGRAMMA           far giocare un programma ai tavoli online
      backup FILE             copiare tutto ciò che un server conserva, mentre gira
      restore FILE            ripristinare una di quelle copie
      doctor                  controllare tutto ciò che un server conserva
      admin AZIONE            occuparsi di un server: tavoli, nomi, segnalazioni
      rules [GIOCO] [NUMERO]  leggere le regole, o un loro paragrafo
      replay FILE             rivedere una partita salvata, giro per giro
      review FILE             giudicare le scelte di una partita salvata
      verify FILE             dimostrare che nessuno ha scelto le carte
      referee                 rispondere in JSON a domande sulle regole
      arena [GIOCO]           far giocare i bot tra loro e vedere chi è più forte

    opzioni:
      -h, --help              mostrare questa pagina; COMANDO --help dice di più
      --version               mostrare la versione
      --language LINGUA       un’altra lingua: { $languages }

    giochi:
      { $games }

    esempi:
      lastcard play                          una partita veloce a Gang of Four
      lastcard play --players 3 --edition de-2010 --save serata.txt
      lastcard replay serata.txt
      lastcard verify serata.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    ambiente:
      NO_COLOR                niente colori se è impostata; le carte hanno comunque
                              delle lettere
      TERM                    «dumb» vuol dire senza colori e senza ridisegnare
      COLUMNS, LINES          le misure del terminale, se non si possono chiedere
      PAGER                   che cosa mostra le pagine lunghe (se manca: less)
      LASTCARD_LANGUAGE       la lingua, se non deve essere quella del sistema

    codici di uscita:
      0    tutto bene
      1    non riuscito: un file illeggibile, una registrazione che non torna, una
           mano non dimostrata
      2    la riga di comando è sbagliata
      130  interrotto con Ctrl-C

cli-help-play =
    lastcard play - giocare una partita contro i bot

    uso: lastcard play [GIOCO] [OPZIONI]

    GIOCO è uno tra { $games }; senza, giochi a gang, Gang of Four. Siedi in
    fondo al tavolo, gli altri posti sono dei bot. Mentre giochi, scrivi ? per
    l’aiuto e hint per vedere che cosa puoi giocare.

    opzioni:
      --players N             quanti siedono al tavolo (gang 3-4, thirteen 3-6)
      --edition EDIZIONE      le regole di un’edizione stampata, come it-2010
      --option NOME=VALORE    cambiare un’opzione; si può ripetere
      --seed N                dare le carte di questo seed: stesso seed, stesse
                              carte
      --cut                   chiedere dove tagliare quando il taglio è tuo
      --name NOME             il tuo nome sul segnapunti
      --bots BOT              con chi giochi, vedi sotto (se manca: planner), o un
                              tuo programma, come ./mybot
      --save FILE             scrivere la partita in FILE dopo ogni mano
      --fast                  nessuna pausa tra le mosse dei bot
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    I bot, prima i più gentili:
      { $bots }
    master@200 pensa in 200 mondi per mossa, master@500ms per mezzo secondo.

    Senza --edition è una partita veloce: l’edizione en-2010, e il tavolo dichiara
    da sé le ultime carte (last_card=automatic). Con --edition tutto è come in quel
    libretto, e «Ultima carta!» lo dici tu.
    lastcard rules GIOCO --editions elenca edizioni e opzioni.

    esempi:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - leggere le regole

    uso: lastcard rules [GIOCO] [NUMERO] [OPZIONI]

    GIOCO è uno tra { $games }; senza, leggi di gang, Gang of Four. NUMERO è
    il numero di un paragrafo o di una sezione, come GF-9.1 o 9.

    opzioni:
      --editions              elencare le edizioni e le opzioni che ognuna fissa
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    Su un terminale, le pagine più lunghe dello schermo si mostrano con $PAGER.

    esempi:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - rivedere una partita salvata

    uso: lastcard replay FILE [OPZIONI]

    FILE è una registrazione, come testo o come JSON; - la legge dallo standard
    input. Ogni mossa è confrontata con le regole mentre viene mostrata, e così i
    punteggi.

    In un terminale si ripercorre la partita: Invio mostra la mossa seguente, ? gli
    altri tasti. Il risultato e le mani successive restano nascosti finché non ci
    si arriva. In una pipe o in un file si scrive tutto, giro per giro.

    opzioni:
      --all                   mostrare tutto insieme, come in un file
      --step                  mossa per mossa, come un terminale fa comunque
      --move NUMERO           cominciare da questa mossa
      --eyes POSTO            vedere quello che vedeva questo posto, da 0 a 5,
                              oppure open: tutte le carte
      --json                  scrivere la registrazione in JSON invece di mostrarla
      --text                  scrivere la registrazione come testo invece di
                              mostrarla
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    codici di uscita:
      0    la registrazione è stata mostrata, e torna tutto
      1    il file è illeggibile, o la registrazione non torna

    esempi:
      lastcard replay serata.txt --move 37 --eyes 2
      lastcard replay serata.txt --json > serata.json

cli-help-verify =
    lastcard verify - dimostrare che nessuno ha scelto le carte di una partita

    uso: lastcard verify FILE [--receipts RICEVUTE]

    FILE è una registrazione, come testo o come JSON; - la legge dallo standard
    input. Ogni mazzo è ricalcolato dal segreto su cui il tavolo si era impegnato
    prima della mano, da ciò che i giocatori hanno dato e dal taglio, e confrontato
    con le carte date. Anche ogni mossa è rigiocata. Come funziona lo dice
    docs/reference/provable-deal.md.

    Una partita giocata con --seed non ha niente da dimostrare.

    opzioni:
      --receipts RICEVUTE     quanto inviato e le ricevute che lastcard join
                              conserva
      --receipts RICEVUTE     invii e ricevute conservati da lastcard join
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    codici di uscita:
      0    ogni mano è dimostrata
      1    qualcosa non coincide, o il file è illeggibile

    esempi:
      lastcard play --save serata.txt
      lastcard verify serata.txt

cli-help-referee =
    lastcard referee - rispondere a domande sulle regole

    uso: lastcard referee

    Legge un oggetto JSON per riga dallo standard input e scrive subito un oggetto
    JSON per riga sullo standard output. Per script e bot in qualsiasi linguaggio.

    domande:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          che combinazione sono le carte: { "{" }"type":"pair"{ "}" }; null se non lo
          sono. I tipi:
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          se cards si può giocare su table: { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          tutto ciò che si può giocare: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       che cosa c’è da battere, o null per un’apertura
          next_last   true se il prossimo giocatore ha una sola carta, dichiarata
          opening     true per la prima apertura di una partita
          edition     le regole di chi, per esempio "de-2010"; senza, "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          quanto costano 9 carte rimaste: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          chi dà una carta al vincitore: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          quanto costano le carte prese in una mano di 13: { "{" }"points":[7,…]{ "}" }

    Le carte si scrivono G3, Y10, R1, M1, GP, YP, RD, in qualsiasi ordine, maiuscole
    o no. Ciò che non si può giudicare riceve risposta sulla sua riga, e il
    programma va avanti:
      { "{" }"error":"card-unknown","message":"La carta … non esiste"{ "}" }

    opzioni:
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

# The rules in the terminal.
rules-editions = Edizioni di { $game }
rules-same = come { $edition }
rules-set = Ogni edizione è come { $default }, tranne ciò che è elencato. Per giocarne una: lastcard play { $game } --edition NOME --option NOME=VALORE

# Proving a record in the terminal.
verify-unfinished = La partita di questa registrazione non è stata conclusa.
verify-absent = Il posto { $seat } non ha contribuito.
verify-signed = Firmate dal server con la chiave { $key }: { $signed } su { $deals }.
verify-sum =
    { $deals ->
        [0] Non ci sono mani da dimostrare.
        [one] Mani dimostrate: { $proved } di 1.
       *[other] Mani dimostrate: { $proved } di { $deals }.
    }
