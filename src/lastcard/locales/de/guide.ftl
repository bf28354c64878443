# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Das ist deine letzte Karte: Du gewinnst die Runde.
       *[other] Das sind alle deine Karten: Du gewinnst die Runde.
    }
guide-gang-certain = Niemand kann dich mehr aufhalten, egal was die anderen haben.
guide-gang-open = Du eröffnest die Partie, also muss die mehrfarbige 1 dabei sein.
guide-gang-block =
    { $gang ->
        [yes] Der nächste Spieler hat nur noch eine Karte: Es muss deine höchste Karte sein oder eine Gang.
       *[no] Der nächste Spieler hat nur noch eine Karte: Es muss deine höchste Karte sein.
    }
guide-gang-lead-several = Der nächste Spieler hat nur noch eine Karte: Eine Einzelkarte darfst du nicht ausspielen.
guide-gang-lead-highest = Der nächste Spieler hat nur noch eine Karte: Du musst deine höchste ausspielen.
guide-gang-reach =
    { $left ->
        [one] Wer nur noch eine Karte hat, kann { $cards } Karten nicht schlagen.
       *[other] Wer nur noch { $left } Karten hat, kann { $cards } nicht schlagen.
    }
guide-gang-unbeatable = Das kann niemand mehr schlagen, also spielst du als Nächstes aus.
guide-gang-unbeatable-then = Das kann niemand mehr schlagen, also spielst du als Nächstes aus: vielleicht { $type ->
        [single] { gang-the-card }
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }.
guide-gang-highest = Eine höhere Karte ist nicht mehr im Spiel: Nur eine Gang könnte diese schlagen.
guide-gang-highest-then = Eine höhere Karte ist nicht mehr im Spiel: Wenn niemand eine Gang hat, spielst du als Nächstes aus, vielleicht { $type ->
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }.
guide-gang-few-cards =
    { $above ->
        [one] Von den Karten, die du nicht gesehen hast, ist nur eine höher.
       *[other] Von den Karten, die du nicht gesehen hast, sind nur { $above } höher.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Aus den Karten, die du nicht gesehen hast, lässt sich nur ein höheres Paar bilden.
       *[other] Aus den Karten, die du nicht gesehen hast, lassen sich nur { $above } höhere Paare bilden.
    }
guide-gang-longest = Damit wirst du { $cards } Karten auf einmal los, mehr geht nicht.
guide-gang-keeps = Du behältst { gang-the-card }, um wieder ans Ausspielen zu kommen: Eine höhere Karte ist nicht mehr im Spiel.
guide-gang-last-highest = Deine letzte Karte ist dann { $card ->
        [GP] der grüne Phönix
        [YP] der gelbe Phönix
        [RD] der rote Drache
       *[other] die { gang-card }
    }: Eine höhere ist nicht mehr im Spiel.
guide-gang-keeps-gang = Du behältst deine { $number }er-Gang für den richtigen Moment.
guide-gang-price = Mit nur noch { $left ->
        [one] einer Karte
       *[other] { $left } Karten
    } kostet jede { $price ->
        [one] einen Punkt
       *[other] { $price } Punkte
    } statt { $before }.
guide-gang-lone = { $card ->
        [GP] Der grüne Phönix
        [YP] Der gelbe Phönix
        [RD] Der rote Drache
       *[other] Die { gang-card }
    } passt zu keiner deiner anderen Karten.
guide-gang-lowest =
    { $type ->
        [single] Das ist deine niedrigste Karte
        [pair] Das ist dein niedrigstes Paar
       *[three] Das ist dein niedrigster Drilling
    }: Schwaches wird man am besten beim Ausspielen los.
guide-gang-cheapest = Niedriger kannst du es nicht schlagen.
guide-gang-spares = Etwas Niedrigeres ginge auch, aber damit zerreißt du { $type ->
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }.
guide-gang-gives-up = Keine deiner Karten bringt dich sicher ans Ausspielen, also zerreiß ruhig { $type ->
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }.
guide-gang-high =
    { $left ->
        [one] Jemand hat nur noch eine Karte: Spiel hoch, damit weniger Karten es schlagen.
       *[other] Jemand hat nur noch { $left } Karten: Spiel hoch, damit weniger Karten es schlagen.
    }
guide-gang-hurry =
    { $left ->
        [one] Jemand hat nur noch eine Karte: Werde deine los, solange es geht.
       *[other] Jemand hat nur noch { $left } Karten: Werde deine los, solange es geht.
    }
guide-gang-plan =
    { $plays ->
        [one] Den Rest deiner Hand wirst du in einem Zug los.
       *[other] Den Rest deiner Hand kannst du in { $plays } Zügen loswerden.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Danach brauchst du nur noch einen Zug; weniger geht nicht.
       *[other] Danach brauchst du nur noch { $plays } Züge; weniger geht nicht.
    }
guide-gang-plan-one = Alles, was dann übrig ist, wirst du auf einmal los: { gang-combo }.
guide-gang-plan-two = Dann bleiben zwei Züge, einer davon: { gang-combo }.
guide-gang-declare = Dir bleibt eine Karte: Sag dabei „Letzte Karte!“.
guide-gang-call = Du hast nur noch eine Karte: Sag es jetzt, sonst scheidest du aus der Runde aus.
guide-gang-cannot = Du hast nichts, was es schlägt.
guide-gang-pass-gang = Nur mit einer Gang könntest du es schlagen, und die ist später mehr wert.
guide-gang-pass-top = Es würde dich { gang-the-card } kosten, deine höchste Karte: Heb sie auf, um später ans Ausspielen zu kommen.
guide-gang-pass-breaks = Was du jetzt auch spielst, du zerreißt etwas, zum Beispiel { $type ->
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Du brauchst nur noch einen Zug, und jetzt etwas zu spielen hilft dabei nicht.
       *[other] Du brauchst noch { $plays } Züge, und wenn du jetzt etwas spielst, werden es nicht weniger.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Behalte { gang-the-card }, um später ans Ausspielen zu kommen: Nur eine Karte, die du nicht gesehen hast, ist höher.
       *[other] Behalte { gang-the-card }, um später ans Ausspielen zu kommen: Nur { $cards } Karten, die du nicht gesehen hast, sind höher.
    }
guide-gang-pass-calm = Noch hat niemand weniger als { $left } Karten: Du hast Zeit.
guide-gang-pass-plan =
    { $plays ->
        [one] So, wie deine Hand ist, wirst du sie in einem Zug los.
       *[other] So, wie deine Hand ist, kannst du sie in { $plays } Zügen loswerden.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Die kannst du entbehren: Für den Rest reicht dann ein Zug.
       *[other] Die kannst du entbehren: Für den Rest reichen dann { $plays } Züge; mit keiner anderen Karte wären es weniger.
    }
guide-gang-give-odd = Das ist die niedrigste deiner Karten, deren Zahl du nur einmal hast.
guide-gang-give-low =
    { $lower ->
        [one] Nur eine deiner Karten ist niedriger.
       *[other] Nur { $lower } deiner Karten sind niedriger.
    }
guide-gang-give-lowest = Das ist deine niedrigste Karte.
guide-gang-cut = Heb ab, wo du willst: Niemand weiß, welche Karte wo liegt.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Wer ausspielt, darf jede Kombination spielen; geschlagen wird sie mit gleich vielen Karten.
guide-about-gang-answer = Was da liegt, schlägst du mit gleich vielen höheren Karten oder mit einer Gang.
guide-about-gang-pass = Passen ist keine Schande: Passen alle anderen, spielt aus, wer zuletzt gespielt hat.
guide-about-gang-block = Hat der Nächste nur noch eine Karte, lassen dir die Regeln wenig Wahl.
guide-about-gang-last = Hat jemand nur noch eine Karte, werden alle gewarnt: Dafür ist die Ansage da.
guide-about-gang-give = Wer eine Runde gewinnt, bekommt die höchste Karte des Verlierers und gibt eine beliebige zurück.
guide-about-gang-cut = Vor dem Austeilen wird abgehoben.

# 13. $target is B, Y or G.
guide-thirteen-only = Etwas anderes kannst du nicht spielen.
guide-thirteen-only-safe = Mit allem anderen würdest du Karten nehmen.
guide-thirteen-full =
    { $cards ->
        [one] Das ergibt genau 13: Wer als Nächstes { thirteen-on } legt, nimmt die Karte.
       *[other] Das ergibt genau 13: Wer als Nächstes { thirteen-on } legt, nimmt alle { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Damit bleibt { thirteen-on } nur noch Platz für { $room }: Wer darüber kommt, nimmt die Karte.
       *[other] Damit bleibt { thirteen-on } nur noch Platz für { $room }: Wer darüber kommt, nimmt alle { $cards }.
    }
guide-thirteen-spoils = Wer jetzt die Karten { thirteen-on } nimmt, bekommt auch eine faule Vier: zwei Punkte.
guide-thirteen-highest = Höher als die { $value } hast du nichts, und sie passt noch.
guide-thirteen-own =
    { $cards ->
        [one] Du behältst eine Karte in der Farbe dieses Ziels: Sie würde noch darauf passen.
       *[other] Du behältst { $cards } Karten in der Farbe dieses Ziels: Sie würden alle noch darauf passen.
    }
guide-thirteen-over = Von den { $cards } Karten, die noch { thirteen-on } kommen können, wären jetzt { $over } zu viel.
guide-thirteen-keeps = Du behältst eine { $value }, und die passt auch da, wo sonst kaum etwas passt.
guide-thirteen-fits =
    { $cards ->
        [one] Danach würde noch eine deiner anderen Karten passen.
       *[other] Danach würden noch { $cards } deiner anderen Karten passen.
    }
guide-thirteen-safe = Das ergibt { $sum } { thirteen-on }, du nimmst also nichts.
guide-thirteen-fewest =
    { $cards ->
        [one] Mit jeder Karte nimmst du jetzt etwas; hiermit nur eine.
       *[other] Mit jeder Karte nimmst du jetzt etwas; weniger als diese { $cards } geht nicht.
    }
guide-thirteen-most =
    { $target ->
        [B] Dann hast du die meisten blauen Karten, und solange das so bleibt, kosten sie nichts.
        [Y] Dann hast du die meisten gelben Karten, und solange das so bleibt, kosten sie nichts.
       *[G] Dann hast du die meisten grünen Karten, und solange das so bleibt, kosten sie nichts.
    }
guide-thirteen-cost =
    { $points ->
        [0] So wie es steht, kostet es dich nichts.
        [one] So wie es steht, kostet es dich einen Punkt.
       *[other] So wie es steht, kostet es dich { $points } Punkte.
    }
guide-about-thirteen-put = Ein Ziel trägt 13; wer darüber kommt, nimmt die Karten, die dort lagen.
guide-about-thirteen-rotten = Eine faule Vier passt auf jedes Ziel und kostet jeden, der sie nimmt, zwei Punkte.
guide-about-thirteen-take = Genommene Karten kosten je einen Punkt, nur nicht in einer Farbe, von der du die meisten hast.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Ans Ausspielen kamst du durch { $type ->
            [single] { gang-the-card }
            [pair] dein { gang-combo }
            [three] deinen { gang-combo }
            [flush] deinen { gang-combo }
            [full_house] dein { gang-combo }
            [straight_flush] deinen { gang-combo }
           *[other] deine { gang-combo }
        }, und niemand nahm es dir mehr ab.
       *[no] Das entschied die Runde: Ans Ausspielen kam der Gewinner durch { $type ->
            [single] { gang-the-card }
            [pair] ein { gang-combo }
            [three] einen { gang-combo }
            [flush] einen { gang-combo }
            [full_house] ein { gang-combo }
            [straight_flush] einen { gang-combo }
           *[other] eine { gang-combo }
        }, und niemand nahm es ihm mehr ab.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Fertig wurdest du durch { $type ->
            [single] { gang-the-card }
            [pair] dein { gang-combo }
            [three] deinen { gang-combo }
            [flush] deinen { gang-combo }
            [full_house] dein { gang-combo }
            [straight_flush] deinen { gang-combo }
           *[other] deine { gang-combo }
        }: Damit hast du geschlagen, was jemand anders gespielt hatte.
       *[no] Das entschied die Runde: Fertig wurde der Gewinner durch { $type ->
            [single] { gang-the-card }
            [pair] ein { gang-combo }
            [three] einen { gang-combo }
            [flush] einen { gang-combo }
            [full_house] ein { gang-combo }
            [straight_flush] einen { gang-combo }
           *[other] eine { gang-combo }
        }, womit er schlug, was jemand anders gespielt hatte.
    }
guide-end-gang-alone = Alle außer dem Gewinner waren ausgeschieden: Niemand sonst konnte die Runde noch gewinnen.
guide-end-gang-plays = Du hast für alle deine Karten { $plays } Züge gebraucht: je länger die Kombinationen, desto weniger.
guide-end-gang-silent = Du hast nicht „Letzte Karte!“ gesagt und bist aus der Runde ausgeschieden: Denk nächstes Mal daran.
guide-end-gang-gang = Unter den { $left } Karten, die du behalten hast ({ $points } Punkte), war deine { $number }er-Gang: Spiel eine Gang, solange sie dich noch ans Ausspielen bringt.
guide-end-gang-five = Du hattest noch { $type ->
        [pair] dein { gang-combo }
        [three] deinen { gang-combo }
        [flush] deinen { gang-combo }
        [full_house] dein { gang-combo }
        [straight_flush] deinen { gang-combo }
       *[other] deine { gang-combo }
    }: Heb dafür eine hohe Karte auf, die dich ans Ausspielen bringt.
guide-end-gang-one-less = Du hast { $left } Karten behalten: { $points } Punkte. Mit einer weniger wären es nur { $less } gewesen.
guide-end-gang-top = Du hattest noch { gang-the-card }: Hohe Karten sollen dich rechtzeitig ans Ausspielen bringen.
guide-end-gang-low = Du hast { $low } Karten behalten, die 4er oder niedriger sind: Spiel solche aus, wann immer du kannst.
guide-end-gang-kept =
    { $left ->
        [one] Du hast eine Karte behalten: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
       *[other] Du hast { $left } Karten behalten: { $points } Punkte.
    }

guide-end-thirteen-nothing = Du hast keine einzige Karte genommen: Besser geht es nicht.
guide-end-thirteen-free =
    { $cards ->
        [one] Du hast eine Karte genommen, und sie hat dich nichts gekostet.
       *[other] Du hast { $cards } Karten genommen, und sie haben dich nichts gekostet.
    }
guide-end-thirteen-at-once = Von den { $cards } Karten, die du genommen hast, kamen { $most } auf einmal, mit einem Zug { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Du hast eine Karte genommen
       *[other] Du hast { $cards } Karten genommen
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Von Blau hast du { $cards } genommen
        [Y] Von Gelb hast du { $cards } genommen
       *[G] Von Grün hast du { $cards } genommen
    }: Mit einer mehr hättest du die meisten gehabt und für keine davon bezahlt.
guide-end-thirteen-rotten =
    { $cost ->
        [2] Allein eine faule Vier hat dich 2 Punkte gekostet
       *[other] Allein faule Vieren haben dich { $cost } Punkte gekostet
    }: So etwas überlässt man besser anderen.
guide-end-thirteen-most =
    { $target ->
        [B] Deine { $cards } blauen Karten
        [Y] Deine { $cards } gelben Karten
       *[G] Deine { $cards } grünen Karten
    } haben nichts gekostet: Niemand hatte so viele.
