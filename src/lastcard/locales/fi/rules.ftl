# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: säännöt
rules-rules = Säännöt
rules-cards = Apukortit
rules-none = Tästä pelistä ei ole täällä vielä mitään.
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
rules-all-editions = kaikissa painoksissa

# The summary cards.
rules-cards-of = { $game }: apukortit
rules-paper = Kaksi korttia A4-arkilla: tulosta ja leikkaa keskeltä.
rules-combos = Sarjat ja värit
rules-key = Tärkeimmät säännöt ja pisteet
rules-combo =
    { $type ->
        [single] Yksittäinen kortti
        [pair] Pari
        [three] Kolmoset
        [straight] Suora
        [flush] Väri
        [full_house] Täyskäsi
        [straight_flush] Värisuora
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = Ensin ratkaisee numero, sitten väri.
rules-order-specials = Kympin yläpuolella: vihreä feeniks, keltainen feeniks, punainen lohikäärme.
rules-order-colours = Vihreä on alin, sitten keltainen, sitten punainen.
rules-order-multi = Kolmivärinen ykkönen on korkein ykkönen; värissä se on samaa väriä kuin muut kortit.
rules-five-order = Viiden kortin sarjoista suora on alin ja värisuora ylin.
rules-gang-beats = Gang voittaa kaiken, mikä ei ole gang; mitä enemmän kortteja, sitä korkeampi gang.
rules-equal = Yhtä korkea ei ole korkeampi.
rules-key-deal = Kolme tai neljä pelaajaa, kullakin 16 korttia.
rules-key-open = Ensimmäinen jako avataan kolmivärisellä ykkösellä, yksin tai osana sarjaa; myöhemmin avaa voittaja.
rules-key-direction = Ensimmäinen jako pelataan vastapäivään, seuraava myötäpäivään ja niin edelleen.
rules-key-turn = Vuorollasi: korkeampi sarja, jossa on yhtä monta korttia, tai gang tai passi.
rules-key-pass = Passannut saa pelata, kun vuoro tulee uudelleen.
rules-key-lead = Kun kaikki muut ovat passanneet, avaat millä haluat.
rules-key-last = Kun sinulle jää yksi kortti, sano ”Yksi kortti!”, tai joudut pois jaosta.
rules-key-block = Seuraavalla on yksi kortti, ja pöydällä on yksittäinen kortti: pelaa korkein korttisi, jos se on korkeampi.
rules-key-block-lead = Jos avaat ja seuraavalla on yksi kortti: vähintään kaksi korttia, jos voit.
rules-key-exchange = Ennen jokaista uutta jakoa häviäjä antaa voittajalle korkeimman korttinsa ja saa vastineeksi minkä tahansa kortin.
rules-key-end = Peli päättyy { $target } pisteeseen; pienin yhteispistemäärä voittaa.
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
rules-key-13-colour = Värillinen kortti käy vain oman värinsä taululle.
rules-key-13-rotten = Mätä nelonen käy mille tahansa taululle.
rules-key-13-draw = Sitten nostat kortin, niin kauan kuin niitä on.
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
rules-cost-most = Se, jolla on väriä eniten, ei maksa siitä mitään.
rules-cost-level = Jos eniten on monella, he kaikki maksavat.
rules-cost-lying = Se, mitä tauluille jää, ei kuulu kenellekään.
rules-cost-win = Se, jolla on vähiten miinuspisteitä, voittaa.
rules-cost-example = Esimerkki: yliviivattu ei maksa mitään
rules-taken = Otettu
rules-rooms = Mitä taululle vielä mahtuu
rules-sum = Summa
rules-fits = Mahtuu
rules-length = Pelin pituus
rules-deals = Jaot

# The rules in two minutes.
rules-brief = Kahdessa minuutissa
rules-full = Säännöt kokonaan
rules-brief-gang-aim = Pääse eroon korteistasi ennen muita. Se, joka onnistuu ensimmäisenä, voittaa jaon; muut saavat pisteitä korteista, joita heillä vielä on, ja pisteet ovat pahasta.
rules-brief-gang-turn = Vuorollasi pelaa jotakin korkeampaa kuin pöydällä on, yhtä monella kortilla. Tai passaa: saat pelata taas, kun vuorosi tulee.
rules-brief-gang-order = Ensin ratkaisee numero. Samoista numeroista vihreä on matalin, sitten keltainen, sitten punainen. Kympin yläpuolella ovat kaksi feeniksiä ja ylimpänä lohikäärme.
rules-brief-gang-combos = Voit pelata yhden kortin, kaksi tai kolme samaa numeroa tai viisi yhteen sopivaa korttia. Viiden kortin lajeja on neljä, heikoimmasta vahvimpaan:
rules-brief-gang-gang = Neljä tai useampi sama numero on gang. Se voittaa kaiken paitsi korkeamman gangin.
rules-brief-gang-lead = Kun kaikki muut passaavat, sinä avaat: pelaa mitä haluat.
rules-brief-gang-last = Kun sinulle jää yksi kortti, sano ”Yksi kortti!”. Ennen sinua pelaavan on silloin pysäytettävä sinut korkeimmalla kortillaan, jos voi.
rules-brief-gang-end = Kun jollakulla on { $target } pistettä, peli on ohi, ja vähiten pisteitä voittaa.
rules-brief-13-aim = Ota mahdollisimman vähän kortteja: otetut kortit maksavat pisteitä.
rules-brief-13-turn = Vuorollasi pelaa yksi kortti oman värinsä taululle ja nosta sitten uusi. Kukaan ei voi passata.
rules-brief-13-limit = Taulun raja on { $limit }. Jos summa nousee kortillasi yli sen, otat kortit, jotka siinä olivat; omasi jää.
rules-brief-13-rotten = Mätä nelonen käy mille tahansa taululle.
rules-brief-13-cost = Jaon lopussa jokainen ottamasi kortti maksaa 1 pisteen ja mätä nelonen 2.
rules-brief-13-most = Mutta jos otit jotakin väriä enemmän kuin kukaan muu, se väri ei maksa sinulle mitään. Mädät neloset eivät ole koskaan ilmaisia.
rules-brief-13-end = Jokainen jakaa kerran, kolmen pelaajan pelissä kahdesti. Sitten vähiten pisteitä voittaa.
