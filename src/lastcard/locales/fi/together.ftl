# Pelin katsominen yhdessä.

together = Katso yhdessä
together-about = Linkki avaa tämän pelin muille: he näkevät, mitä näytät, ja voitte jutella.
together-you-lead = Sinä johdat
together-leads = { $who } johtaa
together-nobody = Kukaan ei johda
together-take = Ota johto
together-give = Anna johto: { $who }
together-aside = Katson itsekseni
together-back = Seuraa taas
together-people = Ihmiset ja juttelu
together-count =
    { $people ->
        [one] yksi henkilö täällä
       *[other] { $people } henkilöä täällä
    }
together-is-aside = katsoo itsekseen
together-is-leader = johtaa
together-say = Sano jotain
together-send = Lähetä
together-mark = Napauta käden kortteja merkitäksesi ne kaikille.
together-link = Linkki muille
together-you = sinä
together-silent = Kukaan ei ole vielä sanonut mitään.
