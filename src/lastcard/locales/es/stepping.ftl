# A recorded match stepped through in the terminal.

stepping-prompt = Jugada { $place }, Intro: sigue, ?: teclas >
stepping-unknown = «{ $typed }» no está en esta lista:
stepping-eyes = Esto lo ve { $who }.
stepping-open = Todas las manos a la vista.
stepping-help =
    Intro        una jugada adelante      b     una jugada atrás
    c, cb        un ciclo adelante, atrás d, db una ronda adelante, atrás
    first, last  el principio, el final   37    a la jugada 37
    e, e Mei     otros ojos               o     todas las manos a la vista
    k            lo que se sabía          l     lo que pasó en la ronda
    s            los puntos               a     sin parar; Intro lo para
    h            ocultar lo que viene después, o no
    q            salir
stepping-hiding = Lo que viene después está oculto.
stepping-shown = No se oculta nada: la partida tiene { $places } jugadas.
stepping-key = las propias entre [corchetes], las de la mesa con *, las jugadas como ..; una letra tras una carta es la mano en la que se sabe que está
stepping-nobody = Aquí nadie se llama «{ $name }»; están { $names }.
stepping-ends = El acta termina aquí.
