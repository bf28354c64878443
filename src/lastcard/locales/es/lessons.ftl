# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Puedes hacerlo. Pero tienes algo que sirve aquí: ¡intenta encontrarlo!

## Gang of Four

lesson-colours = El número y luego el color
lesson-colours-about = ¿Qué carta es más alta?
lesson-colours-order = Gana el número más alto. ¿Mismo número? Entonces el verde es el más bajo, luego el amarillo, y el rojo es el más alto.
lesson-colours-beat = Alguien ha jugado el 7 verde. Gánale con tu carta más pequeña que baste. Toca una carta y luego Jugar.
lesson-colours-beat-right = Mismo número, mejor color: el amarillo gana al verde. ¡Y tu 9 queda para después!
lesson-colours-beat-other = Gana, pero es un desperdicio: también basta una carta más pequeña.
lesson-colours-special = Cuatro cartas son especiales. El 1 multicolor es el 1 más alto. Por encima de los 10 hay dos fénix, y arriba del todo el dragón.
lesson-colours-ask = ¿Cuál de las tres es la más alta?
lesson-colours-ask-right = ¡Sí! 9 es más que 8, y el amarillo más que el verde.
lesson-colours-ask-other = Mira primero el número. El color solo cuenta si los números son iguales.
lesson-colours-phoenix = ¡Un 10 rojo! Gánale, pero guarda tu dragón.
lesson-colours-phoenix-right = El fénix vuela por encima de todos los 10. ¡Bien guardado, dragón!
lesson-colours-phoenix-other = El dragón gana a todo, así que guárdalo para cuando nada más sirva.

lesson-pairs = Parejas y tríos
lesson-pairs-about = Dos o tres del mismo número
lesson-pairs-show = Dos números iguales son una pareja, tres un trío. Los dos fénix también son pareja.
lesson-pairs-beat = Hay una pareja de 5. Solo la gana una pareja más alta: toca dos cartas y luego Jugar.
lesson-pairs-beat-right = Ochos sobre cincos. ¡Dos cartas menos de golpe!
lesson-pairs-ask = ¿Qué pareja de 6 es más alta?
lesson-pairs-ask-right = Exacto: decide la carta más alta, y el rojo gana al amarillo.
lesson-pairs-ask-other = Compara primero la mejor carta de cada pareja. Una tiene un 6 rojo.
lesson-pairs-three = ¡Tres 7! ¿Qué les gana? Tienen que ser otra vez tres cartas.
lesson-pairs-three-right = Tres 9. Nadie se lo esperaba.

lesson-five = Cinco cartas de golpe
lesson-five-about = Escalera, color, full
lesson-five-show = Estas son cuatro clases de cinco cartas, de la más débil a la más fuerte. Cada una gana a todas las de arriba.
lesson-five-straight = Abres tú. Busca cinco números seguidos y suéltalos todos de golpe.
lesson-five-straight-right = 3, 4, 5, 6, 7. ¡Cinco cartas menos en una jugada!
lesson-five-straight-other = Puedes abrir así. Pero en tu mano se esconden cinco números seguidos: busca 3, 4, 5…
lesson-five-flush = ¡Una escalera hasta el 10! Es solo una escalera. Busca cinco cartas de un color.
lesson-five-flush-right = Un color gana a cualquier escalera, por alta que sea.
lesson-five-ask = ¿Cuál es la más fuerte?
lesson-five-ask-right = Un full gana a todos los colores y escaleras, incluso con números pequeños.
lesson-five-ask-other = Primero va la clase: escalera, color, full. Los números solo cuentan dentro de una clase.
lesson-five-house = Ahora han jugado un color. Necesitas tres de un número y dos de otro.
lesson-five-house-right = ¡Full! Tres 3 y dos 6 ganan a cualquier color.

lesson-rainbow = El 1 multicolor
lesson-rainbow-about = Entra en cualquier color
lesson-rainbow-show = El 1 multicolor toma el color que haga falta. ¡Esto es un color rojo!
lesson-rainbow-flush = Solo tienes cuatro cartas de un color. ¿Quién podría ser la quinta? Gana a la escalera.
lesson-rainbow-flush-right = El pequeño 1 ha salvado tu color.
lesson-rainbow-straight-flush = Abres tú. Cinco seguidas y todas de un color: busca la escalera de color.
lesson-rainbow-straight-flush-right = Las cinco cartas más fuertes. Ya solo un gang puede pararte.
lesson-rainbow-straight-flush-other = Puedes abrir así. Pero busca 1, 2, 3, 4, 5, todas de un color.
lesson-rainbow-plain-straight = Cinco seguidas, ¡bien! Pero una carta es de otro color. ¿Qué 5 sería mejor?

lesson-gangs = Gangs
lesson-gangs-about = Cuatro de un número ganan a todo
lesson-gangs-show = Cuatro o más de un número son un gang. Gana a todo: cartas sueltas, parejas, tríos y cinco cartas. Un gang mayor gana a uno menor.
lesson-gangs-dragon = ¡El dragón! Ninguna carta suelta le gana. Pero tienes un gang…
lesson-gangs-dragon-right = Hasta el dragón huye de cuatro pequeños 4.
lesson-gangs-dragon-pass = Podrías pasar, pero te perderías lo mejor: cuatro de tus cartas tienen el mismo número.
lesson-gangs-ask = ¿Cuál gana a las otras dos?
lesson-gangs-ask-right = Entre gangs, cinco cartas ganan a cuatro, aunque sean cinco 2.
lesson-gangs-ask-other = Un gang gana a cualquier escalera de color. Y entre gangs gana el que tiene más cartas.
lesson-gangs-five = ¡Un gang de cuatro 10! ¿Puedes superarlo?
lesson-gangs-five-right = Cinco 3 espantan a cuatro 10.

lesson-leading = Abrir y pasar
lesson-leading-about = Quién empieza, quién pasa, quién sigue
lesson-leading-lead = No hay nada en la mesa: abres tú, así que juega lo que quieras. Suelta tus tres 3.
lesson-leading-lead-right = Ahora todos deben responder con tres cartas, o pasar.
lesson-leading-lead-other = ¡Puedes! Pero las cartas pequeñas cuestan de soltar después: abre con los tres 3.
lesson-leading-pass = Una pareja de 8. No tienes otra más alta. ¿Qué te queda?
lesson-leading-pass-right = Pasar no cuesta nada. Esperas tu ocasión.
lesson-leading-ask = Has jugado el 10 amarillo. Dos han pasado y ahora pasa también el tercero. ¿Quién abre ahora?
lesson-leading-ask-right = ¡Tú! Cuando todos los demás pasan, abre quien jugó el último.
lesson-leading-ask-other = Cuando todos los demás pasan, vuelve a quien jugó el último. ¿Quién fue?
lesson-leading-return = Acabas de pasar. No importa: cuando te toque otra vez puedes jugar. Gana al 8 rojo.
lesson-leading-return-right = ¡De vuelta al juego!

lesson-last-card = ¡Última carta!
lesson-last-card-about = Decirlo, y parar a los demás
lesson-last-card-declare = Tras tus 9 te queda una sola carta. Entonces debes decir «¡Última carta!». Toca los 9, toca ¡Última carta!, y juega.
lesson-last-card-declare-right = Todos lo han oído. ¡Queda una!
lesson-last-card-silent = Has olvidado decir «¡Última carta!». En la mesa estarías fuera. Tócalo antes de jugar.
lesson-last-card-block = ¡A quien juega después de ti le queda una carta! Debes jugar tu carta más alta para pararle.
lesson-last-card-block-right = ¡Bloqueado! Un 9 no puede con tu 10 rojo.
lesson-last-card-lead = Ahora abres tú, y al siguiente aún le queda esa carta. No abras con una carta suelta si puedes evitarlo.
lesson-last-card-lead-right = Una carta no puede responder a dos. ¡Qué lista jugada!

lesson-scoring = Contar puntos
lesson-scoring-about = Por qué duelen dieciséis cartas
lesson-scoring-show = Cuando alguien termina, los demás pagan por las cartas que les quedan. Cuantas más, más cuesta cada una. ¡Pocos puntos es bueno!
lesson-scoring-few = Te quedan 7 cartas. ¿Cuántos puntos son?
lesson-scoring-few-right = Hasta 7 cartas, cada una cuesta un punto.
lesson-scoring-few-other = Mira los precios: con 7 cartas, cada una cuesta 1.
lesson-scoring-eight = ¿Y con una más, 8 cartas?
lesson-scoring-eight-right = ¡El doble! Desde 8 cartas cada una cuesta 2.
lesson-scoring-eight-other = Desde 8 cartas cada una cuesta 2. O sea, 8 por 2…
lesson-scoring-all = No has podido jugar ninguna carta: quedan las 16. ¡Ay! ¿Cuántos puntos?
lesson-scoring-all-right = 80 puntos. ¡Y con 100 se acaba la partida!
lesson-scoring-all-other = 16 cartas cuestan 5 cada una. ¡Eso duele!
lesson-scoring-play = Al siguiente le quedan dos cartas y tú tienes 8. Abres tú: suelta todas las que puedas de golpe.
lesson-scoring-play-right = Solo quedan 3 cartas: 3 puntos en vez de 16.
lesson-scoring-play-other = Puedes, pero te quedan muchas cartas. Busca cinco seguidas.

lesson-exchange = El intercambio
lesson-exchange-about = Un regalo para quien gana
lesson-exchange-ask = Antes de cada ronda menos la primera, el perdedor da al ganador su mejor carta. Has ganado. ¿Quién te da una carta?
lesson-exchange-ask-right = Da quien se quedó con más cartas.
lesson-exchange-ask-other = El perdedor es quien se quedó con más cartas.
lesson-exchange-give = ¡Te han dado el dragón! Ahora devuelve una carta cualquiera. Elige la que menos te ayude.
lesson-exchange-give-right = Un 1 verde solitario, la carta más baja. ¡Muchas gracias!
lesson-exchange-dragon = Podrías devolver hasta el dragón. ¡Pero es la mejor carta que hay!
lesson-exchange-high = El fénix es de tus mejores cartas. Da algo pequeño que no encaje en nada.
lesson-exchange-give-other = Puedes, pero esa carta es mejor que otra tuya. ¿Cuál es la más débil?

lesson-direction = Hacia qué lado
lesson-direction-about = El sentido cambia en cada ronda
lesson-direction-first = En la primera ronda se juega en sentido antihorario: sigue las flechas. Pasas. ¿A quién le toca?
lesson-direction-first-right = Exacto: hacia la derecha.
lesson-direction-first-other = Mira las flechas de la mesa. Empieza abajo, donde estás tú.
lesson-direction-second = En la segunda ronda las flechas se dan la vuelta. Pasas. ¿A quién le toca ahora?
lesson-direction-second-right = Ahora va hacia la izquierda. En la próxima ronda cambia otra vez.
lesson-direction-second-other = Las flechas se han dado la vuelta: síguelas desde tu sitio.
lesson-direction-block = A alguien le queda una carta. ¿Va justo después de ti? ¡Entonces ya sabes qué hacer!
lesson-direction-block-right = Sí, era el siguiente: tu carta más alta lo ha bloqueado.
lesson-direction-free = Otra vez a alguien le queda una carta. Pero ahora va antes que tú, no después. Basta tu carta más pequeña que gane.
lesson-direction-free-right = Solo bloquea quien va justo antes. No eras tú.
lesson-direction-free-other = Puedes, pero nadie te obliga: la última carta no va después de ti. Guarda tus cartas altas.

lesson-three = Tres jugadores
lesson-three-about = Una mano que nadie ve
lesson-three-ask = Hay 64 cartas y cada uno recibe 16, también con tres. ¿Cuántas cartas no recibe nadie?
lesson-three-ask-right = 16 cartas duermen en esta ronda. Nadie sabe cuáles.
lesson-three-ask-other = Tres por 16 son 48. ¿Cuántas faltan hasta 64?
lesson-three-open = Quien tiene el 1 multicolor abre la partida y debe jugarlo: solo o con otras cartas.
lesson-three-open-right = ¡Y la partida ha empezado!
lesson-three-passes = Has jugado el 9 rojo. Uno ha pasado y ahora pasa el otro. ¿Quién abre ahora?
lesson-three-passes-right = Tú. Con tres jugadores bastan dos pases.
lesson-three-passes-other = Cuenta otra vez: aparte de ti solo hay dos, y los dos han pasado.
lesson-three-hidden = Un 10 verde. Tu fénix le gana. Quizá alguien tiene el dragón, quizá duerme. ¡Atrévete!
lesson-three-hidden-right = ¡Valiente! Con tres, las cartas grandes duermen a menudo.

lesson-counting = Contar lo que ha salido
lesson-counting-about = Recuerda las cartas grandes
lesson-counting-show = Solo tres cartas están por encima de los 10, y hay una de cada. ¡Recuerda cuáles ya han salido!
lesson-counting-one = Ya se ha jugado el dragón. ¿Cuántas cartas sueltas ganan todavía a tu fénix verde?
lesson-counting-one-right = Solo una: el fénix amarillo.
lesson-counting-one-other = Por encima del fénix verde están el amarillo y el dragón. Uno ya ha salido.
lesson-counting-ten = El dragón y el fénix verde han salido. ¿Cuántas cartas sueltas ganan todavía a un 10 rojo?
lesson-counting-ten-right = Solo el fénix amarillo. Tu 10 rojo es casi el rey.
lesson-counting-ten-other = Cuenta otra vez: fénix verde, fénix amarillo, dragón. Dos de los tres han salido.
lesson-counting-play = El dragón ha salido y abres con dos cartas. ¿Cuál primero, para terminar seguro?
lesson-counting-play-right = Nadie puede ganarle. Todos pasan, abres otra vez, y tu 3 sale el último.
lesson-counting-play-other = Puedes, pero alguien ganará al 3, y quizá no abras más. ¿Tienes una carta que nadie pueda ganar?

## 13

lesson-targets = Las dianas
lesson-targets-about = Cada una aguanta 13
lesson-targets-first = Tres dianas, tres colores. Pon una carta en la diana de su color: toca una carta y luego el botón.
lesson-targets-first-right = Los números se suman. Luego robas una carta y sigue el siguiente.
lesson-targets-thirteen = Una diana aguanta 13, ni uno más. ¡Deja una en 13 justos!
lesson-targets-thirteen-right = 13 justos está bien. Ahora está llena y el siguiente tiene un problema.
lesson-targets-thirteen-other = Se puede y no recoge nada. Pero una de tus cartas hace 13 justos.
lesson-targets-over = Pasa de 13, así que recogerías las cartas que hay. ¡Busca una que quepa!
lesson-targets-safe = Se pone difícil. Solo una de tus cartas cabe todavía. ¿Cuál?
lesson-targets-safe-right = ¡Uf! Ha cabido por poco.

lesson-taking = Pasarse
lesson-taking-about = Quién recoge qué
lesson-taking-over = Prueba lo que a nadie le gusta: haz que el amarillo pase de 13.
lesson-taking-over-right = Has recogido las tres cartas que había. Tu 5 se queda en la diana.
lesson-taking-over-other = Esa cabe. Esta vez pásate de 13 en el amarillo, para ver qué ocurre.
lesson-taking-least = Ahora todas tus cartas se pasan. Elige para recoger las menos posibles.
lesson-taking-least-right = Dos cartas. ¡Podría haber sido peor!
lesson-taking-least-other = Así recoges más cartas. Cuenta las de cada diana: ¿dónde hay menos?

lesson-majorities = La mayoría de un color
lesson-majorities-about = A veces muchas cartas no cuestan nada
lesson-majorities-plain = Al final cada carta recogida cuesta 1 punto. Esto ha recogido cada uno. ¿Cuánto pagas?
lesson-majorities-plain-right = Tres cartas, tres puntos.
lesson-majorities-plain-other = Otro tiene más azules y más amarillas que tú. Así que cada carta tuya cuesta 1.
lesson-majorities-most = ¡Pero quien tiene más de un color no lo paga! ¿Y ahora?
lesson-majorities-most-right = Cuatro azules, más que nadie: son gratis. Solo cuesta la amarilla.
lesson-majorities-most-other = Busca la estrella: marca quién tiene más de un color, y ese color es gratis.
lesson-majorities-tie = Dos jugadores tienen las mismas azules. ¿Cuánto pagas?
lesson-majorities-tie-right = Nadie tiene más él solo, así que pagan los dos.
lesson-majorities-tie-other = Necesitas más que todos los demás. Las mismas no bastan.
lesson-majorities-play = Has recogido cuatro azules, más que nadie, y nada más. Tus dos cartas se pasan. ¿Cuál no te cuesta nada?
lesson-majorities-play-right = ¡Más azules para ti, y todas gratis!
lesson-majorities-play-other = Las amarillas te costarían un punto cada una. ¿Qué color es gratis para ti?

lesson-rotten = Cuatros podridos
lesson-rotten-about = Caben en todas partes y nadie los quiere
lesson-rotten-show = Hay ocho cuatros podridos. Van en cualquier diana y siempre valen 4.
lesson-rotten-anywhere = Ninguna de tus cartas de color cabe. Juega el cuatro podrido: tócalo, y luego una diana donde no se pase.
lesson-rotten-anywhere-right = ¡Salvado! Y ahora espera a otro.
lesson-rotten-cost = Un cuatro podrido recogido cuesta 2 puntos, aunque tengas más que nadie. ¿Cuánto cuestan tres?
lesson-rotten-cost-right = Tres por 2. Los cuatros podridos nunca son gratis.
lesson-rotten-cost-other = Cada cuatro podrido cuesta siempre 2 puntos. Tener más no ayuda.
lesson-rotten-avoid = Tus dos cartas se pasan. ¡Deja los cuatros podridos a otro!
lesson-rotten-avoid-right = Dos azules en vez de dos cuatros podridos y una amarilla.
lesson-rotten-avoid-other = Así recoges cuatros podridos, a 2 cada uno. La otra diana es más barata.

lesson-ending = El final
lesson-ending-about = Qué cuenta, y qué recordar
lesson-ending-last = No queda nada que robar y tienes la última carta de todas. Juégala.
lesson-ending-last-right = La ronda ha terminado. Lo que queda en las dianas no cuenta para nadie.
lesson-ending-cost = Esto ha recogido cada uno. ¿Cuántos puntos para ti?
lesson-ending-cost-right = Dos cartas, dos puntos. Cada uno reparte una vez, y gana quien tenga menos puntos.
lesson-ending-cost-other = Otros tienen tantas de tus colores como tú, o más. Así que cada carta tuya cuesta 1.
lesson-ending-high = Quedan dos azules: un 1 y un 7. Una será fácil de jugar después. ¿Cuál juegas ahora?
lesson-ending-high-right = Mientras haya sitio, juega las grandes. Las pequeñas caben casi siempre.
lesson-ending-high-other = También cabe. Pero entonces el azul tiene 7, ¡y tu propio 7 se pasaría la próxima vez!
