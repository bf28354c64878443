# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Puedes hacerlo. Pero tienes algo que sirve aquí: ¡intenta encontrarlo!

## Gang of Four

lesson-colours = El número y luego el color
lesson-colours-about = ¿Qué carta es más alta?
lesson-colours-goal = ¡Deshazte de todas tus cartas antes que nadie! Por turnos, cada uno juega algo más alto que lo que hay, o pasa.
lesson-colours-order = Gana el número más alto. ¿Mismo número? Entonces el verde es el más bajo, luego el amarillo, y el rojo es el más alto.
lesson-colours-beat = Alguien ha jugado el 7 verde. Supéralo con la carta más pequeña que baste. Toca una carta y luego «Jugar».
lesson-colours-beat-right = Mismo número, mejor color: el amarillo supera al verde. ¡Y te queda el 9 para después!
lesson-colours-beat-other = Lo supera, pero es un desperdicio: también te basta una carta más pequeña.
lesson-colours-special = Cuatro cartas son especiales. El 1 multicolor es el 1 más alto. Por encima de todos los 10 están los dos fénix y, arriba del todo, el dragón.
lesson-colours-ask = ¿Cuál de estas tres es la más alta?
lesson-colours-ask-right = ¡Sí! El 9 es más que el 8, y el amarillo más que el verde.
lesson-colours-ask-colour = Los números son iguales, así que decide el color: el amarillo es más alto que el verde.
lesson-colours-ask-other = Mira primero el número. El color solo cuenta si los números son iguales.
lesson-colours-phoenix = ¡Un 10 rojo! Supéralo, pero guarda tu dragón.
lesson-colours-phoenix-right = El fénix vuela por encima de todos los 10. ¡Dragón bien guardado!
lesson-colours-phoenix-other = El dragón supera a todas las cartas sueltas, así que guárdalo para cuando nada más sirva.

lesson-pairs = Parejas y tríos
lesson-pairs-about = Dos o tres del mismo número
lesson-pairs-show = Dos números iguales son una pareja; tres, un trío. Los dos fénix también son una pareja.
lesson-pairs-beat = Hay una pareja de 5. Solo la supera una pareja más alta: toca dos cartas y luego «Jugar».
lesson-pairs-beat-right = Dos 8 sobre dos 5. ¡Dos cartas menos de golpe!
lesson-pairs-beat-pass = Puedes pasar. Pero dos de tus cartas tienen el mismo número, y es más alto que 5.
lesson-pairs-ask = ¿Qué pareja de 6 es más alta?
lesson-pairs-ask-right = Exacto: decide la carta más alta, y el rojo supera al amarillo.
lesson-pairs-ask-other = Compara primero la mejor carta de cada pareja. En una hay un 6 rojo.
lesson-pairs-three = ¡Tres 7! ¿Qué los supera? Tienen que ser otra vez tres cartas.
lesson-pairs-three-right = Tres 9. Nadie se lo esperaba.
lesson-pairs-three-pass = Puedes pasar. Pero tienes tres cartas del mismo número, y es más alto que 7.

lesson-five = Cinco cartas de golpe
lesson-five-about = Escalera, color, full
lesson-five-show = Estos son los cuatro tipos de combinaciones de cinco cartas, del más débil al más fuerte. Cada uno supera a todos los de arriba.
lesson-five-straight = Abres tú. Busca cinco números seguidos y suéltalos todos de golpe.
lesson-five-straight-right = 3, 4, 5, 6, 7. ¡Cinco cartas menos en una jugada!
lesson-five-straight-other = Puedes abrir así. Pero en tu mano se esconden cinco números seguidos: busca 3, 4, 5…
lesson-five-flush = ¡Una escalera hasta el 10! Pero es solo una escalera. Busca cinco cartas de un mismo color.
lesson-five-flush-right = Un color supera a cualquier escalera, por alta que sea.
lesson-five-flush-pass = Puedes pasar. ¡Pero cuenta tus cartas verdes!
lesson-five-ask = ¿Cuál de estas es la más fuerte?
lesson-five-ask-right = Un full supera a cualquier color y a cualquier escalera, incluso con números pequeños.
lesson-five-ask-other = Primero decide la clase: escalera, después color, después full. Los números solo cuentan dentro de una misma clase.
lesson-five-house = Ahora alguien ha jugado un color. Necesitas tres cartas de un número y dos de otro.
lesson-five-house-right = ¡Full! Tres 3 y dos 6 superan a cualquier color.
lesson-five-house-pass = Puedes pasar. ¡Pero mira tus 3 y tus 6!

lesson-rainbow = El 1 multicolor
lesson-rainbow-about = Entra en cualquier color
lesson-rainbow-show = El 1 multicolor toma el color que haga falta. Con él, estas cartas rojas forman un color.
lesson-rainbow-flush = Solo tienes cuatro cartas de un mismo color. ¿Cuál podría ser la quinta? Supera la escalera.
lesson-rainbow-flush-right = El pequeño 1 ha salvado tu color.
lesson-rainbow-flush-pass = Puedes pasar. Pero cuenta tus cartas amarillas, y el 1 multicolor con ellas.
lesson-rainbow-straight-flush = Abres tú. Cinco seguidas y todas de un mismo color: busca la escalera de color.
lesson-rainbow-straight-flush-right = Las cinco cartas más fuertes que hay. Ya solo un gang puede frenarte.
lesson-rainbow-straight-flush-other = Puedes abrir así. Pero busca 1, 2, 3, 4, 5, todas de un mismo color.
lesson-rainbow-plain-straight = Cinco seguidas, ¡bien! Pero una carta es de otro color. ¿Qué 5 sería mejor?

lesson-gangs = Gangs
lesson-gangs-about = Cuatro del mismo número lo superan todo
lesson-gangs-show = Cuatro o más cartas del mismo número son un gang. Un gang lo supera todo: cartas sueltas, parejas, tríos y combinaciones de cinco. Un gang más grande supera a uno más pequeño.
lesson-gangs-dragon = ¡El dragón! Ninguna carta suelta lo supera. Pero tienes un gang…
lesson-gangs-dragon-right = Hasta el dragón huye de cuatro pequeños 4.
lesson-gangs-dragon-pass = Podrías pasar, pero te perderías lo mejor: cuatro de tus cartas tienen el mismo número.
lesson-gangs-ask = ¿Cuál de estas supera a las otras dos?
lesson-gangs-ask-right = Entre gangs, cinco cartas superan a cuatro, aunque sean cinco 2.
lesson-gangs-ask-other = Un gang supera a cualquier escalera de color. Y entre gangs gana el que tiene más cartas.
lesson-gangs-five = ¡Un Gang of Four de 10! ¿Puedes superarlo?
lesson-gangs-five-right = Cinco 3 espantan a cuatro 10.
lesson-gangs-five-pass = Puedes pasar. Pero cuenta tus 3: entre dos gangs gana el que tiene más cartas.

lesson-leading = Abrir y pasar
lesson-leading-about = Quién empieza, quién pasa, a quién le toca
lesson-leading-lead = No hay nada en la mesa: abres tú, así que puedes jugar lo que quieras. Suelta tus tres 3.
lesson-leading-lead-right = Ahora todos deben responder con tres cartas, o pasar.
lesson-leading-lead-other = ¡Puedes abrir así! Pero después cuesta soltar las cartas pequeñas: abre ahora con los tres 3.
lesson-leading-pass = Una pareja de 8. No tienes ninguna pareja más alta. ¿Qué puedes hacer?
lesson-leading-pass-right = Pasar no cuesta nada. Esperas tu oportunidad.
lesson-leading-ask = Has jugado el 10 amarillo. Dos jugadores han pasado y ahora pasa también el tercero. ¿Quién abre ahora?
lesson-leading-ask-right = ¡Tú! Cuando todos los demás pasan, quien jugó por última vez abre con lo que quiera.
lesson-leading-ask-other = Cuando todos los demás pasan, le toca abrir a quien jugó por última vez. ¿Quién fue?
lesson-leading-return = Acabas de pasar. No importa: cuando te toca otra vez puedes jugar. Supera el 8 rojo.
lesson-leading-return-right = ¡De vuelta al juego!

lesson-last-card = ¡Última carta!
lesson-last-card-about = Dilo, y frena a los demás
lesson-last-card-declare = Después de jugar los 9 te queda una sola carta. Entonces debes decir «¡Última carta!». Toca los 9, toca «¡Última carta!» y juega.
lesson-last-card-declare-right = Todos lo han oído. ¡Ya solo te queda una!
lesson-last-card-silent = Has olvidado decir «¡Última carta!». En la mesa quedarías fuera de la ronda. Toca «¡Última carta!» antes de jugar.
lesson-last-card-block = ¡Al siguiente jugador le queda una carta! Entonces debes jugar tu carta más alta para frenarlo.
lesson-last-card-block-right = ¡Frenado! Un 9 no puede con tu 10 rojo.
lesson-last-card-lead = Ahora abres tú, y al siguiente jugador aún le queda esa carta. Entonces debes abrir con dos o más cartas juntas, si puedes.
lesson-last-card-lead-right = Con una carta no se puede responder a dos. ¡Qué astucia!

lesson-scoring = Contar puntos
lesson-scoring-about = Por qué duelen dieciséis cartas
lesson-scoring-show = Cuando alguien se queda sin cartas, los demás pagan por las que aún tienen. Cuantas más cartas, más cuesta cada una. ¡Pocos puntos es bueno!
lesson-scoring-few = Te quedan 7 cartas. ¿Cuántos puntos son?
lesson-scoring-few-right = Hasta 7 cartas, cada una cuesta un punto.
lesson-scoring-few-other = Mira los precios: con 7 cartas, cada una cuesta 1.
lesson-scoring-eight = ¿Y con una más, 8 cartas?
lesson-scoring-eight-right = ¡El doble! Desde 8 cartas cada una cuesta 2.
lesson-scoring-eight-other = Desde 8 cartas cada una cuesta 2. O sea, 8 por 2…
lesson-scoring-all = No has podido jugar ni una carta: te quedan las 16. ¡Ay! ¿Cuántos puntos?
lesson-scoring-all-right = 80 puntos. Con 100 se acaba la partida, ¡y gana quien tiene menos puntos!
lesson-scoring-all-other = Con 16 cartas, cada una cuesta 5. ¡Eso duele!
lesson-scoring-play = Al siguiente jugador solo le quedan dos cartas y tú tienes 8. Abres tú: suelta de golpe todas las que puedas.
lesson-scoring-play-right = Solo te quedan 3 cartas: 3 puntos en vez de 16.
lesson-scoring-play-other = Puedes, pero así te quedan muchas cartas. Busca cinco seguidas.

lesson-exchange = El intercambio
lesson-exchange-about = Un regalo para quien gana
lesson-exchange-ask = Antes de cada ronda menos la primera, el perdedor de la anterior da al ganador su mejor carta. Has ganado tú. ¿Quién te da una carta?
lesson-exchange-ask-right = La da quien se quedó con más cartas.
lesson-exchange-ask-other = El perdedor es quien se quedó con más cartas.
lesson-exchange-give = ¡Te han dado el dragón! Ahora das a cambio una carta cualquiera. Elige la que menos te ayude.
lesson-exchange-give-right = Un 1 verde solitario, la carta más baja de todas. ¡Muchas gracias!
lesson-exchange-dragon = Podrías devolver hasta el dragón. ¡Pero es la mejor carta que hay!
lesson-exchange-high = El fénix es una de tus mejores cartas. Da algo pequeño que no encaje en nada.
lesson-exchange-give-other = Puedes, pero esa carta es mejor que otra que tienes. ¿Cuál es la más débil de todas?

lesson-direction = Hacia qué lado
lesson-direction-about = El sentido cambia en cada ronda
lesson-direction-first = En la primera ronda se juega en sentido antihorario: sigue las flechas. Pasas. ¿A quién le toca?
lesson-direction-first-right = Exacto: hacia la derecha.
lesson-direction-first-other = Mira las flechas alrededor de la mesa. Empieza abajo, donde te sientas tú.
lesson-direction-second = En la segunda ronda las flechas se dan la vuelta. Pasas. ¿A quién le toca ahora?
lesson-direction-second-right = Ahora va hacia la izquierda. En la próxima ronda cambia otra vez.
lesson-direction-second-other = Las flechas se han dado la vuelta: síguelas desde tu asiento.
lesson-direction-block = A alguien le queda una sola carta. ¿Juega justo después de ti? ¡Entonces ya sabes qué hacer!
lesson-direction-block-right = Sí, le tocaba después de ti: tu carta más alta ha frenado su última carta.
lesson-direction-free = Otra vez a alguien le queda una sola carta. Pero ahora juega antes que tú, no después. Basta con la carta más pequeña que supere lo que hay.
lesson-direction-free-right = Solo tiene que frenar quien juega justo antes de la última carta. No eras tú.
lesson-direction-free-other = Puedes, pero nadie te obliga: quien tiene una sola carta no va después de ti. Guarda tus cartas altas.

lesson-three = Tres jugadores
lesson-three-about = Una mano que nadie ve
lesson-three-ask = Hay 64 cartas y cada uno recibe 16, también con tres jugadores. ¿Cuántas cartas no recibe nadie?
lesson-three-ask-right = 16 cartas duermen en esta ronda. Nadie sabe cuáles.
lesson-three-ask-other = Tres por 16 son 48. ¿Cuántas faltan hasta 64?
lesson-three-open = Quien tiene el 1 multicolor abre la partida y debe jugarlo: solo o en una combinación.
lesson-three-open-right = ¡Y la partida ha empezado!
lesson-three-passes = Has jugado el 9 rojo. Un jugador ha pasado y ahora pasa también el otro. ¿Quién abre ahora?
lesson-three-passes-right = Tú. Con tres jugadores basta con que pasen dos.
lesson-three-passes-other = Cuenta otra vez: aparte de ti solo hay dos jugadores, y los dos han pasado.
lesson-three-hidden = Un 10 verde. Tu fénix lo supera. Quizá alguien tenga el dragón, quizá esté dormido. ¡Atrévete!
lesson-three-hidden-right = ¡Qué valor! Con tres jugadores, las cartas grandes duermen a menudo.

lesson-counting = Contar lo que ha salido
lesson-counting-about = Recuerda las cartas grandes
lesson-counting-show = Solo tres cartas están por encima de los 10, y hay una de cada. ¡Recuerda cuáles ya han salido!
lesson-counting-one = Ya se ha jugado el dragón. ¿Cuántas cartas sueltas superan todavía a tu fénix verde?
lesson-counting-one-right = Solo una: el fénix amarillo.
lesson-counting-one-other = Por encima del fénix verde están el fénix amarillo y el dragón. Uno de los dos ya ha salido.
lesson-counting-ten = Ya han salido el dragón y el fénix verde. ¿Cuántas cartas sueltas superan todavía a un 10 rojo?
lesson-counting-ten-right = Solo el fénix amarillo. Tu 10 rojo es casi el rey.
lesson-counting-ten-other = Cuenta otra vez: fénix verde, fénix amarillo, dragón. Dos de los tres ya han salido.
lesson-counting-play = El dragón ya ha salido, y abres tú con dos cartas en la mano. ¿Cuál juegas primero para terminar seguro?
lesson-counting-play-right = Nadie puede superarla. Todos pasan, abres otra vez, y el 3 es tu última carta.
lesson-counting-play-other = Puedes, pero alguien superará el 3, y quizá ya no vuelvas a abrir. ¿Tienes una carta que nadie pueda superar?

## 13

lesson-targets = Las dianas
lesson-targets-about = En cada una caben 13 como mucho
lesson-targets-goal = En cada turno pones una carta en una diana. Quien pasa de 13 recoge las cartas que había, y las cartas recogidas cuestan puntos. ¡Gana quien tiene menos!
lesson-targets-first = Tres dianas, tres colores. Pon cualquiera de tus cartas en la diana de su color: toca una carta y luego el botón.
lesson-targets-first-right = Los números se suman. Después robas una carta y le toca al siguiente jugador.
lesson-targets-thirteen = En una diana caben 13, ni uno más. ¡Haz que una sume 13 exactos!
lesson-targets-thirteen-right = Con 13 exactos no pasa nada. Ahora está llena, y el siguiente tiene un problema.
lesson-targets-thirteen-other = Se puede, y no recoges nada. Pero con una de tus cartas sumas 13 exactos.
lesson-targets-over = Pasa de 13, así que recogerías las cartas que hay. ¡Busca una carta que quepa!
lesson-targets-safe = Queda poco sitio. Solo una de tus cartas cabe todavía en alguna diana. ¿Cuál?
lesson-targets-safe-right = ¡Uf! Ha cabido justo.

lesson-taking = Pasarse
lesson-taking-about = Quién recoge qué
lesson-taking-over = Prueba lo que a nadie le gusta: haz que la diana amarilla pase de 13.
lesson-taking-over-right = Has recogido las tres cartas que había. Tu 5 se queda en la diana.
lesson-taking-over-other = Esa cabe. Esta vez pásate de 13 en la amarilla, para ver qué ocurre.
lesson-taking-least = Ahora todas tus cartas se pasan. Elige de modo que recojas el menor número de cartas posible.
lesson-taking-least-right = Dos cartas. ¡Podría haber sido peor!
lesson-taking-least-other = Así recoges más cartas. Cuenta las de cada diana: ¿dónde hay menos?

lesson-majorities = La mayoría de un color
lesson-majorities-about = A veces muchas cartas no cuestan nada
lesson-majorities-plain = Al final cada carta recogida cuesta 1 punto. Esto ha recogido cada uno. ¿Cuánto pagas?
lesson-majorities-plain-right = Tres cartas, tres puntos.
lesson-majorities-plain-other = Alguien tiene más azules y más amarillas que tú. Así que cada carta tuya cuesta 1.
lesson-majorities-most = ¡Pero quien tiene la mayoría de un color no paga nada por él! ¿Y ahora?
lesson-majorities-most-right = Cuatro azules, más que nadie: son gratis. Solo cuesta la amarilla.
lesson-majorities-most-other = Busca la estrella: marca la mayoría de un color, y ese color es gratis.
lesson-majorities-tie = Dos jugadores tienen el mismo número de azules. ¿Cuánto pagas?
lesson-majorities-tie-right = Nadie tiene la mayoría en solitario, así que pagan los dos.
lesson-majorities-tie-other = Necesitas más que cada uno de los demás. Tener las mismas no basta.
lesson-majorities-play = Has recogido cuatro azules, más que nadie, y nada más. Tus dos cartas se pasan. ¿Con cuál no pagas nada?
lesson-majorities-play-right = ¡Más azules para ti, y todas gratis!
lesson-majorities-play-other = Las amarillas te costarían un punto cada una. ¿Qué color es gratis para ti?

lesson-rotten = Cuatros podridos
lesson-rotten-about = Van en cualquier sitio y nadie los quiere
lesson-rotten-show = Hay ocho cuatros podridos. Van en cualquier diana y siempre valen 4.
lesson-rotten-anywhere = No cabe ninguna de tus cartas de color. Juega el cuatro podrido: tócalo, y luego toca una diana donde no se pase.
lesson-rotten-anywhere-right = ¡Te has salvado! Y ahora se queda ahí para otro.
lesson-rotten-cost = Un cuatro podrido recogido cuesta 2 puntos, aunque tengas la mayoría. ¿Cuánto pagas por tres?
lesson-rotten-cost-right = Tres por 2. Los cuatros podridos nunca son gratis.
lesson-rotten-cost-other = Cada cuatro podrido cuesta siempre 2 puntos. Tener la mayoría no ayuda.
lesson-rotten-avoid = Tus dos cartas se pasan. ¡Déjale los cuatros podridos a otro!
lesson-rotten-avoid-right = Dos azules en vez de dos cuatros podridos y una amarilla.
lesson-rotten-avoid-other = Así recoges cuatros podridos, a 2 cada uno. La otra diana es más barata.

lesson-ending = El final
lesson-ending-about = Qué cuenta y qué conviene recordar
lesson-ending-last = No queda nada que robar y tienes la última carta de todas. Juégala.
lesson-ending-last-right = La ronda ha terminado. Lo que queda en las dianas no cuenta para nadie.
lesson-ending-cost = Esto ha recogido cada uno. ¿Cuántos puntos para ti?
lesson-ending-cost-right = Dos cartas, dos puntos. Todos reparten una vez, y gana quien tenga menos puntos.
lesson-ending-cost-other = Otros tienen de cada uno de tus colores tantas cartas como tú, o más. Así que cada carta tuya cuesta 1.
lesson-ending-high = Te quedan dos azules: un 1 y un 7. Una será fácil de jugar después. ¿Cuál juegas ahora?
lesson-ending-high-right = Mientras haya sitio, juega las grandes. Las pequeñas caben casi siempre.
lesson-ending-high-other = También cabe. Pero entonces la azul suma 7, ¡y tu 7 se pasaría la próxima vez!
