# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Sen saa tehdä. Mutta sinulla on jotain, mikä toimii tässä: yritä löytää se!

## Gang of Four

lesson-colours = Ensin numero, sitten väri
lesson-colours-about = Kumpi kortti on korkeampi?
lesson-colours-order = Suurempi numero voittaa. Sama numero? Silloin vihreä on alin, keltainen keskellä ja punainen ylin.
lesson-colours-beat = Joku pelasi vihreän 7:n. Lyö se pienimmällä riittävällä kortillasi. Napauta korttia ja sitten Pelaa.
lesson-colours-beat-right = Sama numero, parempi väri: keltainen lyö vihreän. Ja 9 jää myöhemmäksi!
lesson-colours-beat-other = Se voittaa, mutta menee hukkaan: pienempikin kortti riittää.
lesson-colours-special = Neljä korttia on erityisiä. Monivärinen 1 on ykkösistä korkein. Kymppien yläpuolella on kaksi feeniksiä, ja kaikkein ylinnä lohikäärme.
lesson-colours-ask = Mikä näistä kolmesta on korkein?
lesson-colours-ask-right = Kyllä! 9 on enemmän kuin 8, ja keltainen enemmän kuin vihreä.
lesson-colours-ask-other = Katso ensin numeroa. Väri ratkaisee vain, jos numerot ovat samat.
lesson-colours-phoenix = Punainen 10! Lyö se, mutta säästä lohikäärmeesi.
lesson-colours-phoenix-right = Feeniks lentää kaikkien kymppien yli. Hyvin säästetty!
lesson-colours-phoenix-other = Lohikäärme lyö kaiken, joten säästä se hädän hetkeen.

lesson-pairs = Parit ja kolmoset
lesson-pairs-about = Kaksi tai kolme samaa numeroa
lesson-pairs-show = Kaksi samaa numeroa on pari, kolme on kolmoset. Myös kaksi feeniksiä on pari.
lesson-pairs-beat = Pöydässä on 5-pari. Vain korkeampi pari lyö sen: napauta kahta korttia ja sitten Pelaa.
lesson-pairs-beat-right = Kasit lyövät vitoset. Kaksi korttia kerralla pois!
lesson-pairs-ask = Kumpi 6-pari on korkeampi?
lesson-pairs-ask-right = Oikein: korkein kortti ratkaisee, ja punainen lyö keltaisen.
lesson-pairs-ask-other = Vertaa ensin kummankin parin parasta korttia. Toisessa on punainen 6.
lesson-pairs-three = Kolme 7:ää! Mikä lyö ne? Taas tarvitaan kolme korttia.
lesson-pairs-three-right = Kolme 9:ää. Sitä ei kukaan odottanut.

lesson-five = Viisi korttia kerralla
lesson-five-about = Suora, väri, täyskäsi
lesson-five-show = Neljä viiden kortin lajia heikoimmasta vahvimpaan. Jokainen lyö kaikki yläpuolellaan olevat.
lesson-five-straight = Sinä avaat. Etsi viisi peräkkäistä numeroa ja pelaa ne kaikki kerralla.
lesson-five-straight-right = 3, 4, 5, 6, 7. Viisi korttia yhdellä kertaa!
lesson-five-straight-other = Niin saa avata. Mutta kädessäsi on viisi peräkkäistä numeroa: etsi 3, 4, 5 …
lesson-five-flush = Suora kymppiin asti! Se on silti vain suora. Etsi viisi saman väristä korttia.
lesson-five-flush-right = Väri lyö jokaisen suoran, kuinka korkean tahansa.
lesson-five-ask = Mikä näistä on vahvin?
lesson-five-ask-right = Täyskäsi lyö jokaisen värin ja suoran, pienilläkin numeroilla.
lesson-five-ask-other = Ensin laji: suora, sitten väri, sitten täyskäsi. Numerot ratkaisevat vain saman lajin sisällä.
lesson-five-house = Nyt pöydässä on väri. Tarvitset kolme yhtä numeroa ja kaksi toista.
lesson-five-house-right = Täyskäsi! Kolme 3:a ja kaksi 6:ta lyövät minkä tahansa värin.

lesson-rainbow = Monivärinen 1
lesson-rainbow-about = Se sopii joka väriin
lesson-rainbow-show = Monivärinen 1 ottaa minkä värin tahansa. Tämä on punainen väri!
lesson-rainbow-flush = Sinulla on vain neljä saman väristä korttia. Mikä voisi olla viides? Lyö suora.
lesson-rainbow-flush-right = Pieni ykkönen pelasti värisi.
lesson-rainbow-straight-flush = Sinä avaat. Viisi peräkkäin ja kaikki samaa väriä: etsi värisuora.
lesson-rainbow-straight-flush-right = Vahvimmat viisi korttia. Enää jengi voi pysäyttää sinut.
lesson-rainbow-straight-flush-other = Niin saa avata. Mutta etsi 1, 2, 3, 4, 5, kaikki samaa väriä.
lesson-rainbow-plain-straight = Viisi peräkkäin, hyvä! Mutta yksi kortti on eri väriä. Kumpi 5 olisi parempi?

lesson-gangs = Jengit
lesson-gangs-about = Neljä samaa numeroa lyö kaiken
lesson-gangs-show = Vähintään neljä samaa numeroa on jengi. Se lyö kaiken: yksittäiset, parit, kolmoset ja viiden kortin sarjat. Suurempi jengi lyö pienemmän.
lesson-gangs-dragon = Lohikäärme! Mikään yksittäinen kortti ei lyö sitä. Mutta sinulla on jengi …
lesson-gangs-dragon-right = Lohikäärmekin pakenee neljää pientä nelosta.
lesson-gangs-dragon-pass = Voisit passata, mutta hauskuus jäisi väliin: neljällä kortillasi on sama numero.
lesson-gangs-ask = Mikä näistä lyö kaksi muuta?
lesson-gangs-ask-right = Jengien kesken viisi korttia lyö neljä, vaikka ne olisivat kakkosia.
lesson-gangs-ask-other = Jengi lyö jokaisen värisuoran. Ja jengeistä voittaa se, jossa on enemmän kortteja.
lesson-gangs-five = Neljän kympin jengi! Pystytkö parempaan?
lesson-gangs-five-right = Viisi kolmosta ajaa pois neljä kymppiä.

lesson-leading = Avaaminen ja passaaminen
lesson-leading-about = Kuka aloittaa, kuka passaa, kuka on vuorossa
lesson-leading-lead = Pöytä on tyhjä: sinä avaat, joten pelaa mitä haluat. Pelaa kolme 3:aa.
lesson-leading-lead-right = Nyt kaikkien on vastattava kolmella kortilla tai passattava.
lesson-leading-lead-other = Niin saa tehdä! Mutta pienistä on myöhemmin vaikea päästä eroon: avaa kaikilla kolmella 3:lla.
lesson-leading-pass = 8-pari. Sinulla ei ole korkeampaa paria, joten mitä jää jäljelle?
lesson-leading-pass-right = Passaaminen ei maksa mitään. Odotat tilaisuuttasi.
lesson-leading-ask = Pelasit keltaisen 10:n. Kaksi on passannut, ja nyt passaa kolmaskin. Kuka avaa seuraavaksi?
lesson-leading-ask-right = Sinä! Kun kaikki muut passaavat, avaa se, joka pelasi viimeksi.
lesson-leading-ask-other = Kun kaikki muut passaavat, vuoro palaa sille, joka pelasi viimeksi. Kuka se oli?
lesson-leading-return = Passasit äsken. Ei haittaa: kun vuorosi tulee taas, saat pelata. Lyö punainen 8.
lesson-leading-return-right = Takaisin pelissä!

lesson-last-card = Viimeinen kortti!
lesson-last-card-about = Sano se, ja pysäytä muut
lesson-last-card-declare = Kun pelaat 9:t, sinulle jää yksi kortti. Silloin on sanottava ”Viimeinen kortti!” Napauta 9:iä, sitten Viimeinen kortti!, ja pelaa.
lesson-last-card-declare-right = Kaikki kuulivat. Yksi kortti jäljellä!
lesson-last-card-silent = Unohdit sanoa ”Viimeinen kortti!” Pöydässä olisit nyt ulkona. Napauta sitä ennen kuin pelaat.
lesson-last-card-block = Seuraavalla on enää yksi kortti! Silloin sinun on pelattava korkein korttisi, jotta pysäytät hänet.
lesson-last-card-block-right = Pysäytetty! 9 ei pääse punaisen 10:n ohi.
lesson-last-card-lead = Nyt sinä avaat, ja seuraavalla on yhä se yksi kortti. Älä avaa yksittäisellä kortilla, jos voit välttää sen.
lesson-last-card-lead-right = Yhdellä kortilla ei voi vastata kahteen. Ovelaa!

lesson-scoring = Pisteiden lasku
lesson-scoring-about = Miksi kuusitoista korttia sattuu
lesson-scoring-show = Kun joku pääsee eroon korteistaan, muut maksavat omistaan. Mitä enemmän kortteja, sitä kalliimpi jokainen. Vähän pisteitä on hyvä!
lesson-scoring-few = Sinulle jää 7 korttia. Montako pistettä se on?
lesson-scoring-few-right = Seitsemään korttiin asti jokainen maksaa yhden pisteen.
lesson-scoring-few-other = Katso hintoja: 7 kortilla jokainen maksaa 1.
lesson-scoring-eight = Entä yksi kortti lisää, 8 korttia?
lesson-scoring-eight-right = Kaksinkertaisesti! Kahdeksasta kortista alkaen jokainen maksaa 2.
lesson-scoring-eight-other = Kahdeksasta kortista alkaen jokainen maksaa 2. Siis 8 kertaa 2 …
lesson-scoring-all = Et päässyt pelaamaan yhtään korttia: kaikki 16 jäivät. Auts! Montako pistettä?
lesson-scoring-all-right = 80 pistettä. Ja sadassa ottelu päättyy!
lesson-scoring-all-other = 16 korttia maksaa 5 kukin. Se sattuu!
lesson-scoring-play = Seuraavalla on vain kaksi korttia, sinulla 8. Sinä avaat: pelaa mahdollisimman monta kerralla.
lesson-scoring-play-right = Vain 3 korttia jäljellä: 3 pistettä eikä 16.
lesson-scoring-play-other = Sen saa tehdä, mutta moni kortti jää. Etsi viisi peräkkäistä.

lesson-exchange = Vaihto
lesson-exchange-about = Lahja voittajalle
lesson-exchange-ask = Ennen jokaista jakoa paitsi ensimmäistä häviäjä antaa voittajalle parhaan korttinsa. Sinä voitit. Kuka antaa sinulle kortin?
lesson-exchange-ask-right = Antaa se, jolle jäi eniten kortteja.
lesson-exchange-ask-other = Häviäjä on se, jolle jäi eniten kortteja.
lesson-exchange-give = Sait lohikäärmeen! Nyt annat takaisin minkä tahansa kortin. Valitse se, josta on vähiten hyötyä.
lesson-exchange-give-right = Yksinäinen vihreä 1, kaikista alin kortti. Kiitoksia paljon!
lesson-exchange-dragon = Voisit antaa takaisin vaikka lohikäärmeen. Mutta se on paras kortti!
lesson-exchange-high = Feeniks on parhaita korttejasi. Anna jotain pientä, joka ei sovi mihinkään.
lesson-exchange-give-other = Sen saa tehdä, mutta se on parempi kuin eräs toinen korttisi. Mikä on heikoin?

lesson-direction = Kumpaan suuntaan
lesson-direction-about = Suunta vaihtuu joka jaossa
lesson-direction-first = Ensimmäisessä jaossa kierretään vastapäivään: seuraa nuolia. Sinä passaat. Kuka on seuraava?
lesson-direction-first-right = Oikein: oikealle.
lesson-direction-first-other = Katso nuolia pöydän ympärillä. Aloita alhaalta, missä istut.
lesson-direction-second = Toisessa jaossa nuolet kääntyvät. Sinä passaat. Kuka on nyt seuraava?
lesson-direction-second-right = Nyt mennään vasemmalle. Seuraavassa jaossa suunta vaihtuu taas.
lesson-direction-second-other = Nuolet ovat kääntyneet: seuraa niitä omalta paikaltasi.
lesson-direction-block = Jollakulla on enää yksi kortti. Onko hän heti sinun jälkeesi? Silloin tiedät, mitä tehdä!
lesson-direction-block-right = Kyllä, hän oli seuraava: korkein korttisi pysäytti hänet.
lesson-direction-free = Taas jollakulla on yksi kortti. Mutta nyt hän on ennen sinua, ei jälkeesi. Pienin voittava korttisi riittää.
lesson-direction-free-right = Vain juuri ennen viimeistä korttia istuvan on pysäytettävä. Se et ollut sinä.
lesson-direction-free-other = Sen saa tehdä, mutta kukaan ei pakota: viimeinen kortti ei ole sinun jälkeesi. Säästä korkeat korttisi.

lesson-three = Kolme pelaajaa
lesson-three-about = Käsi, jota kukaan ei näe
lesson-three-ask = Kortteja on 64, ja jokainen saa 16, kolmenkin pelissä. Montako korttia ei saa kukaan?
lesson-three-ask-right = 16 korttia nukkuu tässä jaossa. Kukaan ei tiedä, mitkä.
lesson-three-ask-other = Kolme kertaa 16 on 48. Montako puuttuu 64:ään?
lesson-three-open = Se, jolla on monivärinen 1, avaa ottelun ja joutuu pelaamaan sen: yksin tai muiden kanssa.
lesson-three-open-right = Ja ottelu on alkanut!
lesson-three-passes = Pelasit punaisen 9:n. Yksi on passannut, ja nyt passaa toinenkin. Kuka avaa seuraavaksi?
lesson-three-passes-right = Sinä. Kolmen pelissä kaksi passia riittää.
lesson-three-passes-other = Laske uudestaan: sinun lisäksesi on vain kaksi, ja molemmat ovat passanneet.
lesson-three-hidden = Vihreä 10. Feeniksisi lyö sen. Ehkä jollakulla on lohikäärme, ehkä se nukkuu. Uskalla!
lesson-three-hidden-right = Rohkeaa! Kolmen pelissä isot kortit usein nukkuvat.

lesson-counting = Laske, mitä on pelattu
lesson-counting-about = Muista isot kortit
lesson-counting-show = Vain kolme korttia on kymppien yläpuolella, ja jokaista on vain yksi. Muista, mitkä ovat jo poissa!
lesson-counting-one = Lohikäärme on pelattu. Montako yksittäistä korttia lyö vielä vihreän feeniksisi?
lesson-counting-one-right = Vain yksi: keltainen feeniks.
lesson-counting-one-other = Vihreän feeniksin yläpuolella ovat keltainen feeniks ja lohikäärme. Toinen niistä on poissa.
lesson-counting-ten = Lohikäärme ja vihreä feeniks ovat poissa. Montako yksittäistä korttia lyö vielä punaisen 10:n?
lesson-counting-ten-right = Vain keltainen feeniks. Punainen 10 on melkein kuningas.
lesson-counting-ten-other = Laske uudestaan: vihreä feeniks, keltainen feeniks, lohikäärme. Kaksi kolmesta on poissa.
lesson-counting-play = Lohikäärme on poissa, ja avaat kahdella kortilla. Kumpi ensin, jotta varmasti voitat?
lesson-counting-play-right = Kukaan ei voi lyödä sitä. Kaikki passaavat, avaat taas, ja 3 lähtee viimeisenä.
lesson-counting-play-other = Sen saa tehdä, mutta joku lyö 3:n, etkä ehkä enää avaa. Onko sinulla kortti, jota kukaan ei voi lyödä?

## 13

lesson-targets = Taulut
lesson-targets-about = Jokainen kestää 13
lesson-targets-first = Kolme taulua, kolme väriä. Pelaa kortti sen väriselle taululle: napauta korttia ja sitten painiketta.
lesson-targets-first-right = Numerot lasketaan yhteen. Sitten nostat uuden kortin, ja on seuraavan vuoro.
lesson-targets-thirteen = Taulu kestää 13, ei yhtään enempää. Tee yhdestä tasan 13!
lesson-targets-thirteen-right = Tasan 13 on sallittu. Nyt se on täynnä, ja seuraavalla on pulma.
lesson-targets-thirteen-other = Se käy, etkä ota mitään. Mutta yksi korteistasi tekee tasan 13.
lesson-targets-over = Se menee yli 13:n, joten ottaisit siinä olevat kortit. Etsi kortti, joka mahtuu!
lesson-targets-safe = Käy ahtaaksi. Vain yksi korteistasi mahtuu vielä. Mikä?
lesson-targets-safe-right = Huh! Mahtui juuri ja juuri.

lesson-taking = Yli menee
lesson-taking-about = Kuka ottaa mitäkin
lesson-taking-over = Kokeile sitä, mistä kukaan ei pidä: vie keltainen yli 13:n.
lesson-taking-over-right = Otit ne kolme korttia, jotka siinä olivat. Oma 5 jää taululle.
lesson-taking-over-other = Se mahtuu. Mene tällä kertaa keltaisella yli 13:n, niin näet, mitä tapahtuu.
lesson-taking-least = Nyt jokainen korttisi menee yli. Valitse niin, että otat mahdollisimman vähän kortteja.
lesson-taking-least-right = Kaksi korttia. Olisi voinut käydä huonommin!
lesson-taking-least-other = Niin otat enemmän kortteja. Laske kunkin taulun kortit: missä on vähiten?

lesson-majorities = Eniten yhtä väriä
lesson-majorities-about = Joskus moni kortti ei maksa mitään
lesson-majorities-plain = Lopuksi jokainen otettu kortti maksaa 1 pisteen. Tämän verran kukin otti. Mitä maksat?
lesson-majorities-plain-right = Kolme korttia, kolme pistettä.
lesson-majorities-plain-other = Jollakulla muulla on enemmän sinisiä ja keltaisia. Siis jokainen korttisi maksaa 1.
lesson-majorities-most = Mutta se, jolla on eniten yhtä väriä, ei maksa siitä mitään! Entä nyt?
lesson-majorities-most-right = Neljä sinistä korttia, enemmän kuin muilla: ne ovat ilmaisia. Vain keltainen maksaa.
lesson-majorities-most-other = Etsi tähti: se kertoo, kenellä on eniten väriä, ja se väri on ilmainen.
lesson-majorities-tie = Kahdella pelaajalla on yhtä monta sinistä. Mitä maksat?
lesson-majorities-tie-right = Kenelläkään ei ole yksin eniten, joten molemmat maksavat.
lesson-majorities-tie-other = Tarvitset enemmän kuin kaikki muut. Yhtä monta ei riitä.
lesson-majorities-play = Olet ottanut neljä sinistä, enemmän kuin muut, etkä muuta. Molemmat korttisi menevät yli. Kumpi ei maksa sinulle mitään?
lesson-majorities-play-right = Lisää sinisiä sinulle, ja kaikki ilmaisia!
lesson-majorities-play-other = Keltaiset maksaisivat pisteen kappale. Mikä väri on sinulle ilmainen?

lesson-rotten = Mädät neloset
lesson-rotten-about = Ne käyvät kaikkialle, eikä kukaan halua niitä
lesson-rotten-show = Mätiä nelosia on kahdeksan. Ne käyvät joka taululle ja ovat aina arvoltaan 4.
lesson-rotten-anywhere = Mikään värillinen korttisi ei mahdu. Pelaa mätä nelonen: napauta sitä ja sitten taulua, jolla se ei mene yli.
lesson-rotten-anywhere-right = Pelastuit! Ja nyt se odottaa jotakuta muuta.
lesson-rotten-cost = Otettu mätä nelonen maksaa 2 pistettä, vaikka sinulla olisi niitä eniten. Mitä kolme maksaa?
lesson-rotten-cost-right = Kolme kertaa 2. Mädät neloset eivät ole koskaan ilmaisia.
lesson-rotten-cost-other = Jokainen mätä nelonen maksaa aina 2 pistettä. Enemmistö ei auta.
lesson-rotten-avoid = Molemmat korttisi menevät yli. Jätä mädät neloset muille!
lesson-rotten-avoid-right = Kaksi sinistä eikä kaksi mätää nelosta ja keltainen.
lesson-rotten-avoid-other = Niin saat mätiä nelosia, 2 pistettä kukin. Toinen taulu on halvempi.

lesson-ending = Loppu
lesson-ending-about = Mikä lasketaan, ja mitä muistaa
lesson-ending-last = Nostettavaa ei enää ole, ja sinulla on aivan viimeinen kortti. Pelaa se.
lesson-ending-last-right = Jako on päättynyt. Tauluille jääneet kortit eivät kuulu kenellekään.
lesson-ending-cost = Tämän verran kukin otti. Montako pistettä sinulle?
lesson-ending-cost-right = Kaksi korttia, kaksi pistettä. Jokainen jakaa kerran, ja vähiten pisteitä voittaa.
lesson-ending-cost-other = Muilla on värejäsi yhtä paljon tai enemmän. Siis jokainen korttisi maksaa 1.
lesson-ending-high = Kaksi sinistä jäljellä: 1 ja 7. Toinen on myöhemmin helppo pelata. Kumman pelaat nyt?
lesson-ending-high-right = Niin kauan kuin on tilaa, pelaa isot. Pienet mahtuvat melkein aina.
lesson-ending-high-other = Sekin mahtuu. Mutta silloin sinisellä on 7, ja oma 7 menisi ensi kerralla yli!
