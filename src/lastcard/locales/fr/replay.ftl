# A match stepped through: its screen, and how a record file is opened.

replay-title = Revoir la partie
replay-leave = Retour
replay-empty = Il n’y a encore aucun coup dans cet enregistrement.
replay-hand = Les cartes de { $who }
replay-hands = Les cartes de tous

replay-first = Au début
replay-deal-back = Une manche en arrière
replay-cycle-back = Un tour en arrière
replay-back = Un coup en arrière
replay-start = Défiler tout seul
replay-pause = Arrêter
replay-on = Un coup en avant
replay-cycle-on = Un tour en avant
replay-deal-on = Une manche en avant
replay-last = À la fin
replay-speed = Vitesse
replay-place = Coup { $place }
replay-place-of = Coup { $place } sur { $places }
replay-slider = Endroit de la partie

replay-eyes = De qui tu vois les cartes
replay-eyes-you = Les tiennes
replay-eyes-of = { $who }
replay-eyes-open = Tous les jeux ouverts

replay-known = Ce qu’on savait
replay-known-about = Toutes les cartes du jeu, selon ce que { $who } pouvait savoir alors.
replay-known-open = Toutes les cartes du jeu, tous les jeux étant ouverts.
replay-known-count =
    { $where ->
        [own] En main : { $cards }
        [table] Sur la table : { $cards }
        [gone] Jouées : { $cards }
        [held] Connues dans d’autres mains : { $cards }
       *[unseen] Pas vues : { $cards }
    }
replay-where =
    { $where ->
        [own] en main
        [table] sur la table
        [gone] jouée
        [held] dans la main de { $who }
       *[unseen] pas vue
    }
replay-unknown-game = Pour ce jeu, personne ne compte encore les cartes ici.

replay-hide = Cacher la suite
replay-hide-about = Le résultat et les manches suivantes se voient quand tu y arrives.
replay-more = Plus sur cette partie
replay-keys = Touches
replay-key-move = un coup en arrière ou en avant
replay-key-cycle = un tour en arrière ou en avant
replay-key-deal = une manche en arrière ou en avant
replay-key-ends = au début ou à la fin
replay-key-start = défiler tout seul, ou arrêter
replay-key-eyes = voir la main suivante, ou toutes
replay-key-known = ce qu’on savait, ce qui s’est passé, le score
replay-key-help = cette liste
replay-swipe = Sur un téléphone, glisse le doigt sur la table : à gauche pour le coup suivant, à droite pour le précédent.
replay-link = Lien vers ce coup
replay-to-match = Résultat et preuve de cette partie

replay-file = Ouvrir un fichier de partie
replay-file-about = Une partie enregistrée en texte ou en JSON, ici ou dans le terminal, peut se revoir coup par coup. Le serveur n’en garde rien.
replay-file-choose = Choisir un fichier
replay-file-drop = ou dépose-le n’importe où sur cette page
replay-file-long = Ce fichier est trop long pour être une partie.
replay-file-unreadable = Ce fichier ne se lit pas comme du texte.
replay-file-other = Ouvrir un autre fichier
