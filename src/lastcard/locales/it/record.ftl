# What can be wrong with a record, and how one is shown.

record = La registrazione non si può rigiocare.
record-unreadable = La riga { $line } della registrazione non significa niente: «{ $text }».
record-version = La registrazione è della versione { $version }; questo lastcard legge la versione { $known }.
record-game = La registrazione è di un gioco «{ $game }»; questo lastcard conosce { $known }.
record-json = Il testo JSON non contiene una registrazione: { $detail }.
record-options = La registrazione ha opzioni con cui non si può giocare ({ $reason }).
record-move = La registrazione si interrompe nella mano { $deal }: «{ $move }» non è permesso { $seat ->
    [-1] al tavolo
   *[other] al posto { $seat }
} ({ $reason }).
record-score = La registrazione dice { $recorded } punti per la mano { $deal }, ma le mosse danno { $computed }.
record-result = La registrazione dice { $recorded } alla fine, ma le sue mani danno { $computed }.
record-no-proof = La registrazione non nomina una partita da dimostrare: le sue carte vengono da un seed o da altrove.

record-title = { $game }, edizione { $edition }, { $names }
record-unfinished = La registrazione finisce qui; la partita non è stata conclusa.
record-confirmed = Ogni mossa è permessa e ogni punteggio è giusto.
