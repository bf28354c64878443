# Looking after a server from the command line.

copy-missing = Indica el archivo de la copia de seguridad.
task-missing = Indica qué hay que hacer: { $known }.
task-unknown = Aquí no hay nada que se llame «{ $task }»; hay { $known }.
task-needs = { $task } necesita saber { $what ->
    [ID] la mesa (ID)
    [NAME] el nombre
    [PLAYER] el jugador
    [NUMBER] el número
   *[other] { $what }
}.
database-missing = No hay ninguna base de datos { $file }; indica la carpeta de tu servidor con --data.
ban-missing = El nombre «{ $name }» no está vetado.
reason-missing = Di por qué, con --reason.
date-wrong = { $option } admite un día o una hora en UTC, como 2026-12-31, no «{ $text }».
date-past = { $text } ya ha pasado; indica un momento futuro.
player-missing = Nadie tiene el identificador ni el nombre «{ $who }».
player-ambiguous = Hay varios invitados que se llaman «{ $who }»; indica el identificador, que muestra «lastcard admin players».
player-ban-missing = No hay ningún veto para { $name }.
report-missing = No hay tal denuncia: { $report }.
key-missing = No hay clave { $path }; recupérala de una copia de seguridad o todos tendrán que volver a iniciar sesión.
open-to-others = Otros usuarios de la máquina pueden leer o cambiar { $path }; prohíbelo con «chmod go= { $path }».
disk-nearly-full = Solo quedan { $megabytes } MB libres donde está { $path }; haz sitio.

backup-done = Todo está copiado en { $file }.
restore-done = La copia { $file } es ahora la base de datos.
doctor-fine = Todo está en orden.
doctor-findings = Hallazgos: { $count }.
doctor-accepted = Desde ahora vale lo que hay en la base de datos.
doctor-progress = { $done } de { $all }

admin-no-tables = No hay ninguna mesa abierta ni en juego.
admin-ago =
    { $minutes ->
        [0] ahora
        [one] hace { $minutes } minuto
       *[other] hace { $minutes } minutos
    }
admin-closed = La mesa { $table } está cerrada.
admin-no-bans = No hay ningún veto, ni a personas ni a nombres.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, para siempre: { $reason }
       *[other] { $day }  { $player }, hasta { $until }: { $reason }
    }
admin-ban-name = { $day }  el nombre «{ $name }»
admin-banned =
    { $until ->
        [never] { $player } ya no puede jugar aquí.
       *[other] { $player } no puede jugar aquí hasta { $until } (UTC).
    }
admin-unbanned = { $player } puede volver a jugar aquí y tiene que entrar de nuevo.
admin-name-banned = Nadie puede tomar ya el nombre «{ $name }».
admin-name-unbanned = El nombre «{ $name }» vuelve a estar disponible.
admin-is-banned = (con veto)
admin-no-players = Nadie se llama así.
admin-more-players = Puede haber más; indica una parte del nombre.
admin-player = { $player }: { $kind }, desde { $created }, última visita { $seen }
admin-player-logins = sesiones: { $number }
admin-player-ban =
    { $until ->
        [never] veto para siempre: { $reason }
       *[other] veto hasta { $until }: { $reason }
    }
admin-player-owner = un bot de { $owner }
admin-player-bots = bots: { $found }
admin-player-tables = mesas: { $found }
admin-player-reports = denuncias abiertas: { $found }
admin-logins-ended =
    { $number ->
        [one] Se ha cerrado una sesión de { $player }.
       *[other] Se han cerrado { $number } sesiones de { $player }.
    }
admin-password-reset = La contraseña de { $player } ya no sirve y todas las sesiones se han cerrado. Con este código de recuperación, que sirve una vez, se puede poner una contraseña nueva:
admin-deleted = { $player } ya no existe aquí.
admin-no-deeds = No hay nada anotado de ese tipo.
admin-no-reports = No hay denuncias abiertas.
admin-report = { $report }  { $day }  { $player }: { $reason }; denuncia de { $reporter }
admin-report-at = mesa { $table }
admin-report-done = La denuncia { $report } está resuelta.

cli-help-backup =
    lastcard backup - copia todo lo que guarda un servidor

    uso: lastcard backup ARCHIVO [OPCIONES]

    Copia la base de datos en ARCHIVO, que no debe existir todavía. El servidor
    puede seguir en marcha; la copia sale entera y coherente. Guarda con ella el
    archivo secret.key de la carpeta de datos: sin él todos tienen que volver a
    iniciar sesión.

    Si ARCHIVO es una carpeta, la copia recibe la hora por nombre. Cada copia se
    abre, se cuenta y en parte se reproduce antes de recibir su nombre.

    Una base de datos PostgreSQL se copia con su propio programa, pg_dump.

    opciones:
      --keep NÚMERO           guarda tantas copias en la carpeta y borra las viejas
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard backup lunes.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - recupera una copia de seguridad

    uso: lastcard restore ARCHIVO [OPCIONES]

    Hace de la copia ARCHIVO la base de datos de un servidor que aún no tiene
    ninguna: detén antes el servidor y mueve a otro sitio la base de datos antigua.
    Una copia de una versión anterior se pone al día.

    opciones:
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard restore lunes.db --data /var/lib/lastcard

cli-help-doctor =
    lastcard doctor - mira si está en orden todo lo que guarda un servidor

    uso: lastcard doctor [OPCIONES]

    Mira la carpeta de datos y sus permisos, el disco libre, la base de datos y cada
    diario: si es lo que se escribió, si se puede reproducir, si están probados los
    repartos de las partidas terminadas. Dice qué hacer con cada hallazgo. No cambia
    nada; el servidor puede seguir en marcha. El código de salida es 1 si hay algún
    hallazgo.

    opciones:
      --accept                cree a la base de datos aunque falte algo; detén antes
                              el servidor
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - cuida de un servidor

    uso: lastcard admin TAREA [OPCIONES]

    Trabaja con la base de datos de un servidor, esté o no en marcha. Ejecútalo con
    el mismo usuario que el servidor.

    tareas:
      players [TEXTO]         muestra los jugadores, o los de nombre con TEXTO
      player JUGADOR          muestra uno: sesiones, bots, mesas, veto
      ban JUGADOR             veta a una persona y sus bots: --reason, --until
      unban JUGADOR           deja que la persona vuelva a jugar
      bans                    muestra las personas y los nombres vetados
      ban-name NOMBRE         veta un nombre; quien ya lo tiene lo conserva
      unban-name NOMBRE       deja que el nombre se vuelva a tomar
      end-logins JUGADOR      cierra todas las sesiones de un jugador
      reset-password JUGADOR  da un código para una contraseña nueva
      delete JUGADOR          borra a un jugador y sus bots para siempre
      reports                 muestra las denuncias y lo que se dijo allí
      report NÚMERO           muestra una denuncia con todo lo dicho
      report-done NÚMERO      da esa denuncia por resuelta
      tables                  muestra las mesas abiertas o en juego
      close ID                cierra una mesa para siempre; allí no pasa nada más
      audit [JUGADOR]         muestra entradas y hechos: --since

    JUGADOR es un identificador, o un nombre que solo tiene uno.

    opciones:
      --until DÍA             cuándo acaba el veto, en UTC; si falta, nunca
      --reason TEXTO          por qué se veta a alguien; se le dice
      --since DÍA             muestra lo ocurrido desde entonces
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Gran Maestro" --until 2026-12-31 --reason "insultos"
