# Running a server from the command line.

serve-ready = lastcard está disponible en { $address }
serve-room = En esta sala todos pueden abrir { $address }
serve-room-unknown = Este equipo no tiene red, así que nadie más de la sala puede entrar.
serve-no-browser = Aquí no hay navegador; abre la dirección en uno.
serve-stop = Ctrl-C lo detiene.

cli-help-serve =
    lastcard serve - deja que la gente juegue en su navegador

    uso: lastcard serve [OPCIONES]

    Ofrece la página para jugar y todo lo que necesitan los navegadores, las
    terminales (lastcard join) y los programas (lastcard bot). Las partidas, los
    jugadores y las claves se guardan en la carpeta de datos; un servidor que se
    detiene sigue donde estaba cuando se vuelve a arrancar.

    opciones:
      --host HOST             la dirección en la que escucha (por defecto:
                              127.0.0.1, solo para este equipo)
      --port PUERTO           el puerto (por defecto: 8013); 0 toma uno libre
      --lan                   deja entrar a la gente de la sala: escucha en todas
                              las direcciones del equipo y muestra la que
                              pueden alcanzar los móviles
      --open                  abre la página en el navegador; si el puerto habitual
                              está ocupado, en uno libre
      --data DIR              dónde se guardan las claves y la base de datos (por
                              defecto: lastcard en $XDG_DATA_HOME o ~/.local/share)
      --database URL          otra base de datos: sqlite:///ARCHIVO o
                              postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    Cada ajuste tiene también una variable, como LASTCARD_PORT, y algunos no tienen
    otra cosa: están en docs/reference/settings.md. docs/how-to/run-a-server.md
    explica cómo montar uno abierto al mundo.

    códigos de salida:
      0    se detuvo, con Ctrl-C o SIGTERM
      1    no puede arrancar: el puerto está ocupado, no se puede escribir en la
           carpeta…
      2    la línea de órdenes es incorrecta

    ejemplos:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
