# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Juega cualquier cosa permitida: para una primera tarde.
bot-greedy = Suelta todo lo que puede en cuanto puede, y nunca mira atrás.
bot-planner = Cuenta lo que tiene y planea la mano entera antes de jugar.
bot-searcher = Imagina qué pueden tener los demás y juega sus ideas hasta el final antes de decidirse.
bot-master = Saca conclusiones de todo lo que haces y no perdona nada.
bot-swift = Sabe de un vistazo lo que a otros les costó años aprender.
bot-pimc-50 = Prueba cada jugada cincuenta veces en su cabeza: la vara de medir de la búsqueda.
bot-master-1 = El maestro tal como era cuando empezaron los análisis: la vara de medir las decisiones.
bot-swift-1 = Swift tal como era cuando empezaron los análisis: una vara de medir que responde al instante.

bot-refused = Ningún bot así puede sentarse aquí.
bot-unknown = No hay ningún bot «{ $bot }»; elige uno de estos: { $known }.
bot-elsewhere = El bot { $bot } no juega a este juego; elige uno de estos: { $known }.
budget-wrong = «{ $text }» no es un presupuesto; escribe un número de mundos, como en master@200, o un tiempo, como en master@50ms.
budget-useless = El bot { $bot } no calcula por adelantado; quita lo que va detrás de la @.
program-refused = «{ $command }» no se puede ejecutar; indica un archivo ejecutable, como ./mybot o "./mybot --fast".
limit-wrong = «{ $text }» no es un límite de tiempo; un programa lo lleva en milisegundos, como en ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } ha perdido por reglamento: no se pudo iniciar.
        [too-slow] { $bot } ha perdido por reglamento: no respondió a tiempo.
        [exited] { $bot } ha perdido por reglamento: se cerró antes de responder.
        [unreadable] { $bot } ha perdido por reglamento: su respuesta no es una jugada.
        [illegal] { $bot } ha perdido por reglamento: su jugada no está permitida.
        [silent] { $bot } ha perdido por reglamento: era su turno y no dijo nada.
       *[other] { $bot } ha perdido por reglamento: { $reason }.
    }
