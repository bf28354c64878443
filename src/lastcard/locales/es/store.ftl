# What the store refuses. A message id is the code of the refusal.

store = La base de datos no permite eso.
database-refused = La base de datos no se puede usar.
database-unreadable = Eso no es la dirección de una base de datos; escribe sqlite:///archivo o postgresql://servidor/nombre.
database-driver-missing = PostgreSQL necesita su controlador; instala lastcard[postgres].
database-away = La base de datos no responde: { $reason }.
database-damaged = La base de datos { $file } está dañada ({ $reason }); muévela a otro sitio, con todos los archivos cuyo nombre empieza igual, y recupera la última copia de seguridad con «lastcard restore».
database-moved = El archivo de la base de datos se ha movido o sustituido mientras el servidor funciona; devuélvelo a su sitio o reinicia el servidor.
journal-cut = En la base de datos { $file } faltan finales de diarios que se habían escrito ({ $count }: { $matches }); mueve la base de datos a otro sitio, con todos los archivos cuyo nombre empieza igual, y recupera la última copia de seguridad con «lastcard restore»; o acepta la pérdida con «lastcard doctor --accept».
journal-changed = El diario de { $match } no es lo que se escribió; recupera una copia de seguridad con «lastcard restore» o acéptalo con «lastcard doctor --accept».
journal-unplayable = El diario de { $match } no se puede reproducir ({ $reason }); recupera una copia de seguridad con «lastcard restore» o cierra la mesa con «lastcard admin close».
deals-unproved = La partida { $match } ha terminado y sus repartos no están probados; «lastcard verify» con su registro dice por qué.
database-old = La base de datos es de una versión anterior de lastcard; arranca el servidor una vez y se pondrá al día.
database-newer = La base de datos la escribió una versión posterior de lastcard; instala esa.
database-foreign = La base de datos contiene datos de otra cosa; elige otra.
not-written = No se pudo anotar; comprueba si ha ocurrido.
name-taken = Ya hay alguien que se llama «{ $name }»; elige otro nombre.
player-unknown = No hay ningún jugador así.
not-a-guest = Esto ya es una cuenta.
match-unknown = No hay ninguna mesa así.
copy-refused = Eso no se puede copiar.
copy-elsewhere = Una base de datos PostgreSQL se copia con sus propios programas; usa { $program }.
copy-unfit = El archivo { $path } no es una copia de seguridad de una base de datos de lastcard.
copy-faulty = La copia no es lo que se copió ({ $reason }); revisa el disco e inténtalo otra vez.
copy-in-the-way = Ya hay un archivo { $path }; muévelo antes a otro sitio.
