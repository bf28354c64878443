# What can be wrong with a record, and how one is shown.

record = L’enregistrement ne peut pas être rejoué.
record-unreadable = La ligne { $line } de l’enregistrement ne veut rien dire : « { $text } ».
record-version = L’enregistrement est en version { $version } ; ce lastcard lit la version { $known }.
record-game = L’enregistrement est d’un jeu « { $game } » ; ce lastcard connaît { $known }.
record-json = Le texte JSON ne contient pas d’enregistrement : { $detail }.
record-options = L’enregistrement a des options avec lesquelles on ne peut pas jouer ({ $reason }).
record-move = L’enregistrement s’interrompt à la manche { $deal } : « { $move } » n’est pas permis { $seat ->
    [-1] à la table
   *[other] à la place { $seat }
} ({ $reason }).
record-score = L’enregistrement donne { $recorded } points à la manche { $deal }, mais les coups donnent { $computed }.
record-result = L’enregistrement donne { $recorded } à la fin, mais ses manches donnent { $computed }.
record-no-proof = L’enregistrement ne nomme pas de partie à vérifier : ses cartes viennent d’une graine ou d’ailleurs.

record-title = { $game }, édition { $edition }, { $names }
record-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
record-confirmed = Tous les coups sont permis et tous les scores sont justes.
