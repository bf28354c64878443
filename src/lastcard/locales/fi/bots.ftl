# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Pelaa mitä vain saa: ensimmäiseen peli-iltaan.
bot-greedy = Heittää pois niin paljon kuin voi, heti kun voi, eikä koskaan katso taakseen.
bot-planner = Laskee korttinsa ja suunnittelee koko käden ennen kuin pelaa.
bot-searcher = Kuvittelee, mitä muilla voi olla, ja pelaa ideansa mielessään loppuun ennen siirtoaan.
bot-master = Tekee päätelmiä kaikesta, mitä teet, eikä anna mitään anteeksi.
bot-swift = Tietää silmäyksellä sen, minkä oppiminen vei muilta vuosia.
bot-pimc-50 = Kokeilee jokaista siirtoa mielessään viisikymmentä kertaa: haun mittapuu.
bot-master-1 = Mestari sellaisena kuin se oli arvioiden alkaessa: valintojen mittapuu.
bot-swift-1 = Swift sellaisena kuin se oli arvioiden alkaessa: mittapuu, joka vastaa heti.

bot-refused = Sellainen botti ei voi istua tähän.
bot-unknown = Bottia ”{ $bot }” ei ole; valitse jokin näistä: { $known }.
bot-elsewhere = Botti { $bot } ei pelaa tätä peliä; valitse jokin näistä: { $known }.
budget-wrong = ”{ $text }” ei ole budjetti; kirjoita maailmojen määrä, kuten master@200, tai aika, kuten master@50ms.
budget-useless = Botti { $bot } ei laske eteenpäin; jätä pois se, mikä on @-merkin jäljessä.
program-refused = ”{ $command }” ei käynnisty; nimeä suoritettava tiedosto, kuten ./mybot tai "./mybot --fast".
limit-wrong = ”{ $text }” ei ole aikaraja; ohjelman raja annetaan millisekunteina, kuten ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } hävisi sääntöjen nojalla: sitä ei voitu käynnistää.
        [too-slow] { $bot } hävisi sääntöjen nojalla: se ei vastannut ajoissa.
        [exited] { $bot } hävisi sääntöjen nojalla: se päättyi ennen kuin vastasi.
        [unreadable] { $bot } hävisi sääntöjen nojalla: sen vastaus ei ole siirto.
        [illegal] { $bot } hävisi sääntöjen nojalla: sen siirto ei ole sallittu.
        [silent] { $bot } hävisi sääntöjen nojalla: oli sen vuoro eikä se sanonut mitään.
       *[other] { $bot } hävisi sääntöjen nojalla: { $reason }.
    }
