# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Es ist deine letzte Karte: Du gewinnst die Runde.
       *[other] Das sind alle deine Karten: Du gewinnst die Runde.
    }
guide-gang-certain = Niemand kann dich mehr aufhalten, was die anderen auch haben.
guide-gang-open = Du eröffnest die Partie, also muss die mehrfarbige 1 dabei sein.
guide-gang-block =
    { $gang ->
        [yes] Der nächste Spieler hat nur noch eine Karte: Es muss deine höchste Karte sein oder eine Gang.
       *[no] Der nächste Spieler hat nur noch eine Karte: Es muss deine höchste Karte sein.
    }
guide-gang-lead-several = Der nächste Spieler hat nur noch eine Karte: Eine einzelne darfst du nicht ausspielen.
guide-gang-lead-highest = Der nächste Spieler hat nur noch eine Karte: Du musst deine höchste ausspielen.
guide-gang-reach =
    { $left ->
        [one] Wer nur noch eine Karte hat, kann { $cards } Karten nicht schlagen.
       *[other] Wer nur noch { $left } Karten hat, kann { $cards } nicht schlagen.
    }
guide-gang-unbeatable = Das kann niemand mehr schlagen, du spielst also als Nächster aus.
guide-gang-unbeatable-then = Das kann niemand mehr schlagen, du spielst also als Nächster aus, vielleicht dies: { gang-combo }.
guide-gang-highest = Keine Karte im Spiel ist mehr höher: Nur eine Gang könnte sie schlagen.
guide-gang-longest = Damit wirst du { $cards } Karten auf einmal los, mehr geht nicht.
guide-gang-keeps = Du behältst { gang-the-card }, um wieder ausspielen zu dürfen: Keine Karte im Spiel ist höher.
guide-gang-last-highest = Deine letzte Karte ist dann unschlagbar hoch: { gang-card }.
guide-gang-keeps-gang = Du behältst deine { $number }er-Gang für den richtigen Moment.
guide-gang-price = Mit { $left } Karten auf der Hand kostet jede { $price ->
        [one] einen Punkt
       *[other] { $price } Punkte
    } statt { $before }.
guide-gang-lone = Zu deinen anderen Karten passt sie nicht: { gang-card }.
guide-gang-lowest =
    { $type ->
        [single] Es ist deine niedrigste Karte
        [pair] Es ist dein niedrigstes Paar
       *[three] Es ist dein niedrigster Drilling
    }: Schwaches wird man am besten beim Ausspielen los.
guide-gang-cheapest = Niedriger kannst du es nicht schlagen.
guide-gang-spares = Etwas Niedrigeres ginge auch, würde aber dies zerreißen: { gang-combo }.
guide-gang-gives-up = Das zerreißt etwas ({ gang-combo }), aber keine deiner Karten bringt dich sicher ans Ausspielen.
guide-gang-high =
    { $left ->
        [one] Jemand hat nur noch eine Karte: Spiel hoch, dann schlagen dich weniger Karten.
       *[other] Jemand hat nur noch { $left } Karten: Spiel hoch, dann schlagen dich weniger Karten.
    }
guide-gang-hurry =
    { $left ->
        [one] Jemand hat nur noch eine Karte: Werde deine los, solange es geht.
       *[other] Jemand hat nur noch { $left } Karten: Werde deine los, solange es geht.
    }
guide-gang-plan =
    { $plays ->
        [one] Der Rest deiner Hand geht auf einmal weg.
       *[other] Der Rest deiner Hand geht in { $plays } Zügen weg.
    }
guide-gang-declare = Dir bleibt eine Karte: Sag dabei „Letzte Karte!“.
guide-gang-call = Du hast nur noch eine Karte: Sag es jetzt, sonst bist du aus der Runde.
guide-gang-cannot = Nichts, was du hast, schlägt es.
guide-gang-pass-gang = Nur eine Gang von dir schlägt es, und die ist später mehr wert.
guide-gang-pass-top = Es würde dich { gang-the-card } kosten, deine höchste Karte: Heb sie auf, um später auszuspielen.
guide-gang-pass-breaks = Was du auch spielst, es zerreißt etwas, zum Beispiel: { gang-combo }.
guide-gang-pass-calm = Noch hat niemand weniger als { $left } Karten: Es ist Zeit.
guide-gang-pass-plan =
    { $plays ->
        [one] So wie sie ist, geht deine Hand auf einmal weg.
       *[other] So wie sie ist, geht deine Hand in { $plays } Zügen weg.
    }
guide-gang-give-lowest = Es ist deine niedrigste Karte.
guide-gang-cut = Heb ab, wo du willst: Niemand weiß, welche Karte wo liegt.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Wer ausspielt, darf jede Kombination legen; geschlagen wird sie mit gleich vielen Karten.
guide-about-gang-answer = Schlagen kannst du mit gleich vielen höheren Karten oder mit einer Gang.
guide-about-gang-pass = Passen ist keine Schande: Passen alle anderen, spielt der aus, der zuletzt gelegt hat.
guide-about-gang-block = Vor einer letzten Karte lassen dir die Regeln wenig Wahl.
guide-about-gang-last = Bei nur noch einer Karte werden alle gewarnt: Dafür ist der Ruf da.
guide-about-gang-give = Wer eine Runde gewinnt, bekommt die höchste Karte des Verlierers und gibt eine beliebige zurück.
guide-about-gang-cut = Vor dem Geben wird abgehoben.

# 13. $target is B, Y or G.
guide-thirteen-only = Etwas anderes kannst du nicht spielen.
guide-thirteen-only-safe = Alles andere würde Karten nehmen.
guide-thirteen-full =
    { $cards ->
        [one] Das macht genau 13: Die nächste Karte { thirteen-on } nimmt sie.
       *[other] Das macht genau 13: Die nächste Karte { thirteen-on } nimmt alle { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Nur noch { $room } passt { thirteen-on }: Wer darüber geht, nimmt sie.
       *[other] Nur noch { $room } passt { thirteen-on }: Wer darüber geht, nimmt alle { $cards }.
    }
guide-thirteen-spoils = Wer jetzt die Karten { thirteen-on } nimmt, bekommt auch eine faule Vier: zwei Punkte.
guide-thirteen-highest = Höher als die { $value } hast du nichts, und sie passt noch.
guide-thirteen-keeps = Du behältst eine { $value }, die passt, wo sonst kaum etwas passt.
guide-thirteen-fits =
    { $cards ->
        [one] Danach passt noch eine deiner anderen Karten.
       *[other] Danach passen noch { $cards } deiner anderen Karten.
    }
guide-thirteen-safe = Das macht { $sum } { thirteen-on }, du nimmst also nichts.
guide-thirteen-fewest =
    { $cards ->
        [one] Jetzt nimmt alles Karten; das hier nur eine.
       *[other] Jetzt nimmt alles Karten; weniger als diese { $cards } geht nicht.
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
guide-about-thirteen-put = Ein Ziel trägt 13; wer darüber geht, nimmt die Karten, die dort lagen.
guide-about-thirteen-rotten = Eine faule Vier geht auf jedes Ziel und kostet zwei Punkte, wer sie auch nimmt.
guide-about-thirteen-take = Genommene Karten kosten je einen Punkt, nur nicht in einer Farbe, von der du am meisten hast.
