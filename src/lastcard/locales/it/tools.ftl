# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Segnapunti
        [referee] Arbitro
       *[verify] Verificare una mano
    }
tools-about =
    { $tool ->
        [pad] Giocate con carte vere; il segnapunti conta e sa chi dà le carte dopo. Funziona senza internet.
        [referee] Posso giocare questo? Tocca le carte e leggi perché sì o perché no. Funziona senza internet.
       *[verify] Controlla di persona che nessuno ha scelto l’ordine delle carte.
    }

verify-about = Il tuo browser rimescola ogni mazzo di una partita partendo da ciò che fu pubblicato prima di ogni mano, e lo confronta con le carte date. Non devi fidarti di nessuno, nemmeno di questo server.
verify-mine = Le tue ultime partite
verify-none = Non hai ancora finito nessuna partita.
verify-file = Una partita in un file
verify-file-about = Scegli una «Partita per programmi» (.json), di questo server o di un altro, o trascinala sulla pagina. Resta nel tuo browser.
verify-choose = Scegli un file
verify-unreadable = { $file } non è una partita che si possa leggere qui.
