# Lo que el servidor rechaza sobre los análisis. El nombre de un mensaje es el código del rechazo.

reviews-off = Este servidor no analiza partidas.
review-not-yours = Solo quienes jugaron una partida pueden analizarla; pide un enlace a alguno de ellos.
review-missing = Aún no hay análisis de esta partida; pide uno primero.
reviews-enough = Ya se están haciendo { $most } análisis para ti o para tu red; espera antes a que termine alguno.
reviews-busy = En este momento hay demasiadas personas esperando un análisis; inténtalo de nuevo en unos minutos.
review-failed = No se pudo hacer el análisis por un fallo nuestro; vuelve a intentarlo más tarde.
reviews-stopping = El servidor está a punto de reiniciarse; vuelve a pedir el análisis dentro de un momento.
share-unknown = Con este enlace no se comparte nada, o fue retirado.
