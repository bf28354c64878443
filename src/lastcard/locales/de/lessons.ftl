# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Das darfst du. Aber du hast etwas, das hier passt: Versuch, es zu finden!

## Gang of Four

lesson-colours = Erst Zahl, dann Farbe
lesson-colours-about = Welche Karte ist höher?
lesson-colours-goal = Werde alle deine Karten vor den anderen los! Reihum spielen alle etwas Höheres als das, was da liegt, oder passen.
lesson-colours-order = Die höhere Zahl gewinnt. Gleiche Zahl? Dann ist Grün am niedrigsten, Gelb in der Mitte, Rot am höchsten.
lesson-colours-beat = Jemand hat die grüne 7 gespielt. Schlag sie mit der kleinsten Karte, die reicht. Tippe auf eine Karte, dann auf „Spielen“.
lesson-colours-beat-right = Gleiche Zahl, bessere Farbe: Gelb schlägt Grün. Und deine 9 bleibt für später!
lesson-colours-beat-other = Das gewinnt, ist aber Verschwendung: Eine kleinere deiner Karten reicht auch.
lesson-colours-special = Vier Karten sind besonders. Die mehrfarbige 1 ist die höchste 1. Über jeder 10 stehen zwei Phönixe und ganz oben der Drache.
lesson-colours-ask = Welche dieser drei ist die höchste?
lesson-colours-ask-right = Ja! 9 ist mehr als 8, und Gelb ist mehr als Grün.
lesson-colours-ask-colour = Die Zahlen sind gleich, also entscheidet die Farbe: Gelb ist höher als Grün.
lesson-colours-ask-other = Schau zuerst auf die Zahl. Die Farbe zählt nur, wenn die Zahlen gleich sind.
lesson-colours-phoenix = Eine rote 10! Schlag sie, aber behalte deinen Drachen.
lesson-colours-phoenix-right = Der Phönix fliegt über jede 10 hinweg. Und deinen Drachen hast du noch!
lesson-colours-phoenix-other = Der Drache schlägt alles, also heb ihn dir für den Notfall auf.

lesson-pairs = Paare und Drillinge
lesson-pairs-about = Zwei oder drei gleiche Zahlen
lesson-pairs-show = Zwei gleiche Zahlen sind ein Paar, drei ein Drilling. Auch die beiden Phönixe sind ein Paar.
lesson-pairs-beat = Da liegt ein 5er-Paar. Nur ein höheres Paar schlägt es: Tippe auf zwei Karten, dann auf „Spielen“.
lesson-pairs-beat-right = 8er über 5er. Zwei Karten auf einmal weg!
lesson-pairs-beat-pass = Passen darfst du. Aber zwei deiner Karten haben dieselbe Zahl, und sie ist höher als 5.
lesson-pairs-ask = Welches 6er-Paar ist höher?
lesson-pairs-ask-right = Genau: Die höchste Karte entscheidet, und Rot schlägt Gelb.
lesson-pairs-ask-other = Vergleich zuerst die beste Karte jedes Paars. Ein Paar hat eine rote 6.
lesson-pairs-three = Drei 7er! Was schlägt sie? Es müssen wieder drei Karten sein.
lesson-pairs-three-right = Drei 9er. Damit hat keiner gerechnet.
lesson-pairs-three-pass = Passen darfst du. Aber du hast drei Karten mit derselben Zahl, und sie ist höher als 7.

lesson-five = Fünf Karten auf einmal
lesson-five-about = Straße, Flush, Full House
lesson-five-show = Das sind die vier Arten von Kombinationen aus fünf Karten, von schwach bis stark. Jede schlägt alle, die über ihr stehen.
lesson-five-straight = Du spielst aus. Finde fünf Zahlen in Folge und werde sie alle auf einmal los.
lesson-five-straight-right = 3, 4, 5, 6, 7. Fünf Karten mit einem Zug weg!
lesson-five-straight-other = Das darfst du ausspielen. Aber in deiner Hand stecken fünf Zahlen in Folge: Such 3, 4, 5 …
lesson-five-flush = Eine Straße bis zur 10! Aber eben nur eine Straße. Finde fünf Karten einer Farbe.
lesson-five-flush-right = Ein Flush schlägt jede Straße, so hoch sie auch ist.
lesson-five-flush-pass = Passen darfst du. Aber zähl mal deine grünen Karten!
lesson-five-ask = Was davon ist am stärksten?
lesson-five-ask-right = Ein Full House schlägt jeden Flush und jede Straße, auch mit kleinen Zahlen.
lesson-five-ask-other = Zuerst zählt die Art: Straße, dann Flush, dann Full House. Zahlen zählen nur innerhalb einer Art.
lesson-five-house = Jetzt liegt ein Flush da. Du brauchst drei von einer Zahl und zwei von einer anderen.
lesson-five-house-right = Full House! Drei 3er und zwei 6er schlagen jeden Flush.
lesson-five-house-pass = Passen darfst du. Aber schau dir deine 3er und deine 6er an!

lesson-rainbow = Die mehrfarbige 1
lesson-rainbow-about = Sie passt in jeden Flush
lesson-rainbow-show = Die mehrfarbige 1 nimmt jede Farbe an. Das hier ist ein Flush in Rot!
lesson-rainbow-flush = Du hast nur vier Karten einer Farbe. Wer könnte die fünfte sein? Schlag die Straße.
lesson-rainbow-flush-right = Die kleine 1 hat deinen Flush gerettet.
lesson-rainbow-flush-pass = Passen darfst du. Aber zähl deine gelben Karten, und die mehrfarbige 1 dazu.
lesson-rainbow-straight-flush = Du spielst aus. Fünf in Folge und alle in einer Farbe: Finde den Straight Flush.
lesson-rainbow-straight-flush-right = Stärkere fünf Karten gibt es nicht. Nur eine Gang kann dich noch aufhalten.
lesson-rainbow-straight-flush-other = Das darfst du ausspielen. Aber such 1, 2, 3, 4, 5, alle in einer Farbe.
lesson-rainbow-plain-straight = Fünf in Folge, gut! Aber eine Karte hat eine andere Farbe. Welche 5 wäre besser?

lesson-gangs = Gangs
lesson-gangs-about = Vier gleiche Zahlen schlagen alles
lesson-gangs-show = Vier oder mehr gleiche Zahlen sind eine Gang. Sie schlägt alles: Einzelkarten, Paare, Drillinge und alles aus fünf Karten. Eine größere Gang schlägt eine kleinere.
lesson-gangs-dragon = Der Drache! Keine Einzelkarte schlägt ihn. Aber du hast eine Gang …
lesson-gangs-dragon-right = Vor vier kleinen 4ern läuft sogar der Drache weg.
lesson-gangs-dragon-pass = Du könntest passen, aber dann verpasst du den Spaß: Vier deiner Karten haben dieselbe Zahl.
lesson-gangs-ask = Was davon schlägt die beiden anderen?
lesson-gangs-ask-right = Im Krieg der Gangs schlagen fünf Karten immer vier, sogar wenn es 2er sind.
lesson-gangs-ask-other = Eine Gang schlägt jeden Straight Flush. Und unter Gangs gewinnt die mit mehr Karten.
lesson-gangs-five = Eine Gang aus vier 10ern! Kannst du das übertreffen?
lesson-gangs-five-right = Fünf 3er verjagen vier 10er.
lesson-gangs-five-pass = Passen darfst du. Aber zähl deine 3er: Von zwei Gangs gewinnt die mit mehr Karten.

lesson-leading = Ausspielen und passen
lesson-leading-about = Wer anfängt, wer passt, wer dran ist
lesson-leading-lead = Es liegt nichts da: Du spielst aus, und zwar, was du willst. Werde deine drei 3er los.
lesson-leading-lead-right = Jetzt müssen alle mit drei Karten antworten oder passen.
lesson-leading-lead-other = Das darfst du! Aber kleine Karten wird man später schwer los: Spiel jetzt alle drei 3er aus.
lesson-leading-pass = Ein 8er-Paar. Du hast kein höheres Paar. Was bleibt dir übrig?
lesson-leading-pass-right = Passen kostet nichts. Du wartest auf deine Gelegenheit.
lesson-leading-ask = Du hast die gelbe 10 gespielt. Zwei haben gepasst, und jetzt passt auch der Dritte. Wer spielt als Nächstes aus?
lesson-leading-ask-right = Du! Wenn alle anderen passen, spielt aus, wer zuletzt gespielt hat: eine Kombination nach Wahl.
lesson-leading-ask-other = Wenn alle anderen passen, geht es zurück zu dem, der zuletzt gespielt hat. Wer war das?
lesson-leading-return = Eben hast du gepasst. Kein Problem: Wenn du wieder dran bist, darfst du trotzdem spielen. Schlag die rote 8.
lesson-leading-return-right = Wieder im Spiel!

lesson-last-card = Letzte Karte!
lesson-last-card-about = Sag sie an und halt die anderen auf
lesson-last-card-declare = Nach deinen 9ern bleibt dir eine einzige Karte. Dann musst du „Letzte Karte!“ sagen. Tippe die 9er an, dann „Letzte Karte!“, und spiel.
lesson-last-card-declare-right = Alle haben es gehört. Noch eine Karte!
lesson-last-card-silent = Du hast „Letzte Karte!“ vergessen. Am Tisch wärst du jetzt ausgeschieden. Tippe auf „Letzte Karte!“, bevor du spielst.
lesson-last-card-block = Die Person nach dir hat nur noch eine Karte! Dann musst du deine höchste Karte spielen, um sie aufzuhalten.
lesson-last-card-block-right = Aufgehalten! Eine 9 kommt an deiner roten 10 nicht vorbei.
lesson-last-card-lead = Jetzt spielst du aus, und die Person nach dir hat noch immer diese eine Karte. Dann musst du zwei oder mehr Karten zusammen ausspielen, wenn du kannst.
lesson-last-card-lead-right = Eine Karte kann auf zwei nicht antworten. Schlau!

lesson-scoring = Punkte zählen
lesson-scoring-about = Warum sechzehn Karten wehtun
lesson-scoring-show = Wenn jemand fertig ist, zahlen die anderen für die Karten, die sie noch haben. Je mehr Karten, desto teurer ist jede. Wenige Punkte sind gut!
lesson-scoring-few = Dir bleiben 7 Karten. Wie viele Punkte sind das?
lesson-scoring-few-right = Bis 7 Karten kostet jede einen Punkt.
lesson-scoring-few-other = Schau auf die Preise: Bei 7 Karten kostet jede 1.
lesson-scoring-eight = Und mit einer Karte mehr, also 8?
lesson-scoring-eight-right = Doppelt so viel! Ab 8 Karten kostet jede 2.
lesson-scoring-eight-other = Ab 8 Karten kostet jede 2. Also 8 mal 2 …
lesson-scoring-all = Du konntest keine einzige Karte spielen: Alle 16 sind übrig. Autsch! Wie viele Punkte?
lesson-scoring-all-right = 80 Punkte. Bei 100 ist die Partie zu Ende, und wer die wenigsten Punkte hat, gewinnt!
lesson-scoring-all-other = 16 Karten kosten je 5. Das tut weh!
lesson-scoring-play = Der Nächste hat nur zwei Karten, du hast 8. Du spielst aus: Werde so viele wie möglich auf einmal los.
lesson-scoring-play-right = Nur noch 3 Karten: 3 Punkte statt 16.
lesson-scoring-play-other = Das darfst du, aber dann bleiben dir viele Karten. Such fünf in Folge.

lesson-exchange = Der Kartentausch
lesson-exchange-about = Ein Geschenk für den Sieg
lesson-exchange-ask = Vor jeder Runde außer der ersten gibt die Person, die verloren hat, ihre beste Karte der Person, die gewonnen hat. Das warst du! Wer gibt dir eine Karte?
lesson-exchange-ask-right = Geben muss, wer die meisten Karten übrig hatte.
lesson-exchange-ask-other = Verloren hat, wer die meisten Karten übrig hatte.
lesson-exchange-give = Du hast den Drachen bekommen! Jetzt gibst du eine beliebige Karte zurück. Nimm die, die dir am wenigsten nützt.
lesson-exchange-give-right = Eine einsame grüne 1, die niedrigste Karte von allen. Herzlichen Dank!
lesson-exchange-dragon = Du könntest sogar den Drachen zurückgeben. Aber er ist die beste Karte überhaupt!
lesson-exchange-high = Der Phönix gehört zu deinen besten Karten. Gib etwas Kleines, das zu nichts passt.
lesson-exchange-give-other = Das darfst du, aber diese Karte ist besser als eine andere von dir. Welche ist die schwächste?

lesson-direction = Die Spielrichtung
lesson-direction-about = Sie wechselt mit jeder Runde
lesson-direction-first = In der ersten Runde geht es gegen den Uhrzeigersinn: Folge den Pfeilen. Du passt. Wer ist als Nächstes dran?
lesson-direction-first-right = Genau: nach rechts.
lesson-direction-first-other = Schau auf die Pfeile um den Tisch. Fang unten an, wo du sitzt.
lesson-direction-second = In der zweiten Runde drehen sich die Pfeile um. Du passt. Wer ist jetzt als Nächstes dran?
lesson-direction-second-right = Jetzt geht es nach links. In der nächsten Runde dreht es sich wieder um.
lesson-direction-second-other = Die Pfeile haben sich umgedreht: Folge ihnen von deinem Platz aus.
lesson-direction-block = Jemand hat nur noch eine Karte. Ist diese Person direkt nach dir dran? Dann weißt du, was zu tun ist!
lesson-direction-block-right = Ja, direkt nach dir: Deine höchste Karte hat die letzte Karte aufgehalten.
lesson-direction-free = Wieder hat jemand nur noch eine Karte. Aber diesmal ist diese Person vor dir dran, nicht nach dir. Die kleinste Karte, die gewinnt, reicht.
lesson-direction-free-right = Aufhalten muss nur, wer direkt vor einer letzten Karte dran ist. Das warst nicht du.
lesson-direction-free-other = Das darfst du, aber niemand zwingt dich: Wer nur noch eine Karte hat, kommt nicht direkt nach dir. Spar deine hohen Karten.

lesson-three = Zu dritt
lesson-three-about = Eine Hand, die niemand sieht
lesson-three-ask = Es gibt 64 Karten, und alle bekommen 16, auch zu dritt. Wie viele Karten bekommt niemand?
lesson-three-ask-right = 16 Karten schlafen in dieser Runde. Niemand weiß, welche.
lesson-three-ask-other = Drei mal 16 ist 48. Wie viele fehlen bis 64?
lesson-three-open = Wer die mehrfarbige 1 hat, eröffnet die Partie und muss sie spielen: allein oder mit anderen.
lesson-three-open-right = Und schon hat die Partie begonnen!
lesson-three-passes = Du hast die rote 9 gespielt. Eine Person hat gepasst, und jetzt passt auch die andere. Wer spielt als Nächstes aus?
lesson-three-passes-right = Du. Zu dritt genügt es, wenn zwei passen.
lesson-three-passes-other = Zähl noch einmal: Außer dir sind nur zwei da, und beide haben gepasst.
lesson-three-hidden = Eine grüne 10. Dein Phönix schlägt sie. Vielleicht hat jemand den Drachen, vielleicht schläft er. Trau dich!
lesson-three-hidden-right = Mutig! Zu dritt schlafen große Karten oft.

lesson-counting = Mitzählen
lesson-counting-about = Merk dir die großen Karten
lesson-counting-show = Nur drei Karten stehen über den 10ern, und jede gibt es nur einmal. Merk dir, welche schon weg sind!
lesson-counting-one = Der Drache ist gespielt. Wie viele Einzelkarten schlagen noch deinen grünen Phönix?
lesson-counting-one-right = Nur eine: der gelbe Phönix.
lesson-counting-one-other = Über dem grünen Phönix stehen der gelbe und der Drache. Einer davon ist weg.
lesson-counting-ten = Der Drache und der grüne Phönix sind weg. Wie viele Einzelkarten schlagen noch eine rote 10?
lesson-counting-ten-right = Nur der gelbe Phönix. Deine rote 10 ist beinahe König.
lesson-counting-ten-other = Zähl noch einmal: grüner Phönix, gelber Phönix, Drache. Zwei von drei sind weg.
lesson-counting-play = Der Drache ist weg, du hast noch zwei Karten und spielst aus. Welche zuerst, damit du sicher fertig wirst?
lesson-counting-play-right = Niemand kann sie schlagen. Alle passen, du spielst wieder aus, und die 3 ist deine letzte Karte.
lesson-counting-play-other = Das darfst du, aber die 3 schlägt bestimmt jemand, und vielleicht spielst du nie wieder aus. Hast du eine Karte, die niemand schlagen kann?

## 13

lesson-targets = Die Ziele
lesson-targets-about = Auf jedes passen höchstens 13
lesson-targets-goal = In jedem Zug legst du eine Karte auf ein Ziel. Wer über 13 kommt, nimmt die Karten, die dort lagen, und genommene Karten kosten Punkte. Wer die wenigsten Punkte hat, gewinnt!
lesson-targets-first = Drei Ziele, drei Farben. Leg irgendeine Karte auf das Ziel ihrer Farbe: Tippe auf eine Karte, dann auf den Knopf.
lesson-targets-first-right = Die Zahlen werden zusammengezählt. Dann ziehst du nach, und die nächste Person ist dran.
lesson-targets-thirteen = Auf ein Ziel passen 13 und nicht mehr. Bring eines auf genau 13!
lesson-targets-thirteen-right = Genau 13 schadet nicht. Jetzt ist es voll, und die Person nach dir hat ein Problem.
lesson-targets-thirteen-other = Das geht, und du nimmst nichts. Aber eine deiner Karten ergibt genau 13.
lesson-targets-over = Das sind mehr als 13, also würdest du die Karten nehmen, die dort liegen. Finde eine Karte, die passt!
lesson-targets-safe = Es wird eng. Nur eine deiner Karten passt noch irgendwo. Welche?
lesson-targets-safe-right = Puh! Das passt gerade so.

lesson-taking = Über 13
lesson-taking-about = Wer was nimmt
lesson-taking-over = Probier, was keiner mag: Bring Gelb über 13.
lesson-taking-over-right = Du hast die drei Karten genommen, die dort lagen. Deine eigene 5 bleibt auf dem Ziel.
lesson-taking-over-other = Die passt. Bring diesmal Gelb über 13, um zu sehen, was passiert.
lesson-taking-least = Jetzt ist jede deiner Karten zu viel. Wähl so, dass du möglichst wenige Karten nimmst.
lesson-taking-least-right = Zwei Karten. Es hätte schlimmer kommen können!
lesson-taking-least-other = Damit nimmst du mehr Karten. Zähl die Karten auf jedem Ziel: Wo liegen die wenigsten?

lesson-majorities = Die meisten einer Farbe
lesson-majorities-about = Manchmal kosten viele Karten nichts
lesson-majorities-plain = Am Ende kostet jede genommene Karte 1 Punkt. Das haben alle genommen. Was zahlst du?
lesson-majorities-plain-right = Drei Karten, drei Punkte.
lesson-majorities-plain-other = Jemand anders hat mehr Blau und mehr Gelb als du. Also kostet jede deiner Karten 1.
lesson-majorities-most = Wer aber die meisten einer Farbe hat, zahlt nichts für sie! Und jetzt?
lesson-majorities-most-right = Vier blaue Karten, mehr als alle anderen: Die kosten nichts. Nur die gelbe kostet.
lesson-majorities-most-other = Such den Stern: Er zeigt die meisten einer Farbe, und diese Farbe kostet nichts.
lesson-majorities-tie = Zwei haben gleich viele blaue Karten. Was zahlst du?
lesson-majorities-tie-right = Keiner hat allein die meisten, also zahlen beide.
lesson-majorities-tie-other = Du brauchst mehr als alle anderen. Gleich viele reichen nicht.
lesson-majorities-play = Du hast vier blaue Karten genommen, mehr als alle anderen, und sonst nichts. Deine Karten sind beide zu viel. Welche kostet dich nichts?
lesson-majorities-play-right = Noch mehr blaue Karten für dich, und alle kosten nichts!
lesson-majorities-play-other = Gelbe Karten würden dich je einen Punkt kosten. Welche Farbe kostet dich nichts?

lesson-rotten = Faule Vieren
lesson-rotten-about = Sie passen überall, und keiner will sie
lesson-rotten-show = Es gibt acht faule Vieren. Sie passen auf jedes Ziel und zählen immer 4.
lesson-rotten-anywhere = Keine deiner farbigen Karten passt. Spiel die faule Vier: Tippe sie an, dann ein Ziel, auf dem sie nicht zu viel ist.
lesson-rotten-anywhere-right = Gerettet! Und nun liegt sie dort für jemand anders.
lesson-rotten-cost = Eine genommene faule Vier kostet 2 Punkte, auch wenn du die meisten hast. Was zahlst du für drei?
lesson-rotten-cost-right = Drei mal 2. Faule Vieren kosten immer etwas.
lesson-rotten-cost-other = Jede faule Vier kostet immer 2 Punkte. Die meisten zu haben, hilft nichts.
lesson-rotten-avoid = Deine Karten sind beide zu viel. Überlass die faulen Vieren jemand anderem!
lesson-rotten-avoid-right = Zwei blaue Karten statt zwei faulen Vieren und einer gelben.
lesson-rotten-avoid-other = Das bringt dir faule Vieren, und jede kostet 2. Das andere Ziel ist billiger.

lesson-ending = Das Ende
lesson-ending-about = Was zählt und was man sich merken sollte
lesson-ending-last = Es gibt nichts mehr zu ziehen, und du hast die allerletzte Karte. Spiel sie.
lesson-ending-last-right = Die Runde ist zu Ende. Was noch auf den Zielen liegt, zählt für niemanden.
lesson-ending-cost = Das haben alle genommen. Wie viele Punkte für dich?
lesson-ending-cost-right = Zwei Karten, zwei Punkte. Alle teilen einmal aus; wer die wenigsten Punkte hat, gewinnt.
lesson-ending-cost-other = Andere haben von deinen Farben gleich viele oder mehr. Also kostet jede deiner Karten 1.
lesson-ending-high = Noch zwei blaue Karten: eine 1 und eine 7. Eine davon wirst du später leicht los. Welche spielst du jetzt?
lesson-ending-high-right = Solange Platz ist, spiel die großen. Kleine Karten passen fast immer.
lesson-ending-high-other = Das passt auch. Aber dann hat Blau 7, und deine eigene 7 wäre nächstes Mal zu viel!
