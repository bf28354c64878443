# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Niin saa tehdä. Mutta sinulla on jotakin, mikä käy tähän: yritä löytää se!

## Gang of Four

lesson-colours = Ensin numero, sitten väri
lesson-colours-about = Mikä kortti on korkeampi?
lesson-colours-goal = Hankkiudu ensimmäisenä eroon kaikista korteistasi! Kukin pelaa vuorollaan jotakin korkeampaa kuin pöydällä on, tai passaa.
lesson-colours-order = Suurempi numero voittaa. Onko numero sama? Silloin vihreä on alin, keltainen keskellä ja punainen ylin.
lesson-colours-beat = Joku pelasi vihreän seiskan. Voita se pienimmällä kortilla, joka riittää. Napauta korttia ja sitten ”Pelaa”.
lesson-colours-beat-right = Sama numero, parempi väri: keltainen voittaa vihreän. Ja ysi jää myöhemmäksi!
lesson-colours-beat-other = Se voittaa, mutta menee hukkaan: pienempikin korttisi riittää.
lesson-colours-special = Neljä korttia on erikoisia. Kolmivärinen ykkönen on ykkösistä korkein. Kaikkien kymppien yläpuolella on kaksi feeniksiä, ja kaikkein ylimpänä lohikäärme.
lesson-colours-ask = Mikä näistä kolmesta on korkein?
lesson-colours-ask-right = Kyllä! Ysi voittaa kasin, ja keltainen voittaa vihreän.
lesson-colours-ask-colour = Numerot ovat samat, joten väri ratkaisee: keltainen on korkeampi kuin vihreä.
lesson-colours-ask-other = Katso ensin numeroa. Väri ratkaisee vain, jos numerot ovat samat.
lesson-colours-phoenix = Punainen kymppi! Voita se, mutta säästä lohikäärmeesi.
lesson-colours-phoenix-right = Feeniks lentää kaikkien kymppien yli. Lohikäärme säästyi!
lesson-colours-phoenix-other = Lohikäärme voittaa kaikki muut kortit, joten säästä se siihen, kun mikään muu ei auta.

lesson-pairs = Parit ja kolmoset
lesson-pairs-about = Kaksi tai kolme samaa numeroa
lesson-pairs-show = Kaksi samaa numeroa on pari, kolme samaa on kolmoset. Myös kaksi feeniksiä on pari.
lesson-pairs-beat = Pöydällä on 5-pari. Vain korkeampi pari voittaa sen: napauta kahta korttia ja sitten ”Pelaa”.
lesson-pairs-beat-right = Kasit voittavat viitoset. Kaksi korttia pois kerralla!
lesson-pairs-beat-pass = Saat passata. Mutta kahdessa kortissasi on sama numero, ja se on suurempi kuin 5.
lesson-pairs-ask = Kumpi 6-pari on korkeampi?
lesson-pairs-ask-right = Oikein: korkein kortti ratkaisee, ja punainen voittaa keltaisen.
lesson-pairs-ask-other = Vertaa ensin parien parhaita kortteja. Toisessa on punainen kutonen.
lesson-pairs-three = Kolme seiskaa! Mikä voittaa ne? Taas tarvitaan kolme korttia.
lesson-pairs-three-right = Kolme ysiä. Sitä ei kukaan odottanut.
lesson-pairs-three-pass = Saat passata. Mutta sinulla on kolme samannumeroista korttia, ja numero on suurempi kuin 7.

lesson-five = Viisi korttia kerralla
lesson-five-about = Suora, väri, täyskäsi
lesson-five-show = Tässä ovat viiden kortin sarjojen neljä lajia heikoimmasta vahvimpaan. Jokainen voittaa kaikki yläpuolellaan olevat.
lesson-five-straight = Sinä avaat. Etsi viisi peräkkäistä numeroa ja hankkiudu niistä eroon kerralla.
lesson-five-straight-right = 3, 4, 5, 6, 7. Viisi korttia pois yhdellä siirrolla!
lesson-five-straight-other = Niin saa avata. Mutta kädessäsi piilee viisi peräkkäistä numeroa: etsi 3, 4, 5 …
lesson-five-flush = Suora kymppiin asti! Se on silti vain suora. Etsi viisi samanväristä korttia.
lesson-five-flush-right = Väri voittaa jokaisen suoran, vaikka suora olisi kuinka korkea.
lesson-five-flush-pass = Saat passata. Mutta laskepa vihreät korttisi!
lesson-five-ask = Mikä näistä on vahvin?
lesson-five-ask-right = Täyskäsi voittaa jokaisen värin ja jokaisen suoran, pienilläkin numeroilla.
lesson-five-ask-other = Ensin ratkaisee laji: suora, sitten väri, sitten täyskäsi. Numerot ratkaisevat vain saman lajin sisällä.
lesson-five-house = Nyt joku pelasi värin. Tarvitset kolme samaa numeroa ja kaksi toista.
lesson-five-house-right = Täyskäsi! Kolme kolmosta ja kaksi kutosta voittavat minkä tahansa värin.
lesson-five-house-pass = Saat passata. Mutta katso kolmosiasi ja kutosiasi!

lesson-rainbow = Kolmivärinen ykkönen
lesson-rainbow-about = Se sopii jokaiseen väriin
lesson-rainbow-show = Kolmivärinen ykkönen on mitä väriä vain tarvitset. Tämä on punainen väri!
lesson-rainbow-flush = Sinulla on vain neljä samanväristä korttia. Mikä voisi olla viides? Voita suora.
lesson-rainbow-flush-right = Pieni ykkönen pelasti värisi.
lesson-rainbow-flush-pass = Saat passata. Mutta laske keltaiset korttisi ja kolmivärinen 1 niiden mukaan.
lesson-rainbow-straight-flush = Sinä avaat. Viisi peräkkäin ja kaikki samaa väriä: etsi värisuora.
lesson-rainbow-straight-flush-right = Vahvempaa viiden kortin sarjaa ei ole. Enää gang voi estää sinua.
lesson-rainbow-straight-flush-other = Niin saa avata. Mutta etsi 1, 2, 3, 4, 5, kaikki samaa väriä.
lesson-rainbow-plain-straight = Viisi peräkkäin, hyvä! Mutta yksi kortti on eri väriä. Mikä viitonen olisi parempi?

lesson-gangs = Gangit
lesson-gangs-about = Neljä samaa numeroa voittaa kaiken
lesson-gangs-show = Vähintään neljä samaa numeroa on gang. Gang voittaa kaiken: yksittäiset kortit, parit, kolmoset ja viiden kortin sarjat. Suurempi gang voittaa pienemmän.
lesson-gangs-dragon = Lohikäärme! Mikään yksittäinen kortti ei voita sitä. Mutta sinulla on gang …
lesson-gangs-dragon-right = Lohikäärmekin pakenee neljää pientä nelosta.
lesson-gangs-dragon-pass = Voisit passata, mutta hauskuus jäisi väliin: neljällä kortillasi on sama numero.
lesson-gangs-ask = Mikä näistä voittaa kaksi muuta?
lesson-gangs-ask-right = Gangien kesken viisi korttia voittaa neljä, vaikka ne olisivat kakkosia.
lesson-gangs-ask-other = Gang voittaa jokaisen värisuoran. Ja gangeista voittaa se, jossa on enemmän kortteja.
lesson-gangs-five = Gang of Four, neljä kymppiä! Pystytkö parempaan?
lesson-gangs-five-right = Viisi kolmosta ajaa pois neljä kymppiä.
lesson-gangs-five-pass = Saat passata. Mutta laske kolmosesi: kahdesta gangista voittaa se, jossa on enemmän kortteja.

lesson-leading = Avaaminen ja passaaminen
lesson-leading-about = Kuka aloittaa, kuka passaa, kuka on vuorossa
lesson-leading-lead = Pöydällä ei ole mitään: sinä avaat, joten saat pelata mitä haluat. Hankkiudu eroon kolmesta kolmosestasi.
lesson-leading-lead-right = Nyt kaikkien on vastattava kolmella kortilla tai passattava.
lesson-leading-lead-other = Niin saa avata! Mutta pienistä korteista on myöhemmin vaikea päästä eroon: avaa nyt kaikilla kolmella kolmosella.
lesson-leading-pass = 8-pari. Sinulla ei ole korkeampaa paria, joten mitä voit tehdä?
lesson-leading-pass-right = Passaaminen ei maksa mitään. Odotat tilaisuuttasi.
lesson-leading-ask = Pelasit keltaisen kympin. Kaksi pelaajaa on passannut, ja nyt passaa kolmaskin. Kuka avaa seuraavaksi?
lesson-leading-ask-right = Sinä! Kun kaikki muut passaavat, viimeksi pelannut avaa millä haluaa.
lesson-leading-ask-other = Kun kaikki muut passaavat, vuoro palaa sille, joka pelasi viimeksi. Kuka se oli?
lesson-leading-return = Passasit äsken. Ei haittaa: kun vuorosi tulee taas, saat pelata. Voita punainen kasi.
lesson-leading-return-right = Taas mukana pelissä!

lesson-last-card = Yksi kortti!
lesson-last-card-about = Sano se, ja estä muita
lesson-last-card-declare = Kun pelaat ysit, sinulle jää yksi ainoa kortti. Silloin sinun on sanottava ”Yksi kortti!”. Napauta ysejä, sitten ”Yksi kortti!”, ja pelaa.
lesson-last-card-declare-right = Kaikki kuulivat. Yksi kortti jäljellä!
lesson-last-card-silent = Unohdit sanoa ”Yksi kortti!”. Oikeassa pöydässä joutuisit pois jaosta. Napauta ”Yksi kortti!” ennen kuin pelaat.
lesson-last-card-block = Seuraavalla pelaajalla on enää yksi kortti! Silloin sinun on pysäytettävä hänet: pelaa korkein korttisi.
lesson-last-card-block-right = Estetty! Ysi ei mene punaisen kymppisi yli.
lesson-last-card-lead = Nyt sinä avaat, ja seuraavalla on yhä se yksi kortti. Silloin sinun on avattava kahdella tai useammalla kortilla yhdessä, jos voit.
lesson-last-card-lead-right = Yhdellä kortilla ei voi vastata kahteen. Ovelaa!

lesson-scoring = Pisteiden laskeminen
lesson-scoring-about = Miksi kuusitoista korttia sattuu
lesson-scoring-show = Kun joku pääsee eroon korteistaan, muut maksavat käteen jääneistä. Mitä enemmän kortteja, sitä enemmän kukin maksaa. On hyvä, jos pisteitä on vähän!
lesson-scoring-few = Sinulle jää 7 korttia. Montako pistettä se on?
lesson-scoring-few-right = Seitsemään korttiin asti jokainen maksaa yhden pisteen.
lesson-scoring-few-other = Katso hintoja: kun kortteja on 7, jokainen maksaa 1.
lesson-scoring-eight = Entä jos kortteja on yksi enemmän, 8?
lesson-scoring-eight-right = Tuplahinta! Kahdeksasta kortista alkaen jokainen maksaa 2.
lesson-scoring-eight-other = Kahdeksasta kortista alkaen jokainen maksaa 2. Siis 8 kertaa 2 …
lesson-scoring-all = Et päässyt pelaamaan yhtään korttia: kaikki 16 jäivät. Auts! Montako pistettä?
lesson-scoring-all-right = 80 pistettä. Sataan pisteeseen peli päättyy, ja vähiten pisteitä saanut voittaa!
lesson-scoring-all-other = Kun kortteja on 16, jokainen maksaa 5. Se sattuu!
lesson-scoring-play = Seuraavalla on vain kaksi korttia, sinulla 8. Sinä avaat: hankkiudu kerralla eroon niin monesta kortista kuin voit.
lesson-scoring-play-right = Vain 3 korttia jäljellä: 3 pistettä eikä 16.
lesson-scoring-play-other = Niin saa tehdä, mutta moni kortti jää käteen. Etsi viisi peräkkäistä.

lesson-exchange = Korttien vaihto
lesson-exchange-about = Lahja voittajalle
lesson-exchange-ask = Ennen jokaista jakoa paitsi ensimmäistä edellisen jaon häviäjä antaa voittajalle parhaan korttinsa. Sinä voitit. Kuka antaa sinulle kortin?
lesson-exchange-ask-right = Kortin antaa se, jolle jäi eniten kortteja.
lesson-exchange-ask-other = Häviäjä on se, jolle jäi eniten kortteja.
lesson-exchange-give = Sait lohikäärmeen! Nyt annat vastineeksi minkä tahansa kortin. Valitse se, josta on sinulle vähiten hyötyä.
lesson-exchange-give-right = Yksinäinen vihreä ykkönen, kaikista alin kortti. Kiitoksia paljon!
lesson-exchange-dragon = Voisit antaa takaisin vaikka lohikäärmeen. Mutta se on pelin paras kortti!
lesson-exchange-high = Feeniks on parhaita korttejasi. Anna jotakin pientä, joka ei sovi mihinkään.
lesson-exchange-give-other = Niin saa tehdä, mutta se kortti on parempi kuin eräs toinen. Mikä on kaikista heikoin?

lesson-direction = Kumpaan suuntaan
lesson-direction-about = Suunta vaihtuu joka jaossa
lesson-direction-first = Ensimmäinen jako pelataan vastapäivään: seuraa nuolia. Sinä passaat. Kuka on seuraava?
lesson-direction-first-right = Aivan: vuoro siirtyy oikealle.
lesson-direction-first-other = Katso nuolia pöydän ympärillä. Aloita alhaalta, missä istut.
lesson-direction-second = Toisessa jaossa nuolet kääntyvät. Sinä passaat. Kuka on nyt seuraava?
lesson-direction-second-right = Nyt vuoro siirtyy vasemmalle. Seuraavassa jaossa suunta vaihtuu taas.
lesson-direction-second-other = Nuolet ovat kääntyneet: seuraa niitä omalta paikaltasi.
lesson-direction-block = Jollakulla on enää yksi kortti. Onko hän vuorossa heti sinun jälkeesi? Silloin tiedät, mitä tehdä!
lesson-direction-block-right = Kyllä, hän oli seuraava: korkein korttisi esti hänen viimeisen korttinsa.
lesson-direction-free = Taas jollakulla on enää yksi kortti. Mutta nyt hän on vuorossa ennen sinua eikä sinun jälkeesi. Pienin kortti, jolla voitat, riittää.
lesson-direction-free-right = Vain heti viimeisen kortin edellä istuvan on estettävä. Se et ollut sinä.
lesson-direction-free-other = Niin saa tehdä, mutta kukaan ei pakota: yhden kortin pelaaja ei ole seuraavana. Säästä korkeat korttisi.

lesson-three = Kolme pelaajaa
lesson-three-about = Käsi, jota kukaan ei näe
lesson-three-ask = Kortteja on 64, ja jokainen saa 16, kolmenkin pelissä. Montako korttia ei saa kukaan?
lesson-three-ask-right = 16 korttia nukkuu tässä jaossa. Kukaan ei tiedä, mitkä.
lesson-three-ask-other = Kolme kertaa 16 on 48. Montako puuttuu 64:stä?
lesson-three-open = Se, jolla on kolmivärinen ykkönen, avaa pelin ja joutuu pelaamaan sen: yksin tai osana sarjaa.
lesson-three-open-right = Ja peli on alkanut!
lesson-three-passes = Pelasit punaisen ysin. Yksi pelaaja on passannut, ja nyt passaa toinenkin. Kuka avaa seuraavaksi?
lesson-three-passes-right = Sinä. Kolmen pelissä kaksi passia riittää.
lesson-three-passes-other = Laske uudestaan: sinun lisäksesi pelaajia on vain kaksi, ja molemmat ovat passanneet.
lesson-three-hidden = Vihreä kymppi. Feeniksisi voittaa sen. Ehkä jollakulla on lohikäärme, ehkä se nukkuu. Uskalla!
lesson-three-hidden-right = Rohkeaa! Kolmen pelissä isot kortit usein nukkuvat.

lesson-counting = Laske, mitä on pelattu
lesson-counting-about = Muista isot kortit
lesson-counting-show = Vain kolme korttia on kymppien yläpuolella, ja jokaista on vain yksi. Muista, mitkä ovat jo poissa!
lesson-counting-one = Lohikäärme on pelattu. Montako yksittäistä korttia voittaa vielä vihreän feeniksisi?
lesson-counting-one-right = Vain yksi: keltainen feeniks.
lesson-counting-one-other = Vihreän feeniksin yläpuolella ovat keltainen feeniks ja lohikäärme. Toinen niistä on poissa.
lesson-counting-ten = Lohikäärme ja vihreä feeniks ovat poissa. Montako yksittäistä korttia voittaa vielä punaisen kympin?
lesson-counting-ten-right = Vain keltainen feeniks. Punainen kymppisi on melkein kuningas.
lesson-counting-ten-other = Laske uudestaan: vihreä feeniks, keltainen feeniks, lohikäärme. Kaksi kolmesta on poissa.
lesson-counting-play = Lohikäärme on poissa. Sinä avaat, ja kädessäsi on kaksi korttia. Kumman pelaat ensin, jotta pääset varmasti eroon molemmista?
lesson-counting-play-right = Kukaan ei voi voittaa sitä. Kaikki passaavat, avaat taas, ja kolmonen lähtee viimeisenä korttina.
lesson-counting-play-other = Niin saa tehdä, mutta joku voittaa kolmosen, etkä ehkä enää pääse avaamaan. Onko sinulla kortti, jota kukaan ei voi voittaa?

## 13

lesson-targets = Taulut
lesson-targets-about = Jokaisen raja on 13
lesson-targets-goal = Joka vuorolla pelaat yhden kortin taululle. Se, jolla menee yli 13:n, ottaa taululla olleet kortit, ja otetut kortit maksavat pisteitä. Vähiten pisteitä saanut voittaa!
lesson-targets-first = Kolme taulua, kolme väriä. Pelaa kortti sen väriselle taululle: napauta korttia ja sitten painiketta.
lesson-targets-first-right = Numerot lasketaan yhteen. Sitten nostat uuden kortin, ja on seuraavan vuoro.
lesson-targets-thirteen = Taulun raja on 13, ei yhtään enempää. Tee jonkin taulun summaksi tasan 13!
lesson-targets-thirteen-right = Tasan 13 ei haittaa. Nyt taulu on täynnä, ja seuraavalla on pulma.
lesson-targets-thirteen-other = Se käy, etkä ota mitään. Mutta yhdellä korteistasi summaksi tulee tasan 13.
lesson-targets-over = Se menee yli 13:n, joten ottaisit taululla olevat kortit. Etsi kortti, joka mahtuu!
lesson-targets-safe = Nyt alkaa olla ahdasta. Vain yksi korteistasi mahtuu vielä jonnekin. Mikä?
lesson-targets-safe-right = Huh! Mahtui juuri ja juuri.

lesson-taking = Kun menee yli
lesson-taking-about = Kuka ottaa mitäkin
lesson-taking-over = Kokeile sitä, mistä kukaan ei pidä: vie keltainen yli 13:n.
lesson-taking-over-right = Otit ne kolme korttia, jotka taululla olivat. Oma viitosesi jää taululle.
lesson-taking-over-other = Se mahtuu. Vie tällä kertaa keltainen yli 13:n, niin näet, mitä tapahtuu.
lesson-taking-least = Nyt jokainen korttisi menee yli. Valitse niin, että otat mahdollisimman vähän kortteja.
lesson-taking-least-right = Kaksi korttia. Olisi voinut käydä huonommin!
lesson-taking-least-other = Niin otat enemmän kortteja. Laske kunkin taulun kortit: missä on vähiten?

lesson-majorities = Eniten yhtä väriä
lesson-majorities-about = Joskus moni kortti ei maksa mitään
lesson-majorities-plain = Lopuksi jokainen otettu kortti maksaa 1 pisteen. Tämän verran kukin otti. Paljonko maksat?
lesson-majorities-plain-right = Kolme korttia, kolme pistettä.
lesson-majorities-plain-other = Jollakulla muulla on enemmän sinisiä ja enemmän keltaisia. Siksi jokainen korttisi maksaa 1.
lesson-majorities-most = Mutta se, jolla on eniten jotakin väriä, ei maksa siitä mitään! Entä nyt?
lesson-majorities-most-right = Neljä sinistä korttia, enemmän kuin kenelläkään muulla: ne ovat ilmaisia. Vain keltainen maksaa.
lesson-majorities-most-other = Etsi tähti: se kertoo, kenellä on väriä eniten, ja se väri on ilmainen.
lesson-majorities-tie = Kahdella pelaajalla on yhtä monta sinistä. Paljonko maksat?
lesson-majorities-tie-right = Kenelläkään ei ole yksin eniten, joten molemmat maksavat.
lesson-majorities-tie-other = Sinulla on oltava enemmän kuin kenelläkään muulla. Yhtä monta ei riitä.
lesson-majorities-play = Olet ottanut neljä sinistä, enemmän kuin kukaan muu, etkä mitään muuta. Molemmat korttisi menevät yli. Kumpi ei maksa sinulle mitään?
lesson-majorities-play-right = Lisää sinisiä sinulle, ja kaikki ilmaisia!
lesson-majorities-play-other = Keltaiset maksaisivat sinulle pisteen kappaleelta. Mikä väri on sinulle ilmainen?

lesson-rotten = Mädät neloset
lesson-rotten-about = Ne käyvät mille tahansa taululle, eikä kukaan halua niitä
lesson-rotten-show = Mätiä nelosia on kahdeksan. Ne käyvät joka taululle ja ovat aina arvoltaan 4.
lesson-rotten-anywhere = Mikään värillisistä korteistasi ei mahdu. Pelaa mätä nelonen: napauta sitä ja sitten taulua, jolla se ei mene yli.
lesson-rotten-anywhere-right = Pelastuit! Ja nyt se odottaa taululla jotakuta muuta.
lesson-rotten-cost = Otettu mätä nelonen maksaa 2 pistettä, vaikka sinulla olisi niitä eniten. Paljonko maksat kolmesta?
lesson-rotten-cost-right = Kolme kertaa 2. Mädät neloset eivät ole koskaan ilmaisia.
lesson-rotten-cost-other = Jokainen mätä nelonen maksaa aina 2 pistettä. Ei auta, vaikka niitä olisi eniten.
lesson-rotten-avoid = Molemmat korttisi menevät yli. Jätä mädät neloset muille!
lesson-rotten-avoid-right = Kaksi sinistä korttia kahden mädän nelosen ja keltaisen kortin sijaan.
lesson-rotten-avoid-other = Niin saat mätiä nelosia, ja kukin maksaa 2. Toinen taulu on halvempi.

lesson-ending = Loppu
lesson-ending-about = Mikä lasketaan ja mitä kannattaa muistaa
lesson-ending-last = Nostettavaa ei enää ole, ja sinulla on aivan viimeinen kortti. Pelaa se.
lesson-ending-last-right = Jako on päättynyt. Se, mitä tauluille jää, ei kuulu kenellekään.
lesson-ending-cost = Tämän verran kukin otti. Montako pistettä sinulle?
lesson-ending-cost-right = Kaksi korttia, kaksi pistettä. Jokainen jakaa kerran, ja pienin pistemäärä voittaa.
lesson-ending-cost-other = Muilla on kumpaakin väriäsi yhtä paljon tai enemmän. Siksi jokainen korttisi maksaa 1.
lesson-ending-high = Kädessäsi on enää kaksi sinistä: ykkönen ja seiska. Toinen on helppo pelata myöhemmin. Kumman pelaat nyt?
lesson-ending-high-right = Pelaa isot niin kauan kuin tilaa on. Pienet mahtuvat melkein aina.
lesson-ending-high-other = Sekin mahtuu. Mutta silloin sinisellä on 7, ja oma seiskasi menisi ensi kerralla yli!
