# The page of a match that is over, and whether its deals were fair.

proof-match = Peli
proof-unfinished = Tämä peli on kesken; sen kortit ovat salaisia siihen asti.
proof-to-table = Pöytään
proof-won =
    { $winners ->
        [one] { $who } voitti.
       *[other] Voiton jakavat { $who }.
    }
proof-record-text = Pöytäkirja tekstinä
proof-record-json = Pöytäkirja ohjelmille

proof-about = Selaimesi sekoitti juuri jokaisen pakan uudelleen siitä, mitä palvelin ja pelaajat olivat julkaisseet ennen kutakin jakoa, ja vertasi tulosta jaettuihin kortteihin. Kun ne ovat samat ja joku pelaaja antoi osuutensa, kukaan ei ole voinut valita korttien järjestystä, ei edes palvelin.
proof-about-so-far = Ennen jokaista jakoa palvelin julkaisee salaisuutensa sormenjäljen ja pelaajat antavat osuutensa; jaon jälkeen salaisuus avataan. Selaimesi tarkistaa jokaisen vaiheen sitä mukaa kuin se tulee. Itse kortteja verrataan, kun peli on ohi.
proof-seal =
    { $seal ->
        [proved] Todistettu
        [absent] Todistettu, mutta kaikki eivät antaneet osuuttaan
        [alone] Täsmää, mutta palvelin ratkaisi yksin
        [denied] Annoit osuutesi, pöytäkirjan mukaan et
        [wrong] Väärin
        [open] Kesken
       *[none] Ei todistettavaa
    }
proof-verdict =
    { $seal ->
        [proved] Todistettu: kukaan ei valinnut korttien järjestystä.
        [absent] Todistettu; osuus jäi välillä antamatta: { $who }.
        [alone] Pakat täsmäävät, mutta jossakin jaossa yksikään pelaaja ei antanut osuuttaan, joten palvelin ratkaisi sen yksin.
        [denied] Annoit osuutesi, ja pöytäkirjan mukaan et antanut: palvelin on voinut valita pakkojen väliltä.
        [wrong] Väärin: jaetut kortit eivät seuraa siitä, mitä julkaistiin.
        [open] Kesken, joten mitään ei ole vielä todistettu.
       *[none] Tässä pelissä ei ole mitään todistettavaa.
    }
proof-commit = Ennen jakoa palvelin valitsi salaisuuden ja julkaisi sen sormenjäljen:
proof-answers = Sitten jokainen paikka antoi osuutensa, jota kukaan ei voinut tietää ennalta:
proof-answer =
    { $how ->
        [own] { $who } antoi osuutensa
        [kept] { $who } on botti, jonka osuuden palvelin antoi kiinteän säännön mukaan:
       *[absent] { $who } ei antanut osuuttaan
    }
proof-cut =
    { $at ->
        [one] { $who } nosti pakan: yksi kortti siirtyi muiden alle.
       *[other] { $who } nosti pakan: { $at } korttia siirtyi muiden alle.
    }
proof-reveal = Jaon jälkeen palvelin kertoi salaisuutensa, jolla on oltava tuo sormenjälki:
proof-right = Kaikella tällä uudelleen sekoitettuna pakka on se, joka jaettiin, kortti kortilta.
