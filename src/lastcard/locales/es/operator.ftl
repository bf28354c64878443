# Looking after a server from the command line.

copy-missing = Indica el archivo de la copia de seguridad.
task-missing = Indica qué hay que hacer: { $known }.
task-unknown = Aquí no hay nada que se llame «{ $task }»; hay { $known }.
task-needs = { $task } necesita saber { $what ->
    [ID] la mesa (ID)
    [NAME] el nombre
    [NUMBER] el número
   *[other] { $what }
}.
database-missing = No hay ninguna base de datos { $file }; indica la carpeta de tu servidor con --data.
ban-missing = El nombre «{ $name }» no está vetado.
report-missing = No hay ninguna denuncia abierta { $report }.

backup-done = Todo está copiado en { $file }.
restore-done = La copia { $file } es ahora la base de datos.

admin-no-tables = No hay ninguna mesa abierta ni en juego.
admin-ago =
    { $minutes ->
        [0] ahora
        [one] hace { $minutes } minuto
       *[other] hace { $minutes } minutos
    }
admin-closed = La mesa { $table } está cerrada.
admin-no-bans = No hay ningún nombre vetado.
admin-banned = Nadie puede tomar ya el nombre «{ $name }».
admin-unbanned = El nombre «{ $name }» vuelve a estar disponible.
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

    Una base de datos PostgreSQL se copia con su propio programa, pg_dump.

    opciones:
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard backup lunes.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

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

cli-help-admin =
    lastcard admin - cuida de un servidor

    uso: lastcard admin TAREA [OPCIONES]

    Trabaja con la base de datos de un servidor, esté o no en marcha. Ejecútalo con
    el mismo usuario que el servidor.

    tareas:
      tables                  muestra las mesas abiertas o en juego
      close ID                cierra una mesa para siempre; allí no pasa nada más
      bans                    muestra los nombres que nadie puede tomar
      ban NOMBRE              veta un nombre; quien ya lo tiene lo conserva
      unban NOMBRE            deja que el nombre se vuelva a tomar
      reports                 muestra lo que han denunciado los jugadores
      report-done NÚMERO      da esa denuncia por resuelta

    opciones:
      --data DIR              la carpeta de datos del servidor
      --database URL          su base de datos, si no está en la carpeta de datos
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Gran Maestro"
