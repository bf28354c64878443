# What the store refuses. A message id is the code of the refusal.

store = La base de datos no permite eso.
database-refused = La base de datos no se puede usar.
database-unreadable = Eso no es la dirección de una base de datos; escribe sqlite:///archivo o postgresql://servidor/nombre.
database-driver-missing = PostgreSQL necesita su controlador; instala lastcard[postgres].
database-away = La base de datos no responde: { $reason }.
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
copy-in-the-way = Ya hay un archivo { $path }; muévelo antes a otro sitio.
