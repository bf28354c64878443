# What a table with other people refuses. A message id is the code of the refusal.

table = Pöytä ei salli sitä.
setup-refused = Tällaista pöytää ei voi perustaa; tarkista kohta ”{ $field }”.
game-not-here = Peliä ”{ $game }” ei ole; valitse jokin näistä: { $known }.
rated-alone = Luokituspeliä pelaavat vain ihmiset ja ilman vihjeitä; jätä botit pois.
rated-otherwise = Luokituspeli pelataan kaikkialla samoilla säännöillä: painos { $edition }, ja pöytä ilmoittaa viimeisen kortin kaikkien puolesta.
paired-otherwise = Toisilleen tuntemattomat pelaavat kaikkialla samoilla säännöillä: painos { $edition }, ja pöytä ilmoittaa viimeisen kortin kaikkien puolesta.
no-such-seat = Tässä pöydässä ei ole paikkaa { $seat }.
seat-taken = Siinä istuu jo joku; valitse toinen paikka.
seated-already = Sinulla on jo paikka tässä pöydässä.
not-seated = Vain se, jolla on paikka tässä pöydässä, voi tehdä sen.
not-host = Vain pöydän vetäjä voi tehdä sen.
not-ready = Kaikki eivät ole vielä paikalla ja valmiina.
player-absent = Joku on lähtenyt pöydästä: odottakaa, tai antakaa paikka toiselle.
started-already = Peli on jo alkanut.
not-started = Peli ei ole vielä alkanut.
table-over = Tämä pöytä on suljettu; täällä ei tapahdu enää mitään.
stale-move = Peli ehti jo edetä; katso uudelleen ja valitse.
seat-played = Botti pelaa puolestasi; ota ensin paikkasi takaisin.
not-away = Pelaat jo itse; paikkaasi ei tarvitse antaa takaisin.
link-unwanted = Kortit on jo jaettu, tai osuutesi niihin tunnetaan jo.
talk-refused = Sellaista ei sanota tässä pöydässä; valitse jokin lauseista.
watch-refused = Tämän pöydän vetäjä ei päästä ketään katsomaan.
hint-refused = Tässä ja nyt sinulle ei ole vihjettä.
asides-enough = Tässä pöydässä on puhuttu ja järjestelty niin paljon kuin yhteen peliin mahtuu ({ $most } kertaa); peli itse jatkuu.
table-busy = Liikaa kerralla; odota hetki ja yritä uudelleen.
not-recorded = Sitä ei saatu kirjattua, joten sitä ei tapahtunut; yritä uudelleen.

# Table talk: what can be said at every table.

phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-oops = Hups!
phrase-sorry = Anteeksi!
phrase-one-moment = Pieni hetki.
phrase-hurry = Sinun vuorosi!
phrase-nice-gang = Mikä siirto!
phrase-close-one = Läheltä piti!
phrase-again = Vielä yksi?
phrase-goodbye = Hei hei!
