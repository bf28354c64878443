# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] grüne
        [yellow] gelbe
       *[red] rote
    }
gang-card =
    { $card ->
        [M1] mehrfarbige 1
        [GP] grüner Phönix
        [YP] gelber Phönix
        [RD] roter Drache
       *[other] { gang-colour } { $number }
    }
gang-the-card =
    { $card ->
        [M1] die mehrfarbige 1
        [GP] den grünen Phönix
        [YP] den gelben Phönix
        [RD] den roten Drachen
       *[other] die { gang-colour } { $number }
    }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] Phönixen
       *[other] { $number }ern
    }
gang-others =
    { $other ->
        [phoenix] Phönixen
       *[other] { $other }ern
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] { $number ->
            [phoenix] Phönix-Paar
           *[other] { $number }er-Paar
        }
        [three] { $number }er-Drilling
        [straight] Straße von { $low } bis { $high }
        [flush] Flush in { $colour ->
            [green] Grün
            [yellow] Gelb
           *[red] Rot
        }, { $high } hoch
        [full_house] Full House aus { gang-numbers } und { gang-others }
        [straight_flush] Straight Flush in { $colour ->
            [green] Grün
            [yellow] Gelb
           *[red] Rot
        } von { $low } bis { $high }
        [gang_of_4] Gang of Four aus { gang-numbers }
        [gang_of_5] Gang of Five aus { gang-numbers }
        [gang_of_6] Gang of Six aus { gang-numbers }
       *[gang_of_7] Gang of Seven aus 1ern
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Einzelkarten
        [pair] Paare
        [three] Drillinge
        [straight] Straßen
        [flush] Flushes
        [full_house] Full Houses
        [straight_flush] Straight Flushes
        [gang] Gangs
        [give] Karten zum Abgeben
       *[other] Oder
    }

# What only this game refuses.
gang-not-a-combo = { $cards } ist keine Kombination; spiel eine Einzelkarte, ein Paar, einen Drilling, fünf passende Karten oder eine Gang.
gang-position-unreadable = „{ $part }“ bedeutet in einer Stellung nichts.
gang-position-impossible = „{ $part }“ kann in keiner Runde vorkommen.
gang-must-lead = Du spielst diesen Stich aus und kannst nicht passen; spiel eine beliebige Kombination.
gang-must-open = Wer die Partie eröffnet, muss die mehrfarbige 1 ausspielen; spiel M1 allein oder in einer Kombination.
gang-opening-too-large = Die Partie wird mit höchstens fünf Karten eröffnet; spiel weniger Karten mit M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } passt hier nicht; spiel eine einzelne höhere Karte oder eine Gang, oder passe.
       *[other] { $cards } passt hier nicht; spiel eine höhere Kombination aus { $size } Karten oder eine höhere Gang, oder passe.
    }
gang-too-low = { $cards } ist nicht höher als { $to_beat }; spiel etwas Höheres oder passe.
gang-must-block =
    { $card ->
        [none] Die Person nach dir hat nur noch eine Karte; spiel eine Gang.
       *[other] Die Person nach dir hat nur noch eine Karte; spiel deine höchste Karte, { $card }{ $gang ->
            [yes] , oder eine Gang
           *[no] {""}
        }.
    }
gang-must-lead-several = Die Person nach dir hat nur noch eine Karte; spiel zwei oder mehr Karten zusammen aus.
gang-must-lead-highest = Die Person nach dir hat nur noch eine Karte; spiel deine höchste Karte aus, { $card }.
gang-call-refused = „Letzte Karte!“ sagt nur an, wer gerade genau eine Karte übrig hat; spiel ohne die Ansage weiter.
gang-call-automatic = In dieser Partie sagt der Tisch letzte Karten selbst an; spiel ohne das „!“.
gang-cut-refused = Bei { $at } kannst du nicht abheben; gib eine Zahl von 1 bis 63 ein, die noch nicht benutzt wurde.

# The table.
gang-title = Gang of Four
gang-deal-number = Runde { $deal }
gang-direction =
    { $direction ->
        [right] gegen den Uhrzeigersinn
       *[left] im Uhrzeigersinn
    }
gang-badge-last = LETZTE KARTE
gang-badge-out = ausgeschieden
gang-sorted =
    { $order ->
        [colour] nach Farbe
       *[other] nach Zahl
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = passt
gang-leads =
    { $you ->
        [yes] Alle haben gepasst: Du spielst den nächsten Stich aus.
       *[no] Alle haben gepasst: { $who } spielt den nächsten Stich aus.
    }
gang-cycle-won =
    { $you ->
        [yes] Du gewinnst den Stich und spielst den nächsten aus.
       *[no] { $who } gewinnt den Stich und spielt den nächsten aus.
    }
gang-led =
    { $you ->
        [yes] Du spielst diesen Stich aus.
       *[no] { $who } spielt diesen Stich aus.
    }
gang-declares = Letzte Karte!
gang-undeclared =
    { $you ->
        [yes] Du hast „Letzte Karte!“ nicht rechtzeitig gesagt: Du bist aus dieser Runde ausgeschieden und behältst eine Karte.
       *[no] { $who } hat „Letzte Karte!“ nicht rechtzeitig gesagt und ist aus dieser Runde ausgeschieden.
    }
gang-undeclared-rule = Wer nur noch eine Karte hat, sagt es mit last! oder r7!, bevor die nächste Person dran ist (GF-8.5).
gang-waits-call = Warten: { $who } kann noch „Letzte Karte!“ sagen. Dann zählt dein Zug.
gang-dealt =
    { $you ->
        [yes] Runde { $deal }, { gang-direction }. Du teilst aus.
       *[no] Runde { $deal }, { gang-direction }. { $who } teilt aus.
    }
gang-cut =
    { $you ->
        [yes] Du hebst bei { $at } ab.
       *[no] { $who } hebt bei { $at } ab.
    }
gang-shown =
    { $you ->
        [yes] Du zeigst
       *[no] { $who } zeigt
    } { gang-the-card }{ $again ->
        [yes] ; damit lässt sich nicht zählen: noch einmal abheben.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] Du gibst { $taker } deine höchste Karte, { gang-the-card }.
        [taker] { $giver } gibt dir die höchste Karte, { gang-the-card }.
       *[no] { $giver } gibt { $taker } die höchste Karte, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] Du gibst { $taker } dafür { gang-the-card }.
        [taker] { $giver } gibt dir dafür { gang-the-card }.
       *[no] { $giver } gibt { $taker } dafür { gang-the-card }.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Heb ab.
gang-duty-show = Heb noch einmal ab, um eine Karte zu zeigen.
gang-duty-give = Welche Karte gibst du { $who } dafür? Es darf die sein, die du bekommen hast.
gang-duty-call = Du hast noch eine Karte: Sag „Letzte Karte!“, bevor die nächste Person spielt oder passt.
gang-duty-open = Du eröffnest die Partie: Spiel die mehrfarbige 1, allein oder in einer Kombination.
gang-duty-lead = Du spielst aus: eine Kombination deiner Wahl.
gang-duty-lead-several = { $who } hat nur noch eine Karte: Spiel zwei oder mehr Karten zusammen aus.
gang-duty-lead-highest = { $who } hat nur noch eine Karte: Spiel deine höchste aus, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] { $who } hat nur noch eine Karte: Du musst eine Gang spielen.
        [yes] { $who } hat nur noch eine Karte: Spiel deine höchste, { gang-the-card }, oder eine Gang.
       *[no] { $who } hat nur noch eine Karte: Spiel deine höchste, { gang-the-card }.
    }
gang-duty-beat = Du bist dran: Spiel höher oder passe.
gang-duty-nothing-higher = Du hast nichts Höheres.

# The same in the terminal, where it says what to type.
gang-task-beat = { $who }: { $combo }. Spiel höher oder passe mit p.
gang-task-nothing-higher = { $who }: { $combo }. Das schlägst du nicht: passe mit p.
gang-task-call = Eine Karte und keine Ansage: Tippe jetzt last!, sonst scheidest du aus.
gang-task-cut = Heb ab: eine Zahl von 1 bis 63, oder Enter für die Mitte.
gang-task-show = Heb noch einmal ab und zeig eine Karte: 1 bis 63, oder Enter für die Mitte.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Du gewinnst Runde { $deal }.
       *[no] { $who } gewinnt Runde { $deal }.
    }
gang-pad-forgot = ! „Letzte Karte!“ vergessen
gang-pad-target = Die Partie endet, sobald jemand { $rule ->
        [exceed] mehr als { $target }
       *[reach] { $target }
    } Punkte hat; wer die wenigsten hat, gewinnt.
gang-next-deal =
    { $you ->
        [yes] Du teilst als Nächstes aus, { gang-direction }, und spielst aus.
       *[no] { $who } teilt als Nächstes aus, { gang-direction }, und spielt aus.
    }
gang-next-gift =
    { $you ->
        [giver] Du wirst { $taker } deine höchste Karte geben.
        [taker] { $giver } wird dir die höchste Karte geben.
       *[no] { $giver } wird { $taker } die höchste Karte geben.
    }
gang-help =
    Tippe Karten, egal wie geordnet, groß oder klein:  g3 y3  oder  r5,y6,g7,g8,r9
    Die Farben sind G Grün, Y Gelb, R Rot. M1 ist die mehrfarbige 1, GP und YP
    sind die Phönixe, RD ist der Drache.
      p, pass        in diesem Zug nichts spielen
      last!          „Letzte Karte!“ sagen, wo man es selbst ansagt;
                     oder gleich mit der Karte:  r7!
gang-summary =
    Werde deine Karten los. Wer die letzte spielt, gewinnt die Runde; die anderen
    bekommen Punkte für den Rest; wer am Ende die wenigsten hat, gewinnt.

    Schlag, was da liegt, mit einer höheren Kombination aus gleich vielen Karten,
    spiel eine Gang oder passe. Passen alle anderen, spielst du frei aus.
    Erst zählt die Zahl, dann die Farbe: Grün, Gelb, Rot. M1 ist die höchste 1;
    die Phönixe GP und YP und der Drache RD stehen über den 10ern.

      Einzelkarte  Paar  Drilling   gleiche Zahlen; GP YP ist ein Paar
      Straße                  fünf Zahlen in Folge           niedrigste der fünf
      Flush                   fünf in einer Farbe
      Full House              ein Drilling und ein Paar
      Straight Flush          eine Straße in einer Farbe     höchste der fünf
      Gang                    vier bis sieben gleiche Zahlen: schlägt alles
                              außer einer höheren Gang

    Hat die Person nach dir nur noch eine Karte, musst du auf eine Einzelkarte
    deine höchste spielen, und beim Ausspielen zwei oder mehr, wenn du kannst.
    Übrige Karten kosten je 1 Punkt, ab 8 Karten 2, ab 11 dann 3, ab 14 dann 4,
    und alle 16 kosten 80. Die ganzen Regeln: lastcard rules
