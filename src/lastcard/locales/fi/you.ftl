# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Sinä
you-name = Nimi
you-save = Tallenna
you-guest = Pelaat vieraana: tässä selaimessa voit tehdä kaiken.
you-account = Tämä nimi on vain sinun.

you-habits = Niin kuin haluat
you-language = Kieli
you-theme = Värit
you-sound = Äänet
you-sound-about = Kortit ja koputukset kuuluvat.
you-auto-pass = Automaattinen passi
you-auto-pass-about = Kun sinulla ei ole pelattavaa, pöytä passaa puolestasi.
you-notify = Kerro, kun on minun vuoroni
you-notify-about = Selain kertoo siitä, kun jokin tämän pelin sivu on auki.
you-notify-refused = Selaimesi ei salli sitä; voit muuttaa sen tämän sivun asetuksista.
you-notify-never = Selaimesi voi tehdä tämän vain https-yhteydellä.

you-account-title = Tili
you-account-why = Tilillä voit pelata missä tahansa selaimessa, päästä vahvimpien listalle ja omistaa botteja. Kaikki pelaamasi pysyy sinun.
you-register = Luo tili
you-log-in = Kirjaudu
you-log-in-about = Jätät nykyisen vierastilasi ja palaat omalle tilillesi.
you-recover = Salasanani on hukassa
you-recover-about = Palautuskoodi päästää sinut sisään kerran, ja valitset uuden salasanan.
you-recover-do = Päästä sisään
you-code = Palautuskoodi
you-password = Salasana
you-password-about = Vähintään kahdeksan merkkiä; lyhyt lause on hyvä.
you-password-old = Nykyinen salasana
you-password-new = Uusi salasana
you-change-password = Vaihda salasana
you-change-password-about = Kaikki muut kirjautumiset päättyvät.
you-password-changed = Salasanasi on vaihdettu.
you-log-out = Kirjaudu ulos
you-codes = Palautuskoodisi
you-codes-about = Pidä ne tallessa: kukin päästää sinut sisään kerran, jos salasana katoaa. Niitä ei näytetä enää uudelleen.
you-codes-new = Uudet palautuskoodit
you-codes-new-about = Vanhat koodit eivät enää toimi.
you-codes-left =
    { $codes ->
        [0] Sinulla ei ole enää palautuskoodeja.
        [one] Sinulla on yksi palautuskoodi jäljellä.
       *[other] Sinulla on { $codes } palautuskoodia jäljellä.
    }
you-print = Tulosta
you-kept =
    { $count ->
        [one] Se on tallessa
       *[other] Ne ovat tallessa
    }

you-play = Miten on mennyt
you-rating =
    { $matches ->
        [one] luokitus { $rating }, yksi luokituspeli
       *[other] luokitus { $rating }, { $matches } luokituspeliä
    }
you-matches = Pelisi
you-progress = Edistymisesi
you-left = Pelit, joista poistuit
you-left-about = Botti jatkaa puolestasi, kunnes peli päättyy.
you-go-back = Palaa
you-place-short = { $place }.
you-places = Montako kertaa milläkin sijalla
you-played = Pelit
you-wins = Voitot

you-best-about = Luokituspelejä pelanneet tilit sen mukaan, mitä ne ovat varmasti näyttäneet.
you-best-nobody = Tällä listalla ei ole vielä ketään. Siinä ovat tilit, jotka ovat pelanneet luokituspelin: pöydässä vain ihmisiä, ei botteja eikä vihjeitä.
you-play-rated = Etsi luokituspeli
you-rank = Sija
you-strength = Luokitus

you-bots = Bottisi
you-bots-about = Bottitilillä oma ohjelmasi voi istua pöytiin; tunniste on sen avain.
you-bot-make = Luo bottitili
you-bot-name = Botin nimi
you-bot-since = alkaen { $time }
you-bot-remove = Poista
you-bot-remove-which = Poista { $name }
you-bot-remove-sure = Poistetaanko varmasti { $name }?
you-token = Tunniste: { $name }
you-token-about = Anna se ohjelmallesi eikä kenellekään muulle. Sitä ei näytetä enää uudelleen.

you-logins = Missä olet kirjautuneena
you-login-here = tämä selain
you-login-seen = viimeksi käytetty { $time }
you-login-unknown = tuntematon ohjelma
you-login-on = { $browser }, { $system }
you-login-end = Päätä
you-login-end-which = Päätä kirjautuminen: { $agent }

you-data = Mitä sinusta säilytetään
you-export = Lataa kaikki
you-export-about = Kaikki, mitä tämä palvelin säilyttää sinusta, yhdessä tiedostossa.
you-delete = Poista minut
you-delete-about = Nimesi ja kaikki siihen kuuluva poistetaan lopullisesti, myös bottisi. Pelit jäävät, ilman nimeäsi.
