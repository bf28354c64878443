# Mirar una partida juntos: lo que se niega.

look-unknown = Esta mirada compartida no existe o ha terminado; pide un enlace nuevo.
looks-enough = Ya muestras { $most } partidas, o no queda sitio; inténtalo más tarde.
look-full = Ya hay { $most } personas aquí y no queda sitio.
not-leading = En este momento dirige otra persona.
