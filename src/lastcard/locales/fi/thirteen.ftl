# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = 13:ssa pelataan joka vuorolla yksi kortti: ei voi passata, ilmoittaa eikä nostaa pakkaa.
thirteen-target-unknown = Taulua { $target } ei ole: taulut ovat B (sininen), Y (keltainen) ja G (vihreä).
thirteen-target-missing = { $card } käy mille tahansa taululle, joten sano mille: { $card }>B, { $card }>Y tai { $card }>G.
thirteen-wrong-target = { $card } käy vain oman värinsä taululle, { $own ->
    [B] siniselle
    [Y] keltaiselle
   *[G] vihreälle
}, ei { $target ->
    [B] siniselle
    [Y] keltaiselle
   *[G] vihreälle
}.

thirteen-position-unreadable = ”{ $part }” ei tarkoita asemassa mitään.
thirteen-position-impossible = ”{ $part }” ei voi syntyä missään jaossa.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Sininen
        [Y] Keltainen
       *[G] Vihreä
    }
thirteen-on =
    { $target ->
        [B] siniselle
        [Y] keltaiselle
       *[G] vihreälle
    }
thirteen-deal-number = jako { $deal }/{ $deals }
thirteen-deals =
    { $you ->
        [yes] sinä jaat
       *[no] { $who } jakaa
    }
thirteen-direction = myötäpäivään

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] täynnä, kaikki on liikaa
        [13] tyhjä
       *[other] mahtuu { $room }; { $breaks ->
            [0] mikä tahansa käy
           *[other] { $breaks } on liikaa
        }
    }
thirteen-room-short =
    { $room ->
        [0] täynnä
        [13] tyhjä
       *[other] { $breaks ->
            [0] mahtuu { $room }
           *[other] { $breaks } on liikaa
        }
    }
thirteen-pile =
    { $cards ->
        [0] nostopino on tyhjä
        [one] { $cards } kortti nostettavana
       *[other] { $cards } korttia nostettavana
    }
thirteen-taken = { $cards } otettu
thirteen-sorted =
    { $order ->
        [colour] väreittäin
       *[other] arvoittain
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Jako { $deal }. Sinä jaat.
       *[no] Jako { $deal }. { $who } jakaa.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }pelaat
       *[no] { $who }pelaa {""}
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] otat
       *[no] ottaa
    } { $count ->
        [one] { $count } kortin
       *[other] { $count } korttia
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Sinun vuorosi: valitse kortti.
thirteen-duty-take =
    { $choices ->
        [one] Vaihtoehtoja ei ole: kortillasi otat { $cards ->
            [one] { $cards } kortin
           *[other] { $cards } korttia
        }.
       *[other] Pelasitpa mitä tahansa, otat kortteja: vähintään { $cards ->
            [one] { $cards } kortin
           *[other] { $cards } korttia
        }.
    }
thirteen-task = Sinun vuorosi: pelaa kortti sen väriselle taululle.
thirteen-task-rotten = Sinun vuorosi: yksi kortti; mätä nelonen käy minne haluat, esimerkiksi r4>y.
thirteen-task-few =
    { $count ->
        [one] Sinun vuorosi: vain { $moves } on turvallinen, muilla otat kortteja.
       *[other] Sinun vuorosi: vain { $moves } ovat turvallisia, muilla otat kortteja.
    }
thirteen-task-most = Sinun vuorosi: kaikki ovat turvallisia paitsi { $moves }.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, nyt { $sum }
thirteen-hint-makes = summa { $sum }
thirteen-hint-takes = otat { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = Jako { $deal } on päättynyt. Tämän verran kukin otti:
thirteen-pile-of =
    { $target ->
        [R] Mädät x2
       *[other] { thirteen-target }
    }
thirteen-points-head = pisteet
thirteen-most = * eniten yhtä väriä ei maksa mitään; muut kortit maksavat 1, mädät neloset 2
thirteen-pad-deal = jakaja
thirteen-pad-length = Pelissä on { $deals } jakoa; pienin pistemäärä voittaa.
thirteen-next-deal =
    { $you ->
        [dealer] Seuraavaksi jaat sinä, ja aloittaja on { $beginner }.
        [beginner] Seuraavaksi jakaa { $dealer }, ja aloittaja olet sinä.
       *[no] Seuraavaksi jakaa { $dealer }, ja aloittaja on { $beginner }.
    }
thirteen-help =
    Kirjoita kortti, isoin tai pienin kirjaimin:  b7  tai  y1  tai  g5
    Se menee oman värinsä taululle: B sininen, Y keltainen, G vihreä. Mätä
    nelonen, R4, käy mille tahansa taululle, joten sano mille:  r4>y  tai
    r4 yellow
thirteen-summary =
    Pöydällä on kolme taulua, sininen, keltainen ja vihreä, ja kukin kestää 13.
    Pelaa vuorollasi yksi kortti sen väriselle taululle ja nosta uusi, niin
    kauan kuin nostettavaa on. Mätä nelonen, R4, on arvoltaan 4 ja käy mille
    tahansa taululle. Kukaan ei voi passata.

    Jos summa on nyt yli 13, otat taululla olleet kortit; omasi jää. Tasan 13 ei
    haittaa.

      Sininen, keltainen, vihreä   1 1 1  2 2 2  4 4  5 5 5  7 7 7   joka värissä
      Mädät neloset                kahdeksan

    Jako päättyy, kun kaikki kortit on pelattu. Otettu kortti maksaa 1 pisteen,
    mätä nelonen 2. Mutta jos otit jotakin väriä enemmän kuin kukaan muu, se väri
    ei maksa sinulle mitään; tasatilanteessa kaikki kärjessä olevat maksavat.

    Jokainen jakaa kerran, kolmen pelissä kahdesti. Pienin pistemäärä voittaa.
    Säännöt kokonaan: lastcard rules thirteen
