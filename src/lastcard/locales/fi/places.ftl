# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Osiot
places-skip = Siirry sisältöön
places-back = Takaisin: { $place }
places-name =
    { $place ->
        [play] Pelaa
        [learn] Opi
        [study] Tutki
        [tools] Työkalut
       *[you] Sinä
    }
places-about =
    { $place ->
        [play] Pelaa heti: botteja vastaan, ystävien kanssa tai paikalla olevien kanssa.
        [learn] Opi pelit kokeilemalla tai etsi sääntö.
        [study] Katso pelejäsi taaksepäin ja näe, mitä tapahtui.
        [tools] Kotipöytään: laske pisteet, ratkaise kiista, tarkista jako.
       *[you] Nimesi, miten haluat asiat, ja mitä sinusta säilytetään.
    }
