# What is refused, whatever the game. A message id is the code of the refusal.

rules = Säännöt eivät salli sitä.
unreadable = Se ei tarkoita täällä mitään; kirjoita ?, niin saat apua.
card-unknown = Korttia ”{ $card }” ei ole; kirjoita väri ja arvo, kuten G5.
cards-impossible =
    { $copies ->
        [one] Pakassa on vain yksi { $card }; nimeä se kerran.
       *[other] Pakassa on vain { $copies } korttia { $card }; nimeä vähemmän.
    }
move-unreadable = ”{ $text }” ei ole siirto.
bad-options = Näillä valinnoilla ei voi pelata peliä.
edition-unknown = Painosta ”{ $edition }” ei ole; valitse jokin näistä: { $known }.
option-unknown = Valintaa ”{ $option }” ei ole; valitse jokin näistä: { $known }.
option-refused = Valinta { $option } ei voi olla ”{ $value }”; valitse jokin näistä: { $allowed }.
seats-refused = Tässä pelissä on { $fewest }–{ $most } pelaajaa, ei { $seats }.
move-refused = Se siirto ei ole nyt sallittu.
match-over = Peli on päättynyt; mitään ei voi enää pelata.
not-your-turn = Ei ole vielä sinun vuorosi; odota muita.
wrong-phase =
    { $awaited ->
        [deal] Kortteja ei ole vielä jaettu; odota jakoa.
        [cut] Ensin on nostettava pakka; kirjoita luku.
        [show] Ensin on nostettava pakka; kirjoita luku.
        [exchange] Anna ensin kortti vastineeksi; kirjoita kortti.
        [play] Nyt on aika pelata; kirjoita kortit tai passaa.
       *[other] Nyt odotetaan toisenlaista siirtoa; kirjoita ?, niin saat apua.
    }
card-not-held = Kädessäsi ei ole näitä: { $cards }; pelaa omia korttejasi.
deck-wrong = Jaetut kortit eivät ole tämän pelin pakka; sekoita koko pakka.
lesson-wrong = Oppituntia { $lesson } ei voi pitää: { $problem }.
nothing-asked = Tässä oppitunnin vaiheessa ei ole mitään kokeiltavaa; jatka seuraavaan.
