# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: säännöt
rules-rules = Säännöt
rules-cards = Muistikortit
rules-print = Tulosta
rules-search = Hae säännöistä
rules-contents = Sisällys
rules-found =
    { $count ->
        [0] Mitään ei löytynyt; kokeile toista sanaa.
        [one] Yksi kohta löytyi
       *[other] { $count } kohtaa löytyi
    }
rules-no-combo = ei ole sarja
rules-higher-than = on korkeampi kuin
rules-all-editions = kaikissa laitoksissa

# The summary cards.
rules-cards-of = { $game }: muistikortit
rules-paper = Kaksi korttia A4-arkilla: tulosta ja leikkaa keskeltä.
rules-combos = Sarjat ja värit
rules-key = Tärkeimmät säännöt ja pisteet
rules-combo =
    { $type ->
        [single] Yksi kortti
        [pair] Pari
        [three] Kolmoset
        [straight] Suora
        [flush] Väri
        [full_house] Täyskäsi
        [straight_flush] Värisuora
        [gang_of_4] Neljän jengi
        [gang_of_5] Viiden jengi
        [gang_of_6] Kuuden jengi
       *[gang_of_7] Seitsemän jengi
    }
rules-order-number = Ensin ratkaisee numero, sitten väri.
rules-order-specials = Kympin yläpuolella: vihreä feeniks, keltainen feeniks, punainen lohikäärme.
rules-order-colours = Vihreä on alin, sitten keltainen, sitten punainen.
rules-order-multi = Kolmivärinen 1 on korkein ykkönen; värissä se on sama väri kuin muut kortit.
rules-five-order = Viiden kortin sarjoista suora on alin ja värisuora ylin.
rules-gang-beats = Jengi voittaa kaiken, mikä ei ole jengi; enemmän kortteja on korkeampi jengi.
rules-equal = Yhtä korkea ei ole korkeampi.
rules-key-deal = Kolme tai neljä pelaajaa, kullakin 16 korttia.
rules-key-open = Ensimmäinen jako avataan kolmivärisellä 1:llä, yksin tai osana sarjaa; myöhemmin avaa voittaja.
rules-key-direction = Ensimmäinen jako kiertää vastapäivään, seuraava myötäpäivään ja niin edelleen.
rules-key-turn = Vuorollasi: korkeampi sarja, jossa on yhtä monta korttia, jengi tai passi.
rules-key-pass = Passannut saa pelata, kun vuoro tulee uudelleen.
rules-key-lead = Kun kaikki muut ovat passanneet, avaat millä haluat.
rules-key-last = Kun sinulla on yksi kortti, sano ”Viimeinen kortti!”, tai joudut pois jaosta.
rules-key-block = Seuraavalla on yksi kortti ja pöydällä yksittäinen kortti: pelaa korkein korttisi, jos se on korkeampi.
rules-key-block-lead = Avaat ennen viimeistä korttia: kaksi tai useampi kortti, jos voit.
rules-key-exchange = Ennen jokaista uutta jakoa häviäjä antaa voittajalle korkeimman korttinsa ja saa minkä tahansa takaisin.
rules-key-end = Ottelu päättyy { $target } pisteeseen; pienin summa voittaa.
rules-prices = Pisteet korteista, jotka jäivät käteesi
rules-cards-left = Kortteja
rules-each = Kukin
rules-makes = Pisteet

# The cards of 13.
rules-turn = Kortit ja vuorot
rules-points = Pisteet
rules-deck = Kortit ja niiden määrät
rules-key-13-deal = Kullakin on viisi korttia; loput ovat nostopino. Jakajan vasemmalla puolella istuva aloittaa.
rules-key-13-turn = Vuorolla pelataan yksi kortti taululle. Kukaan ei voi passata.
rules-key-13-colour = Värillinen kortti menee omanväriselleen taululle.
rules-key-13-rotten = Mätä nelonen käy mille tahansa taululle.
rules-key-13-draw = Sitten nostat kortin, jos niitä on.
rules-key-13-limit = Taululla yli { $limit }: ota kortit, jotka siinä olivat; omasi jää. Tasan { $limit } ei haittaa.
rules-key-13-over = Jako on ohi, kun pino ja kädet ovat tyhjiä.
rules-cost-coloured =
    { $points ->
        [one] Jokainen ottamasi värillinen kortti: { $points } miinuspiste.
       *[other] Jokainen ottamasi värillinen kortti: { $points } miinuspistettä.
    }
rules-cost-rotten =
    { $points ->
        [one] Jokainen mätä nelonen: aina { $points } miinuspiste.
       *[other] Jokainen mätä nelonen: aina { $points } miinuspistettä.
    }
rules-cost-most = Kenellä on väriä eniten, ei maksa siitä mitään.
rules-cost-level = Jos useammalla on eniten, he kaikki maksavat.
rules-cost-lying = Se, mitä tauluille jää, ei kuulu kenellekään.
rules-cost-win = Vähiten miinuspisteitä voittaa.
rules-length = Ottelun pituus
rules-deals = Jaot
