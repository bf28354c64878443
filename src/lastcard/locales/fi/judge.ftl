# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Tuomari
judge-cards = Valittavat kortit
judge-undo = Kumoa
judge-clear = Tyhjennä
judge-played = Pelasin sen
judge-table = Pöydällä
judge-play = Haluan pelata
judge-rest = Muut korttini
judge-nothing = ei mitään, joten avaat
judge-tap = napauta kortteja alta
judge-not-a-combo = ei ole sarja
judge-take-out = { $card }, poista
judge-put-in =
    { $count ->
        [0] { $card }
       *[other] { $card }, valittuna { $count }
    }
judge-last = Seuraavalla on yksi kortti
judge-last-about = Silloin on väliä, mitä muuta sinulla on: lisää myös muut korttisi.
judge-opening = Pelin avaus
judge-edition = Painos
judge-ask = Valitse, mitä pöydällä on, ja sitten kortit, jotka haluat pelata.
judge-ask-mine = Valitse nyt kortit, jotka haluat pelata.

# Why cards may be played.
judge-may-lead = Kyllä, tällä saat avata.
judge-may-open = Kyllä, tällä saat avata pelin.
judge-may-higher = Kyllä, se on korkeampi.
judge-may-gang = Kyllä, gang voittaa kaiken, mikä ei ole gang.
judge-may-block = Kyllä, tämän saat pelata, kun seuraavalla on yksi kortti.
judge-may-pass = Saat myös passata.

# Why not.
judge-no-combo = Ei, nämä kortit eivät ole sarja.
judge-table-no-combo = Pöydällä olevat kortit eivät ole sarja.
judge-must-lead = Et saa passata, koska sinä avaat.
judge-must-open = Ei, pelin ensimmäisessä avauksessa on kolmivärinen ykkönen.
judge-opening-too-large = Ei, tässä painoksessa pelin ensimmäisessä avauksessa on enintään viisi korttia.
judge-wrong-size =
    { $size ->
        [one] Ei, yksittäisen kortin voittaa vain yksittäinen kortti tai gang.
       *[other] Ei, tarvitaan { $size } korttia kuten pöydällä, tai gang.
    }
judge-too-low = Ei, se on matalampi.
judge-level = Ei, se on yhtä korkea, ja yhtä korkea ei ole korkeampi.
judge-only-gang = Ei, gangin voittaa vain korkeampi gang.
judge-must-block-card = Ei, seuraavalla on yksi kortti: sinun on pelattava korkein korttisi, { gang-the-card }.
judge-must-block-gang = Ei, seuraavalla on yksi kortti: sinun on pelattava gang.
judge-must-block-card-or-gang = Ei, seuraavalla on yksi kortti: sinun on pelattava korkein korttisi, { gang-the-card }, tai gang.
judge-must-lead-several = Ei, seuraavalla on yksi kortti: sinun on avattava vähintään kahdella kortilla.
judge-must-lead-highest = Ei, seuraavalla on yksi kortti: avaukseksi on pelattava korkein korttisi, { gang-the-card }.
judge-may-not-pass = Et saa passata.

# 13.
judge-ask-13 = Valitse, mitä tauluilla on, ja sitten kortti, jonka haluat pelata.
judge-play-13 = Korttini
judge-on =
    { $target ->
        [B] Sinisellä
        [Y] Keltaisella
       *[G] Vihreällä
    }
judge-goes-own = Kyllä, oman värinsä taululle, ei muille.
judge-goes-any = Kyllä, mätä nelonen käy mille tahansa taululle.
judge-safe = { judge-on }: { $sum }, mitään ei tapahdu.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, otat siinä olevan kortin.
       *[other] { judge-on }: { $sum }, otat { $takes } korttia.
    }
judge-sum = { $sum } / { $limit }
