# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Pelin ensimmäinen avaus
option-gang-opening-limit-about = Se, jolla on kolmivärinen ykkönen, avaa sillä; montako korttia avauksessa saa olla?
option-gang-opening-limit-5 = enintään viisi korttia
option-gang-opening-limit-none = mikä tahansa sarja

option-gang-last-card = ”Yksi kortti!”
option-gang-last-card-about = Kun jollekulle jää yksi kortti, se on sanottava: sanovatko pelaajat sen itse vai ilmoittaako pöytä?
option-gang-last-card-spoken = pelaajat
option-gang-last-card-automatic = pöytä

option-gang-undeclared = Sanomisen unohtaminen
option-gang-undeclared-about = Mitä ”Yksi kortti!” -ilmoituksen unohtaminen maksaa sen lisäksi, että joutuu pois jaosta.
option-gang-undeclared-plus-one = 2 pistettä
option-gang-undeclared-one = 1 piste

option-gang-block = Viimeisen kortin estäminen
option-gang-block-about = Mitä on pelattava yksittäisen kortin päälle, kun seuraavalla pelaajalla on yksi kortti.
option-gang-block-single = korkein yksittäinen kortti
option-gang-block-single-or-gang = korkein yksittäinen kortti tai gang

option-gang-block-lead = Avaus ennen viimeistä korttia
option-gang-block-lead-about = Millä avataan, kun seuraavalla on yksi kortti ja sinulla on vain yksittäisiä kortteja.
option-gang-block-lead-highest = korkein kortti
option-gang-block-lead-free = mikä tahansa kortti

option-gang-after-pass = Passin jälkeen
option-gang-after-pass-about = Saako passannut pelata taas, kun vuoro palaa samalla kierroksella?
option-gang-after-pass-may-return = saa pelata taas
option-gang-after-pass-out-of-cycle = odottaa seuraavaa kierrosta

option-gang-discards = Aiemmin pelatut kortit
option-gang-discards-about = Saavatko kaikki katsoa päättyneiden kierrosten kortteja; siitä on apua opettelijoille.
option-gang-discards-covered = piilossa
option-gang-discards-open = kaikkien nähtävissä

option-gang-ceremony = Kiinalainen jako
option-gang-ceremony-about = Ennen jakoa pakka nostetaan, kortti näytetään ja lasketaan, kuka saa ensimmäisen kortin.
option-gang-ceremony-off = ilman seremoniaa
option-gang-ceremony-on = seremonian kanssa

option-gang-count = Laskeminen seremoniassa
option-gang-count-about = Mihin suuntaan lasketaan pelaajaan, joka saa ensimmäisen kortin; vain kiinalaisessa jaossa.
option-gang-count-counter-clockwise = vastapäivään
option-gang-count-clockwise = myötäpäivään
option-gang-count-direction = jaon suuntaan
option-gang-count-none = ei lasketa

option-gang-target = Pelin päättävät pisteet
option-gang-target-about = Kun jollakulla on näin monta pistettä, peli on ohi, ja pienin pistemäärä voittaa.

option-gang-target-rule = Milloin se on ohi
option-gang-target-rule-about = Päättyykö peli, kun pisteet saavutetaan, vai vasta kun ne ylitetään?
option-gang-target-rule-reach = kun saavutetaan
option-gang-target-rule-exceed = kun ylitetään

option-gang-first-dealer = Ensimmäinen jakaja
option-gang-first-dealer-about = Mikä paikka jakaa ensin; sen jälkeen jaon voittaja jakaa aina seuraavan.

# 13.
option-thirteen-deal = Jakaminen
option-thirteen-deal-about = Onko jokaisella viisi korttia ja lisää nostetaan, vai jaetaanko kaikki kortit ennen peliä.
option-thirteen-deal-five = viisi korttia ja nosto
option-thirteen-deal-all = kaikki kerralla

option-thirteen-open-piles = Otetut kortit
option-thirteen-open-piles-about = Saavatko kaikki katsoa otettuja kortteja; siitä on apua opettelijoille.
option-thirteen-open-piles-off = piilossa
option-thirteen-open-piles-on = kaikkien nähtävissä

option-thirteen-first-dealer = Ensimmäinen jakaja
option-thirteen-first-dealer-about = Mikä paikka jakaa ensin; jaon jälkeen jakajaksi tulee seuraava myötäpäivään.
