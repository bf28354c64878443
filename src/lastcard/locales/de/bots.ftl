# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Spielt, was gerade geht: für den ersten Abend.
bot-greedy = Wirft so viel weg, wie es geht, so früh es geht, und schaut nie zurück.
bot-planner = Zählt die eigenen Karten und plant das ganze Blatt vor dem ersten Zug.
bot-searcher = Stellt sich vor, was die anderen haben, und spielt Ideen im Kopf bis zum Ende durch.
bot-master = Zieht Schlüsse aus allem, was du tust, und verzeiht nichts.
bot-swift = Sieht auf einen Blick, wofür andere Jahre brauchten.
bot-pimc-50 = Probiert jeden Zug fünfzigmal im Kopf: das Maß aller Suche.
bot-master-1 = Der Meister, wie er war, als das Beurteilen begann: das Maß jeder Wahl.
bot-swift-1 = Swift, wie er war, als das Beurteilen begann: ein Maß, das sofort antwortet.

bot-refused = So ein Bot kann hier nicht sitzen.
bot-unknown = Es gibt keinen Bot „{ $bot }“; zur Wahl stehen { $known }.
bot-elsewhere = Der Bot { $bot } spielt dieses Spiel nicht; zur Wahl stehen { $known }.
budget-wrong = „{ $text }“ ist kein Budget; schreib eine Zahl von Welten, wie in master@200, oder eine Zeit, wie in master@50ms.
budget-useless = Der Bot { $bot } denkt nicht voraus; lass weg, was hinter dem @ steht.
program-refused = „{ $command }“ lässt sich nicht starten; nenn eine ausführbare Datei, wie in ./mybot oder "./mybot --fast".
limit-wrong = „{ $text }“ ist keine Zeitgrenze; ein Programm bekommt Millisekunden, wie in ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } hat durch Regelverstoß verloren: Das Programm ließ sich nicht starten.
        [too-slow] { $bot } hat durch Regelverstoß verloren: Die Antwort kam nicht rechtzeitig.
        [exited] { $bot } hat durch Regelverstoß verloren: Das Programm endete vor der Antwort.
        [unreadable] { $bot } hat durch Regelverstoß verloren: Die Antwort ist kein Zug.
        [illegal] { $bot } hat durch Regelverstoß verloren: Der Zug ist nicht erlaubt.
        [silent] { $bot } hat durch Regelverstoß verloren: keine Antwort, obwohl an der Reihe.
       *[other] { $bot } hat durch Regelverstoß verloren: { $reason }.
    }
