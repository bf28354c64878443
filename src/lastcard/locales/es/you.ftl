# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Tú
you-name = Nombre
you-save = Guardar
you-guest = Juegas sin cuenta: lo tienes todo a tu alcance, en este navegador.
you-account = Este nombre es solo tuyo.

you-habits = A tu gusto
you-language = Idioma
you-theme = Colores
you-sound = Sonido
you-sound-about = Se oyen las cartas y los golpes en la mesa.
you-auto-pass = Pase automático
you-auto-pass-about = Cuando no puedes jugar nada, la mesa pasa por ti.
you-notify = Avísame cuando sea mi turno
you-notify-about = Tu navegador te avisa mientras haya alguna página de este juego abierta.
you-notify-refused = Tu navegador no lo permite; cámbialo en sus ajustes para esta página.
you-notify-never = Tu navegador solo puede hacerlo por https.

you-account-title = Cuenta
you-account-why = Con una cuenta puedes jugar en cualquier navegador, aparecer entre los más fuertes y tener bots. Todo lo que has jugado sigue siendo tuyo.
you-register = Crear una cuenta
you-log-in = Iniciar sesión
you-log-in-about = Dejas la identidad de invitado que tienes ahora y vuelves a tu cuenta.
you-recover = He perdido mi contraseña
you-recover-about = Uno de tus códigos de recuperación te deja entrar, una sola vez, y eliges una contraseña nueva.
you-recover-do = Entrar
you-code = Código de recuperación
you-password = Contraseña
you-password-about = Ocho caracteres como mínimo; una frase corta es buena idea.
you-password-old = Contraseña actual
you-password-new = Contraseña nueva
you-change-password = Cambiar la contraseña
you-change-password-about = Se cierran todas las demás sesiones.
you-password-changed = Tu contraseña ha cambiado.
you-log-out = Cerrar sesión
you-codes = Tus códigos de recuperación
you-codes-about = Guárdalos donde los encuentres: cada uno te deja entrar una vez si pierdes la contraseña. No se vuelven a mostrar.
you-codes-new = Nuevos códigos de recuperación
you-codes-new-about = Los anteriores dejarán de servir.
you-codes-left =
    { $codes ->
        [0] No te quedan códigos de recuperación.
        [one] Te queda un código de recuperación.
       *[other] Te quedan { $codes } códigos de recuperación.
    }
you-print = Imprimir
you-kept =
    { $count ->
        [one] Ya lo he guardado
       *[other] Ya los he guardado
    }

you-play = Cómo te ha ido
you-rating =
    { $matches ->
        [one] clasificación { $rating }, tras una partida clasificatoria
       *[other] clasificación { $rating }, tras { $matches } partidas clasificatorias
    }
you-matches = Tus partidas
you-progress = Tu progreso
you-left = Partidas que has dejado
you-left-about = Un bot sigue jugando por ti hasta que termine la partida.
you-go-back = Volver
you-place-short = { $place }.º
you-places = Cuántas veces en cada puesto
you-played = Partidas
you-wins = Ganadas

you-best-about = Cuentas con partidas clasificatorias, según lo que han demostrado con seguridad.
you-best-nobody = Todavía no hay nadie en esta lista. Muestra las cuentas que han jugado una partida clasificatoria: solo personas en la mesa, sin bots ni pistas.
you-play-rated = Buscar una partida clasificatoria
you-rank = Puesto
you-strength = Clasificación

you-bots = Tus bots
you-bots-about = Con una cuenta de bot, un programa tuyo puede sentarse a las mesas; su token es su llave.
you-bot-make = Crear una cuenta de bot
you-bot-name = Nombre del bot
you-bot-since = desde { $time }
you-bot-remove = Quitar
you-bot-remove-which = Quitar { $name }
you-bot-remove-sure = ¿Seguro que quieres quitar { $name }?
you-token = El token de { $name }
you-token-about = Dáselo a tu programa y a nadie más. No se vuelve a mostrar.

you-logins = Dónde tienes sesión abierta
you-login-here = este navegador
you-login-seen = último uso: { $time }
you-login-unknown = un programa desconocido
you-login-on = { $browser } en { $system }
you-login-end = Cerrar
you-login-end-which = Cerrar la sesión de { $agent }

you-data = Lo que se guarda sobre ti
you-export = Descargar todo
you-export-about = Todo lo que este servidor guarda sobre ti, en un solo archivo.
you-delete = Borrarme
you-delete-about = Tu nombre y todo lo que le pertenece se borra para siempre, también tus bots. Las partidas quedan, sin tu nombre.
