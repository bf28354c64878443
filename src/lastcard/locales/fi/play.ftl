# Playing in the terminal: what every game needs.

play-you = Sinä
play-prompt = >{" "}
play-uncompiled = lastcard toimii ilman käännettyä ydintään: kaikki toimii, vain hitaammin.
play-welcome = Pelinä { $game }, vastassa { $names }. Ohje: kirjoita ?, lopetus: quit.
play-press-enter = Jatka painamalla Enter.
play-empty = Kirjoita siirto; ? antaa ohjeen, ja hint kertoo, mitä voit pelata.
play-nothing-listed = Kirjoita ensin hint; sitten pelaat rivin sen numerolla.
play-number-unknown = Numeroa { $number } ei ole luettelossa; kirjoita hint, niin näet sen.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Vahva botti passaisi.
       *[other] Vahva botti pelaisi { $move }.
    }
play-log-empty = Tässä jaossa ei ole vielä tapahtunut mitään.
play-no-hints = Lueteltavaa ei ole.
play-no-group = Mikään pelattava ei ala näin: ”{ $word }”; kirjoita hint, niin näet kaiken.
play-more = Sivu { $page }/{ $pages }; hint näyttää seuraavan, numerolla pelaat.
play-hint-end = Pelaa rivi kirjoittamalla sen numero.
play-sorted =
    { $order ->
        [number] Kätesi on järjestetty numeroittain.
        [colour] Kätesi on järjestetty väreittäin.
       *[none] Tämän käden voi järjestää vain yhdellä tavalla.
    }
play-not-now = Ei ole sinun vuorosi; ? näyttää, mitä voit kirjoittaa.
play-only-last = Nyt voi sanoa vain last!
play-left = Poistuit pelistä.
play-left-saved = Poistuit pelistä; se on tallessa: { $file }.
play-saved = Peli on tallessa: { $file }.
play-provable = Jaot voi tarkistaa: lastcard verify { $file }
play-cut = Sinä nostat pakan: montako korttia, 1–{ $most }? Enter jättää sen sattumalle.
play-cut-again = Kokonaisluku väliltä 1–{ $most }, kiitos, tai Enter.
play-seed = Siemenluku { $seed } jakaa nämä kortit uudelleen.
play-no-summary = lastcard rules { $game } näyttää säännöt.
play-help =
      h, hint        neuvo ja mitä voit pelata; sana rajaa sillä alkaviin
      12             pelaa luettelon numero 12
      sort           järjestä kätesi toisin
      score          näytä pistevihko
      log            mitä tässä jaossa on tapahtunut
      rules          näytä säännöt lyhyesti
      q, quit        poistu pelistä (myös Ctrl-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
play-pad-deal = jako
play-pad-total = yhteensä
play-pad-earlier =
    { $deals ->
        [one] (yksi aiempi jako)
       *[other] ({ $deals } aiempaa jakoa)
    }
play-pad-empty = Yhdenkään jaon pisteitä ei ole vielä laskettu.
play-match-over = Peli on päättynyt.
play-match-won =
    { $you ->
        [yes] Sinä voitit.
        [shared] Voitit yhdessä muiden kanssa: { $who }.
        [many] Voitto jaetaan: { $who }.
       *[no] { $who } voitti.
    }

# A game without a picture of its own.
play-plain-help = Kirjoita siirto tai sen numero luettelossa.
play-plain-task = Sinun vuorosi.
play-plain-group = Siirrot
play-plain-scores = Pisteet tähän asti
