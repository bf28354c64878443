# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Hoja de puntuación
        [referee] Árbitro
       *[verify] Comprobar un reparto
    }
tools-about =
    { $tool ->
        [pad] Jugáis con cartas de verdad; la hoja cuenta y sabe quién reparte después. Funciona sin internet.
        [referee] ¿Puedo jugar esto? Toca las cartas y lee por qué sí o por qué no. Funciona sin internet.
       *[verify] Comprueba por ti que nadie eligió el orden de las cartas.
    }

verify-about = Tu navegador vuelve a barajar cada mazo de una partida con lo que se publicó antes de cada ronda y lo compara con las cartas repartidas. No tienes que fiarte de nadie, ni siquiera de este servidor.
verify-mine = Tus últimas partidas
verify-none = Todavía no has terminado ninguna partida.
verify-file = Una partida en un archivo
verify-file-about = Elige una «Partida para programas» (.json), de este servidor o de otro, o suéltala en la página. No sale de tu navegador.
verify-choose = Elegir un archivo
verify-unreadable = { $file } no es una partida que se pueda leer aquí.
