# Pelin analyysi selaimessa: minkä arvoisia valinnat olivat ja mikä oli onnea.

reviewed-title = Analyysi
reviewed-about = Jokaisen paikan jokainen valinta arvioidaan sen mukaan, mitä siinä silloin tiedettiin, ei koskaan jälkiviisaasti. Omat valintasi tulevat ensin, sekunneissa; pelin onni vie hieman kauemmin.
reviewed-waiting =
    { $ahead ->
        [0] Analyysisi alkaa hetken kuluttua.
        [one] Yksi toinen analyysi on ennen sinun.
       *[other] { $ahead } muuta analyysia on ennen sinun.
    }
reviewed-running = Valintoja arvioidaan: { $part }
reviewed-cancel = Peruuta
reviewed-again = Yritä uudelleen
reviewed-outdated = Tämän analyysin teki aiempi vertailupelaaja.
reviewed-anew = Analysoi uudelleen
reviewed-shared-by = Jakaja: { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Kenen valinnat
reviewed-you = { $who } (sinä)
reviewed-counted-in = Laskettuna
reviewed-unit =
    { $unit ->
        [chance] Voiton todennäköisyys
       *[points] Pisteet
    }
reviewed-so-far = Tähän mennessä:
reviewed-head =
    { $wrong ->
        [0] Ei virheitä
        [one] Yksi virhe, { $lost } pistettä
       *[other] { $wrong } virhettä, { $lost } pistettä
    }{ $luck ->
        [none] {""}
       *[other] ; onni { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Ei virheitä
        [one] Yksi virhe, voiton todennäköisyys { $lost }
       *[other] { $wrong } virhettä, voiton todennäköisyys { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; onni { $luck }
    }
reviewed-grades = Valinnat laadun mukaan
reviewed-grade =
    { $grade ->
        [blunder] Paha virhe
        [mistake] Virhe
        [slip] Lipsahdus
        [close] Liian tasainen arvioitavaksi
       *[fine] Hyvä
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } paha virhe
           *[other] { $count } pahaa virhettä
        }
        [mistake] { $count ->
            [one] { $count } virhe
           *[other] { $count } virhettä
        }
        [slip] { $count ->
            [one] { $count } lipsahdus
           *[other] { $count } lipsahdusta
        }
        [close] { $count } liian tasaista
       *[fine] { $count ->
            [one] { $count } hyvä
           *[other] { $count } hyvää
        }
    }
reviewed-forgotten-count = ”Yksi kortti!” unohtui: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Todennäköisyys voittaa peli
       *[points] Odotettavat pisteet
    }
reviewed-curve-about =
    { $unit ->
        [chance] Voiton todennäköisyys ensimmäisestä jaosta viimeiseen: { $who }
       *[points] Odotettavat pisteet ensimmäisestä jaosta viimeiseen: { $who }
    }
reviewed-curve-how =
    { $unit ->
        [chance] Kaikki kädet avoinna, jos kaikki pelaisivat edelleen kuin vertailupelaaja. Alla olevat luvut ovat jakoja.
       *[points] Mitä muut saavat keskimäärin miinus mitä tämä paikka saa, aiemmat jaot mukaan lukien, kaikki kädet avoinna. Alla olevat luvut ovat jakoja.
    }
reviewed-curve-later = Käyrä tulee, kun jakojen onni tunnetaan.
reviewed-dots = Valinnat käyrällä; nuolinäppäimet vievät seuraavaan
reviewed-dot = Jako { $deal }, vuoro { $number }: { reviewed-grade }, { $loss } pistettä
reviewed-as-table = Käyrä taulukkona
reviewed-turn = Vuoro
reviewed-choice = Valinta

# The list.
reviewed-list = Virheet
reviewed-size = Näytä
reviewed-size-from =
    { $size ->
        [blunder] Pahat virheet
        [mistake] Virheet ja pahat virheet
       *[slip] Lipsahduksista ylöspäin
    }
reviewed-order = Järjestys
reviewed-order-by =
    { $order ->
        [played] Pelijärjestys
       *[largest] Suurimmat ensin
    }
reviewed-all = Myös hyvät ja liian tasaiset
reviewed-none = Täällä ei ole mitään: ei tämän kokoisia valintoja.
reviewed-none-yet = Ei vielä mitään.
reviewed-list-more = Näytä kaikki { $count }
reviewed-where = Jako { $deal }, vuoro { $number }
reviewed-rather = parempi
reviewed-points-lost = menetettyä pistettä
reviewed-forgotten = ”Yksi kortti!” unohtui
reviewed-kind-name =
    { $kind ->
        [leading] avaus
        [answering] vastaaminen
        [passing] passaus
        [gangs] gangin pelaaminen
        [last-card] viimeistä korttia vastaan
        [exchange] kortin antaminen
        [putting] kortin laittaminen
        [rotten] mädän nelosen laittaminen
        [taking] korttien ottaminen
       *[other] muu
    }

# One choice.
reviewed-back = Takaisin koko analyysiin
reviewed-previous = Edellinen virhe
reviewed-next = Seuraava virhe
reviewed-place = { $place } / { $count }
reviewed-best = Paras siirto.
reviewed-cost = { reviewed-grade }: maksaa { $loss } ± { $error } pistettä; voiton todennäköisyys { $chance }
reviewed-cost-close = Liian tasainen arvioitavaksi: toinen siirto tuo ehkä { $loss } ± { $error } pistettä enemmän; voiton todennäköisyys { $chance }
reviewed-forgotten-cost = ”Yksi kortti!” unohtui: maksaa { $cost } ± { $error } pistettä; voiton todennäköisyys { $chance }
reviewed-forgotten-about = { $who } ei sanonut ”Yksi kortti!” ajoissa. Se luetaan omiin valintoihin, eikä sitä arvostella.
reviewed-moves = Pelattu siirto ja parempi
reviewed-move =
    { $which ->
        [best] Parempi
       *[made] Pelattu
    }
reviewed-play-on =
    { $which ->
        [best] Jatka tällä siirrolla
       *[made] Jatka tästä
    }
reviewed-candidates = Kaikki harkitut siirrot
reviewed-candidate = Siirto
reviewed-worth = Arvo
reviewed-policy = Vertailupelaaja
reviewed-made-short = (pelattu)
reviewed-more = Näytä kaikki { $count } siirtoa
reviewed-candidates-about = Arvo pisteinä, enintään { $worlds } näkymättömien korttien jakautumaa. Viimeinen sarake kertoo, kuinka usein vertailupelaaja valitsisi siirron.
reviewed-hindsight = Jälkiviisaasti
reviewed-hindsight-about = Kaikki kädet avoinna, mitä kukaan ei voinut nähdä. Tätä ei lasketa mihinkään.
reviewed-hindsight-best =
    { $same ->
        [yes] Näillä korteilla pelattu siirto oli paras.
       *[no] Näillä korteilla tämä oli paras: { $loss } ± { $error } pistettä enemmän kuin pelattu.
    }
reviewed-no-board = Tätä pelin kohtaa ei voi näyttää.
reviewed-step-back = Yksi siirto taaksepäin
reviewed-played-on = Miten peli jatkui
reviewed-step-on = Seuraava siirto
reviewed-in-replay = Katso pelissä
reviewed-keys = Näppäimet: ← → edellinen ja seuraava virhe, M pelattu siirto, B parempi, Esc takaisin.

# The ledger.
reviewed-ledger = Onni ja valinnat
reviewed-ledger-later = Tämä tulee, kun kaikki valinnat on arvioitu.
reviewed-ledger-about =
    { $unit ->
        [chance] Mitä kukin jako muutti voiton todennäköisyydessä, osiin jaettuna. Viivan oikealla puolella oleva toi jotain, vasemmalla oleva maksoi; paksu viiva on tulos. Paina palkkia, niin näet luvut.
       *[points] Jokainen tulos osiin jaettuna: mitä muut saivat keskimäärin miinus mitä tämä paikka sai. Viivan oikealla puolella oleva toi jotain, vasemmalla oleva maksoi; paksu viiva on tulos. Paina palkkia, niin näet luvut.
    }
reviewed-match = Peli
reviewed-part =
    { $part ->
        [dealt] Jaetut kortit
        [exchange] Vaihto
        [others] Muut
        [own] Omat valinnat
       *[hidden] Näkymättömät kortit
    }
reviewed-part-about =
    { $part ->
        [dealt] Minkä arvoisia kortit olivat jaettaessa, avausoikeus mukaan lukien.
        [exchange] Mitä annettava kortti muutti.
        [others] Mitä muiden valinnat toivat tai maksoivat.
        [own] Mitä tämän paikan valinnat toivat verrattuna vertailupelaajaan, joka tiesi saman.
       *[hidden] Valintoja, jotka olivat tiedetyn mukaan oikeita tai vääriä ja päättyivät hyvin tai huonosti.
    }

# The summary.
reviewed-summary = Kaikki paikat
reviewed-summary-about = Menetys valintaa kohti on pisteinä, ja väli sisältää oikean arvon 95 kertaa sadasta. Onni on kaikki muu paitsi omat valinnat.
reviewed-choices = Valintoja
reviewed-loss = Menetys valintaa kohti
reviewed-luck = Onni
reviewed-kinds = Mitä piti valita: { $who }
reviewed-kind = Valinnan laji
reviewed-how = Miten tämä arvioidaan
reviewed-reference = Vertailupelaaja on botti, joka ei muutu:
reviewed-worlds = Jokaista valintaa seurattiin enintään { $worlds } maailmassa: niiden korttien jakautumissa, joita paikka ei voinut nähdä.
reviewed-how-about =
    { $about ->
        [worth] Siirto on sen arvoinen, mitä se tuo keskimäärin, kun kaikki pelaavat edelleen kuin vertailupelaaja.
        [knew] Vain se, mitä paikka silloin tiesi, otetaan huomioon: omat kortit ja se, minkä kaikki olivat nähneet. Jälkiviisaus on erikseen, eikä sitä lasketa.
        [error] Merkin ± jälkeinen luku on keskivirhe. Valinta arvostellaan vain, kun kaksi kertaa se ei jätä epäilystä; muuten se on liian tasainen.
        [grades] Lipsahdus maksaa vähintään 0,5 pistettä, virhe vähintään 1,5 ja paha virhe vähintään 4.
       *[luck] Tulos on tarkasti viiden osan summa. Neljä niistä on onnea; monessa jaossa ne kumoutuvat.
    }

# Sharing.
reviewed-share = Jaa
reviewed-share-on = Kuka tahansa linkin saanut näkee tämän analyysin
reviewed-share-about = Näkyvissä ovat kaikki paikat, jokainen siirto ja kaikki nimet. Voit perua sen milloin tahansa.
reviewed-share-link = Linkki tähän analyysiin
