# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Das ist deine letzte Karte: Du gewinnst die Runde.
       *[other] Das sind alle deine Karten: Du gewinnst die Runde.
    }
guide-gang-certain = Das kann niemand schlagen, und was du danach spielst, auch nicht: Die Runde gehört dir.
guide-gang-open = Du eröffnest die Partie, also muss die mehrfarbige 1 dabei sein.
guide-gang-block =
    { $gang ->
        [only] Die Person nach dir hat nur noch eine Karte: Es muss eine Gang sein.
        [yes] Die Person nach dir hat nur noch eine Karte: Es muss deine höchste Karte sein oder eine Gang.
       *[no] Die Person nach dir hat nur noch eine Karte: Es muss deine höchste Karte sein.
    }
guide-gang-lead-several = Die Person nach dir hat nur noch eine Karte: Eine Einzelkarte darfst du nicht ausspielen.
guide-gang-lead-highest = Die Person nach dir hat nur noch eine Karte: Du musst deine höchste ausspielen.
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
guide-gang-keeps-gang = Du behältst deine { $number }er-Gang: Sie schlägt alles außer einer höheren Gang.
guide-gang-price = Du hast dann noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }: Am Ende der Runde kostet jede { $price ->
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
        [single] Das ist deine niedrigste Karte: Damit schlägst du kaum etwas; los wirst du sie
        [pair] Das ist dein niedrigstes Paar: Damit schlägst du kaum etwas; los wirst du es
       *[three] Das ist dein niedrigster Drilling: Damit schlägst du kaum etwas; los wirst du ihn
    } beim Ausspielen.
guide-gang-cheapest = Das reicht gerade: Nichts Niedrigeres in deiner Hand schlägt, was da liegt.
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
        [one] Jemand hat nur noch eine Karte: Spiel hoch, damit dich weniger Karten schlagen können.
       *[other] Jemand hat nur noch { $left } Karten: Spiel hoch, damit dich weniger Karten schlagen können.
    }
guide-gang-hurry =
    { $left ->
        [one] Jemand hat nur noch eine Karte: Werde deine los, solange es geht.
       *[other] Jemand hat nur noch { $left } Karten: Werde deine los, solange es geht.
    }
guide-gang-plan =
    { $plays ->
        [one] Danach wirst du den Rest in einem Zug los.
       *[other] Danach wirst du den Rest in { $plays } Zügen los.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Danach wirst du den Rest in einem Zug los; mit keiner anderen Wahl ginge es schneller.
       *[other] Danach wirst du den Rest in { $plays } Zügen los; mit keiner anderen Wahl ginge es schneller.
    }
guide-gang-plan-one = Alles, was dann übrig ist, wirst du auf einmal los: { gang-combo }.
guide-gang-plan-two = Dann bleiben zwei Züge, einer davon: { gang-combo }.
guide-gang-declare = Dir bleibt eine Karte: Sag dabei „Letzte Karte!“.
guide-gang-call = Du hast nur noch eine Karte: Sag es jetzt, sonst scheidest du aus der Runde aus.
guide-gang-cannot = Nichts in deiner Hand schlägt das.
guide-gang-pass-gang = Nur mit einer Gang könntest du es schlagen. Behalte sie: Später kann sie jemanden aufhalten, der fast fertig ist.
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
        [one] Deine ganze Hand geht in einem Zug; was du jetzt auch spielst, zerreißt das.
       *[other] Deine Hand geht in { $plays } Zügen. Was du jetzt auch spielst, der Rest braucht immer noch { $plays } oder mehr.
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
guide-about-gang-pass = Wenn du nicht ausspielst, darfst du fast immer passen. Passen alle anderen, spielt aus, wer zuletzt gespielt hat.
guide-about-gang-block = Hat die Person nach dir nur noch eine Karte, lassen dir die Regeln wenig Wahl.
guide-about-gang-last = Hat jemand nur noch eine Karte, werden alle gewarnt: Dafür ist die Ansage da.
guide-about-gang-give = Wer eine Runde gewinnt, bekommt von der Person, die verloren hat, die höchste Karte und gibt eine beliebige zurück.
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
        [one] Das macht { $sum } { thirteen-on }: Wer mehr als { $room } dazulegt, nimmt die Karte.
       *[other] Das macht { $sum } { thirteen-on }: Wer mehr als { $room } dazulegt, nimmt diese { $cards } Karten.
    }
guide-thirteen-spoils = Wer jetzt die Karten { thirteen-on } nimmt, bekommt auch eine faule Vier: zwei Punkte.
guide-thirteen-highest = Höher als die { $value } hast du nichts, und sie passt noch.
guide-thirteen-own =
    { $cards ->
        [one] Die { $target ->
            [B] blaue
            [Y] gelbe
           *[G] grüne
        } Karte, die du behältst, passt dann immer noch darauf.
       *[other] Die { $cards } { $target ->
            [B] blauen
            [Y] gelben
           *[G] grünen
        } Karten, die du behältst, passen dann immer noch alle darauf.
    }
guide-thirteen-over = Von den { $cards } Karten, die noch { thirteen-on } kommen können, wären jetzt { $over } zu viel.
guide-thirteen-keeps = Du behältst eine { $value }: Die passt noch, wenn ein Ziel fast voll ist.
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
guide-thirteen-not-take =
    { $cards ->
        [one] Du nimmst damit eine Karte und hättest keine nehmen müssen.
       *[other] Du nimmst damit { $cards } Karten und hättest keine nehmen müssen.
    }
guide-thirteen-not-fewer = Du nimmst damit { $cards } Karten statt { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Unter den Karten, die du nimmst, ist eine faule Vier: zwei Punkte.
       *[other] Unter den Karten, die du nimmst, sind { $rotten } faule Vieren: je zwei Punkte.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] Nach jetzigem Stand kostet dich das einen Punkt mehr als der bessere Zug.
       *[other] Nach jetzigem Stand kostet dich das { $points } Punkte mehr als der bessere Zug.
    }
guide-thirteen-not-room = Den anderen bleibt { thirteen-on } noch Platz für { $room }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Danach passt keine deiner anderen Karten, nach dem besseren Zug { $more }.
        [one] Danach passt nur eine deiner anderen Karten, nach dem besseren Zug { $more }.
       *[other] Danach passen nur { $cards } deiner anderen Karten, nach dem besseren Zug { $more }.
    }
guide-thirteen-not-low = Du gibst eine { $value } her, die noch passt, wenn ein Ziel fast voll ist.
guide-about-thirteen-put = Auf ein Ziel passen höchstens 13; wer darüber kommt, nimmt die Karten, die dort lagen.
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
       *[no] Das entschied die Runde: Wer gewann, kam ans Ausspielen durch { $type ->
            [single] { gang-the-card }
            [pair] ein { gang-combo }
            [three] einen { gang-combo }
            [flush] einen { gang-combo }
            [full_house] ein { gang-combo }
            [straight_flush] einen { gang-combo }
           *[other] eine { gang-combo }
        }, und niemand konnte das mehr ändern.
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
       *[no] Das entschied die Runde: Wer gewann, wurde fertig durch { $type ->
            [single] { gang-the-card }
            [pair] ein { gang-combo }
            [three] einen { gang-combo }
            [flush] einen { gang-combo }
            [full_house] ein { gang-combo }
            [straight_flush] einen { gang-combo }
           *[other] eine { gang-combo }
        } und schlug damit, was jemand anders gespielt hatte.
    }
guide-end-gang-alone = Alle anderen waren ausgeschieden: Niemand sonst konnte die Runde noch gewinnen.
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

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = Das Ziel: vor allen anderen alle Karten loswerden.
guide-first-gang-2 = Jede Karte, die du noch hast, wenn jemand fertig ist, kostet dich Punkte.
guide-first-gang-3 = Wenn alle anderen passen, spielst du aus, was du willst.
guide-first-thirteen-1 = Das Ziel: so wenige Karten nehmen wie möglich.
guide-first-thirteen-2 = Am Ende kostet jede Karte, die du genommen hast, einen Punkt und eine faule Vier zwei.
guide-first-thirteen-3 = Für eine Farbe, von der du mehr Karten genommen hast als alle anderen, zahlst du nichts.
guide-scene-gang-lead = Es liegt nichts da, also spielst du aus.
guide-scene-gang-free = Es liegt nichts da, also spielst du aus, was du willst: eine Karte, zwei oder drei gleiche Zahlen, fünf passende oder eine Gang.
guide-scene-gang-raised = Die angehobenen Karten können das.
guide-scene-gang-open = Es liegt nichts da: Du eröffnest die Partie mit der mehrfarbigen 1. Die angehobenen Karten passen dazu.
guide-scene-gang-beat = Auf dem Tisch: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Das schlägt nur eine Gang.
           *[other] Das schlägt eine höhere Karte oder eine Gang.
        }
        [pair] Das schlägt ein höheres Paar oder eine Gang.
        [three] Das schlägt ein höherer Drilling oder eine Gang.
        [straight] Das schlägt eine höhere Straße, ein Flush, ein Full House, ein Straight Flush oder eine Gang.
        [flush] Das schlägt ein höherer Flush, ein Full House, ein Straight Flush oder eine Gang.
        [full_house] Das schlägt ein höheres Full House, ein Straight Flush oder eine Gang.
        [straight_flush] Das schlägt ein höherer Straight Flush oder eine Gang.
        [gang_of_7] Das schlägt nichts.
       *[gang] Das schlägt nur eine höhere Gang.
    }
guide-scene-thirteen = Blau hat { $blue }, Gelb { $yellow }, Grün { $green }; auf ein Ziel passen höchstens 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Keine deiner Karten passt mehr, also nimmst du, was auf einem Ziel liegt.
        [one] Die angehobene Karte passt.
       *[other] Die angehobenen Karten passen.
    }
