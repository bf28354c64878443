# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Onderdelen
places-skip = Naar de inhoud
places-back = Terug naar: { $place }
places-name =
    { $place ->
        [play] Spelen
        [learn] Leren
        [study] Studeren
        [tools] Tools
       *[you] Jij
    }
places-about =
    { $place ->
        [play] Speel meteen: tegen bots, met vrienden of met wie er is.
        [learn] Leer de spellen door te proberen, of zoek een regel op.
        [study] Kijk terug op je spellen en zie wat er gebeurde.
        [tools] Voor de tafel thuis: punten tellen, een vraag beslissen, een partij controleren.
       *[you] Je naam, hoe je het graag hebt, en wat er over je bewaard wordt.
    }
