# What the server refuses. A message id is the code of the refusal.

server = El servidor no hace eso.
request-wrong = El servidor no entiende esta petición.
body-wrong = Lo enviado no es lo que hace falta aquí: { $detail }.
query-wrong = La dirección pide algo que no existe: { $detail }.
body-not-json = Envía JSON, e indícalo con "Content-Type: application/json".
body-too-long = Es demasiado de una vez; envía { $most } bytes como mucho.
method-wrong = Esta dirección solo admite { $allowed }.
upgrade-missing = La página está aquí, pero la conexión en directo no: un proxy intermedio no deja pasar WebSockets; quien administra el servidor tiene que hacer que transmita Upgrade y Connection.
login-needed = Entra primero, con tu cuenta o sin ella.
login-wrong = No hay ninguna cuenta con ese nombre y esa contraseña.
code-wrong = No hay ninguna cuenta con ese nombre y ese código de recuperación.
password-wrong = Esa no es tu contraseña.
not-allowed = No puedes hacer eso.
host-foreign = Este servidor no se llama { $host }; quien lo administra puede añadir el nombre a LASTCARD_HOSTS.
origin-foreign = Lo ha pedido una página de otro sitio, así que no se ha hecho nada; si es la página de este servidor, quien lo administra tiene que poner en LASTCARD_ORIGIN la dirección del navegador.
account-needed = Eso solo puede hacerlo quien tiene una cuenta; crea una primero.
person-needed = Un bot no puede hacer eso.
banned =
    { $until ->
        [never] Ya no puedes jugar en este servidor: { $reason }.
       *[other] No puedes jugar en este servidor hasta { $until } (UTC): { $reason }.
    }
not-there = Eso no existe.
page-unknown = En esta dirección no hay nada.
table-unknown = No existe esa mesa, o ya está cerrada.
login-unknown = No tienes ninguna sesión así; puede que ya se haya cerrado.
bot-account-unknown = No tienes ningún bot así.
lesson-unknown = Esa lección no existe.
name-refused = Nadie puede llamarse así; elige otro nombre.
name-long = Elige un nombre más corto, de { $most } caracteres como mucho.
name-empty = Un nombre necesita al menos una letra o una cifra.
name-odd = Elige un nombre con letras, cifras y signos corrientes y visibles.
name-mixed = Elige un nombre con letras de un solo alfabeto.
name-reserved = Este nombre no está disponible; elige otro.
password-weak = Esta contraseña se adivinaría; elige una más larga o menos común.
account-missing = { $name } no tiene cuenta, así que tampoco contraseña.
language-missing = Todavía no hay textos en «{ $language }»; elige uno de estos: { $known }.
bots-enough = Ya tienes { $most } bots; quita uno primero.
match-unfinished = La partida no ha terminado, y hasta entonces sus cartas son secretas.
match-private = Esta partida se jugó en una mesa privada; solo pueden verla quienes jugaron.
record-too-long = El acta tiene más de { $most } jugadas; ninguna partida es tan larga.
sockets-enough = Ya hay { $most } ventanas o programas conectados, tuyos o de tu red; cierra algunos e inténtalo de nuevo.
tables-awake-enough = Ya hay { $most } mesas abiertas, tuyas o de tu red; cierra antes alguna.
tables-enough = Ya tienes { $most } mesas sin terminar; termina o deja antes alguna.
too-often =
    { $seconds ->
        [one] Demasiadas veces seguidas; espera un segundo y vuelve a intentarlo.
       *[other] Demasiadas veces seguidas; espera { $seconds } segundos y vuelve a intentarlo.
    }
logins-busy = En este momento hay demasiadas personas entrando; inténtalo de nuevo en { $seconds } segundos.
unwell = El servidor no puede leer ni escribir en este momento.
broken = Algo ha fallado por nuestra parte; vuelve a intentarlo dentro de un momento.

# What keeps the server from starting.

start-refused = El servidor no puede arrancar.
setting-wrong = El ajuste { $setting } no puede ser «{ $value }»: { $detail }.
setting-unknown = No hay ningún ajuste { $setting }; el más parecido es { $nearest }.
data-unusable = La carpeta de datos { $folder } no se puede usar: { $reason }.
data-in-use = Otro servidor tiene abierta la base de datos { $file }; detenlo primero o indica otra carpeta con --data.
upgrade-waits = Un servidor de una versión anterior está usando esta base de datos; reinícialo primero con la nueva versión e inténtalo de nuevo.
key-damaged = La clave { $file } está dañada; recupérala de una copia de seguridad, o bórrala y todos tendrán que volver a iniciar sesión.
address-unusable = No se puede servir nada en { $host }, puerto { $port }: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    El servidor funciona, pero no se ha construido la página para jugar.
    Los programas y las terminales pueden jugar: todo lo que hay en /api y /ws funciona.

# What guests are called who choose no name; a number follows.
guest-birds = Abubilla Águila Alondra Azor Búho Buitre Cernícalo Cigüeña Cisne Cuervo Estornino Faisán Gallineta Ganso Garza Gaviota Golondrina Gorrión Grajo Grulla Halcón Ibis Jilguero Lechuza Martín Milano Mirlo Mochuelo Oropéndola Paloma Petirrojo Ruiseñor Tordo Urraca Vencejo Zorzal
