# The place to study: one's own matches, with notes and tags.

study-progress = Tu progreso
study-file = Abrir un archivo de partida

study-matches = Tus partidas
study-search = Buscar
study-search-about = Nombres, notas y etiquetas
study-filters = Filtros
study-company =
    { $company ->
        [people] Con personas
       *[bots] Solo bots
    }
study-result =
    { $result ->
        [won] Ganada
       *[lost] Perdida
    }
study-when = Cuándo
study-days =
    { $days ->
        [7] Últimos 7 días
        [30] Últimos 30 días
        [365] Últimos 365 días
       *[0] Cualquier fecha
    }
study-any-speed = Cualquier velocidad
study-tagged = Etiqueta: { $tag }
study-clear = Borrar todo
study-found =
    { $count ->
        [0] Ninguna partida
        [one] Una partida
       *[other] { $count } partidas
    }
study-none = Aquí se guardan las partidas que has terminado, para volver a verlas. Todavía no hay ninguna.
study-play = Jugar una ahora
study-none-fit = Ninguna partida encaja. Prueba con menos palabras o filtros.
study-more = Mostrar más

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Repasar
study-record = Descargar el acta

study-note = Nota
study-note-about = Solo tú puedes leerla.
study-note-write = Escribir una nota
study-note-change = Cambiar la nota
study-signs = { $signs } de { $most } signos
study-save = Guardar
study-cancel = Cancelar
study-tag-new = Nueva etiqueta
study-tag-add = Añadir una etiqueta
study-tag-remove = Quitar la etiqueta «{ $tag }»

study-note-kept = La nota está guardada.
study-note-removed = La nota está quitada.
study-tag-added = La etiqueta «{ $tag }» está añadida.
study-tag-removed = La etiqueta «{ $tag }» está quitada.
study-undo = Deshacer
study-undone = Todo está como antes.
