# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Secciones
places-skip = Ir al contenido
places-back = Volver a: { $place }
places-name =
    { $place ->
        [play] Jugar
        [learn] Aprender
        [study] Estudiar
        [tools] Útiles
       *[you] Tú
    }
places-about =
    { $place ->
        [play] Juega ya: contra bots, con amigos o con quien esté aquí.
        [learn] Aprende los juegos probando, o busca una regla.
        [study] Repasa tus partidas y mira qué pasó.
        [tools] Para la mesa de casa: contar puntos, resolver una duda, comprobar un reparto.
       *[you] Tu nombre, tus preferencias y lo que se guarda sobre ti.
    }
