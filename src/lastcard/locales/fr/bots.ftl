# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Joue tout ce qui est permis : pour une première soirée.
bot-greedy = Jette le plus de cartes possible, le plus tôt possible, sans jamais regarder en arrière.
bot-planner = Compte ce qu’il a en main et prévoit toute la manche avant de jouer.
bot-searcher = Imagine ce que les autres peuvent avoir et joue ses idées jusqu’au bout avant de choisir.
bot-master = Tire des conclusions de tout ce que tu fais et ne pardonne rien.
bot-swift = Voit d’un coup d’œil ce que d’autres ont mis des années à apprendre.
bot-pimc-50 = Essaie chaque coup cinquante fois dans sa tête : l’étalon de la recherche.
bot-master-1 = Le maître tel qu’il était au début des analyses : l’étalon des choix.
bot-swift-1 = Swift tel qu’il était au début des analyses : un étalon qui répond aussitôt.

bot-refused = Aucun bot de ce genre ne peut s’asseoir ici.
bot-unknown = Il n’y a pas de bot « { $bot } » ; choisis parmi { $known }.
bot-elsewhere = Le bot { $bot } ne joue pas à ce jeu ; choisis parmi { $known }.
budget-wrong = « { $text } » n’est pas un budget ; écris un nombre de mondes, comme master@200, ou un temps, comme master@50ms.
budget-useless = Le bot { $bot } ne calcule pas à l’avance ; enlève ce qui suit le @.
program-refused = « { $command } » ne peut pas être lancé ; nomme un fichier exécutable, comme ./mybot ou "./mybot --fast".
limit-wrong = « { $text } » n’est pas une limite de temps ; un programme a droit à des millisecondes, comme ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } perd par forfait : impossible de le lancer.
        [too-slow] { $bot } perd par forfait : il n’a pas répondu à temps.
        [exited] { $bot } perd par forfait : il s’est arrêté avant de répondre.
        [unreadable] { $bot } perd par forfait : sa réponse n’est pas un coup.
        [illegal] { $bot } perd par forfait : son coup n’est pas permis.
        [silent] { $bot } perd par forfait : c’était son tour et il n’a rien dit.
       *[other] { $bot } perd par forfait : { $reason }.
    }
