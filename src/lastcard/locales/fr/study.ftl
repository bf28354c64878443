# The place to study: one's own matches, with notes and tags.

study-progress = Tes progrès
study-file = Ouvrir un fichier de partie

study-matches = Tes parties
study-search = Chercher
study-search-about = Noms, notes et étiquettes
study-filters = Filtres
study-company =
    { $company ->
        [people] Avec des gens
       *[bots] Bots seulement
    }
study-result =
    { $result ->
        [won] Gagnée
       *[lost] Perdue
    }
study-when = Quand
study-days =
    { $days ->
        [7] 7 derniers jours
        [30] 30 derniers jours
        [365] 365 derniers jours
       *[0] À tout moment
    }
study-any-speed = Toute vitesse
study-tagged = Étiquette : { $tag }
study-clear = Tout effacer
study-found =
    { $count ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $count } parties
    }
study-none = Les parties que tu as terminées sont gardées ici, pour être revues. Il n’y en a pas encore.
study-play = Jouer maintenant
study-none-fit = Aucune partie ne convient. Essaie moins de mots ou de filtres.
study-more = Afficher plus

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what } : { $game }, { $date }
study-replay = Revoir
study-record = Télécharger la partie

study-note = Note
study-note-about = Personne d’autre ne peut la lire.
study-note-write = Écrire une note
study-note-change = Changer la note
study-signs = { $signs } signes sur { $most }
study-save = Enregistrer
study-cancel = Annuler
study-tag-new = Nouvelle étiquette
study-tag-add = Ajouter une étiquette
study-tag-remove = Retirer l’étiquette « { $tag } »

study-note-kept = La note est gardée.
study-note-removed = La note est retirée.
study-tag-added = L’étiquette « { $tag } » est ajoutée.
study-tag-removed = L’étiquette « { $tag } » est retirée.
study-undo = Défaire
study-undone = Tout est comme avant.
