# The table, before, during and after its match.

web-table-gone = Impossible d’afficher cette table.

# Before the match.
web-invite = Invite d’autres joueurs avec ce lien
web-only-here = Cette adresse ne marche que sur cette machine : le serveur n’est pas joignable d’ailleurs. Lance-le avec « lastcard serve --lan » pour inviter d’autres joueurs de ton réseau.
web-seat-empty = libre
web-seat-you = toi
web-sit = S’asseoir ici
web-stand = Se lever
web-seat-a-bot = Bot
web-remove = Retirer
web-ready = C’est bon pour moi
web-not-ready = Pas encore
web-is-ready = prêt
web-start = Lancer
web-table-rules = Règles à cette table
web-table-caps = Au plus { $deals } manches, { $asides } remarques et changements de place
web-host-starts = { $host } lance la partie quand tout le monde est prêt.
web-stand-in-starts = La personne qui a ouvert la table est partie : { $host } lance la partie quand tout le monde est prêt.
web-you-stand-in = La personne qui a ouvert la table est partie : c’est toi qui organises la table maintenant et lances la partie.
web-someone-starts = La personne qui a ouvert la table lance la partie quand tout le monde est prêt.
web-fill-seats = Remplis les places : invite des gens, ou installe des bots.
web-waits-for =
    { $more ->
        [0] On attend encore { $who }.
       *[other] On attend encore { $who } et { $more } autres.
    }
web-waits-for-absent = { $who } a quitté la table. Attends, ou libère la place et donne-la à quelqu’un d’autre.
web-not-here = pas là
web-choose-seat = Choisis une place.
web-call-you = Comment les autres doivent-ils t’appeler ?
web-call-me = Continuer : { $name }
web-call-you-about = Toute la table voit ce nom. Tu peux le changer plus tard sous « Toi ».
web-watching = Tu regardes.
web-closed = Cette table a été fermée.
web-closed-idle = Cette table a été fermée parce que personne n’y avait joué depuis longtemps.

# At the table.
web-taken =
    { $cards ->
        [0] rien ramassé
        [one] { $cards } ramassée
       *[other] { $cards } ramassées
    }
web-seat-label = { $who } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $taken ->
        [none] {""}
        [one] , { $taken } ramassée
       *[other] , { $taken } ramassées
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = pas là, un bot joue
web-offline = hors ligne
web-take-back = Reprendre ma place
web-clockwise = On joue dans le sens horaire.
web-counter-clockwise = On joue dans le sens antihoraire.
web-passes = Je passe !
web-last-card = Carte !
web-seconds = { $seconds } s
web-hand = Tes cartes
web-log = Ce qui s’est passé
web-log-none = Rien ne s’est encore passé dans cette manche.
web-earlier = Cartes déjà jouées
web-earlier-none = Aucun tour de cette manche n’est encore terminé.
web-sort =
    { $order ->
        [number] Triées par valeur ; trier par couleur
        [colour] Triées par couleur ; trier comme on pourrait jouer
       *[plan] Triées comme on pourrait jouer ; trier par valeur
    }
web-sorted =
    { $order ->
        [number] par valeur
        [colour] par couleur
       *[plan] par plan
    }
web-pass = Passer
web-will-pass = Va passer
web-undo = annuler
web-play = Jouer
web-play-this = Jouer { $type ->
        [pair] la
        [straight] la
        [flush] la
        [straight_flush] la
       *[other] le
    } { gang-combo }
web-give-this = Donner le { gang-combo }
web-plan-this = Prévoir : { gang-combo }
web-planned = Va jouer : { gang-combo }
web-give = Donner
web-not-playable = Pas maintenant
web-combos = Combos
web-combo-before = Combo précédent
web-combo-place = { $place } sur { $count }
web-hint = Que jouerait un bot fort ?
web-advice = Conseils
web-advice-about = Ce que jouerait un bot fort, et pourquoi, à chacun de tes tours.
web-advice-always = Un conseil à chaque tour
web-advice-waits = Le conseil vient quand c’est ton tour.
web-last-card-lesson = Il te reste une carte. À une vraie table, il faut l’annoncer maintenant, sinon la manche est finie pour toi ; ici, la table l’annonce. La personne qui joue avant toi doit maintenant essayer de t’arrêter.
web-understood = Compris
web-advice-take = Choisir pour moi
web-raised = peut être jouée
web-sure-gang = Vraiment jouer le gang de { $number } ?
web-sure-break = Vraiment casser le gang de { $number } ?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Pas une combinaison
web-why-give = Donne une carte
web-why-size =
    { $size ->
        [1] Il faut une carte
        [2] Il faut une paire
        [3] Il faut un brelan
        [5] Il faut cinq cartes
       *[gang] Seul un gang plus fort bat un gang
    }
web-why-lower = Moins fort que { $type ->
        [pair] la
        [straight] la
        [flush] la
        [straight_flush] la
       *[other] le
    } { gang-combo }
web-why-level = Pas plus fort que { $type ->
        [pair] la
        [straight] la
        [flush] la
        [straight_flush] la
       *[other] le
    } { gang-combo }
web-why-open = Il faut le 1 multicolore
web-why-open-small = Cinq cartes au plus pour ouvrir
web-why-highest = { $who } a une carte : joue { gang-the-card }
web-why-several = { $who } a une carte : joue-en deux ou plus
web-why-gang = { $who } a une carte : joue un gang
web-cut-here = Couper à { $at }

# The table's menu, talk and people.
web-menu = Table
web-auto-pass = Passer automatiquement quand rien n’est jouable
web-sound = Sons
web-qr = Le même lien en code QR
web-watchers =
    { $watchers ->
        [one] { $watchers } personne regarde.
       *[other] { $watchers } personnes regardent.
    }
web-keys-gang = Touches : 1 à 0 et les flèches choisissent des cartes, ↑ ↓ parcourent les combinaisons, Entrée joue, Espace passe, L annonce « Carte ! », H demande un conseil, Échap remet les cartes, ou arrête une passe automatique.
web-keys-thirteen = Touches : 1 à 5 et les flèches choisissent une carte, Entrée la joue, 1 à 3 choisissent la cible d’un Quatre Pourri, H demande un conseil.
web-keys-plain = Touches : les flèches vont de carte en carte, Espace en choisit une, Entrée joue les cartes choisies, Échap les remet.
web-leave = Quitter la partie
web-leave-sure = Un bot joue à ta place. Tu peux revenir tant que la partie dure.
web-leave-ends = Tu ne joues que contre des bots : la partie s’arrête.
web-leave-now = Quitter
web-talk = Discussion
web-talk-none = Rien n’a encore été dit.
web-talk-write = Dis quelque chose
web-talk-say = Envoyer
web-people = Les autres
web-mute = Ignorer
web-unmute = Ne plus ignorer
web-report = Signaler
web-reported = Signalé
web-report-why = Qu’est-ce qui ne va pas ?
web-report-reason =
    { $reason ->
        [talk] Ce qui a été dit
        [name] Le nom
        [play] La façon de jouer
       *[other] Autre chose
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Manche { $deal }. Tu distribues.
       *[no] Manche { $deal }. { $who } distribue.
    }
web-heard-played =
    { $you ->
        [yes] Tu joues
       *[no] { $who } joue
    } { $type ->
        [single] le
        [pair] une
        [straight] une
        [flush] une
        [straight_flush] une
       *[other] un
    } { gang-combo } ; { $left ->
        [0] plus aucune carte
        [one] il reste une carte
       *[other] il reste { $left } cartes
    }.
web-heard-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $who } passe.
    }
web-heard-declared =
    { $you ->
        [yes] Tu annonces « Carte ! »
       *[no] { $who } annonce « Carte ! »
    }
web-heard-undeclared =
    { $you ->
        [yes] Tu n’as pas annoncé « Carte ! » à temps : te voilà hors jeu pour cette manche, et tu gardes une carte.
       *[no] { $who } n’a pas annoncé « Carte ! » à temps et se retrouve hors jeu pour cette manche.
    }
web-cycle-won =
    { $you ->
        [yes] Tu gagnes le tour
       *[no] { $who } gagne le tour
    }
web-heard-put =
    { $you ->
        [yes] Tu poses
       *[no] { $who } pose
    } un { web-thirteen-card } { thirteen-on } : { $sum }.
web-heard-took =
    { $you ->
        [yes] Tu ramasses les cartes et tu en as { $taken }.
       *[no] { $who } ramasse les cartes et en a { $taken }.
    }

# What there is to do.
web-shuffling = On mélange les cartes…
web-passing = Tu n’as rien de plus fort : on passe pour toi …
web-passing-stop = Stop
web-passing-stop-about = Stop : ne plus passer pour moi
web-passed-unasked = Tu as passé : rien de plus fort.
web-waits-call = Un instant : { $who } peut encore annoncer « Carte ! ».
web-out-rule = Ce que dit la règle
web-out-rule-call = Quand il ne te reste qu’une carte, annonce « Carte ! » : en jouant, ou avant que la personne suivante ne joue ou ne passe.
web-out-rule-cost =
    { $cost ->
        [plus_one] Sans annonce, on est hors jeu pour la manche : la carte reste en main et coûte 2 points au lieu de 1. Les autres continuent, et tout le monde rejoue à la manche suivante.
       *[one] Sans annonce, on est hors jeu pour la manche : la carte reste en main et coûte 1 point. Les autres continuent, et tout le monde rejoue à la manche suivante.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } bleu
        [Y] { $value } jaune
        [G] { $value } vert
       *[R] Quatre Pourri
    }
web-thirteen-target = Choisis une cible.
web-thirteen-put = Poser le { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Prévoir : { web-thirteen-card }
web-thirteen-planned = Va jouer : { web-thirteen-card }
web-thirteen-safe = fait { $sum }
web-thirteen-takes =
    { $takes ->
        [one] ramasse { $takes } carte
       *[other] ramasse { $takes } cartes
    }
web-thirteen-target-label = { thirteen-target } : { $sum }, { thirteen-room }
web-thirteen-deal = Manche { $deal } sur { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Tu gagnes la manche { $deal }
       *[no] { $who } gagne la manche { $deal }
    }
web-forgot = a oublié d’annoncer « Carte ! »
web-deal-over = La manche { $deal } est finie
web-next-deal = Manche suivante
web-waiting-others = En attente des autres…
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Tu gagnes la partie
        [shared] Tu partages la victoire avec { $who }
       *[no] { $winners ->
            [one] { $who } gagne la partie
           *[other] { $who } gagnent la partie
        }
    }
web-pile-label =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[rotten] Quatre Pourris
    } : { $cards }{ $most ->
        [yes] , la majorité, qui ne coûte donc rien
       *[no] {""}
    }
web-most = ★ La majorité d’une couleur ne coûte rien.
web-fair = La donne était-elle honnête ?
web-record = La partie en fichier :
web-record-text = texte
web-record-json = JSON
web-points-alone = les autres étaient tous hors jeu
web-points-how = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
        [rotten] { $rotten ->
            [one] { $rotten } Quatre Pourri
           *[other] { $rotten } Quatre Pourris
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } + { $rotten ->
            [one] { $rotten } Quatre Pourri
           *[other] { $rotten } Quatre Pourris
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Ce que coûte une carte, selon le nombre qui reste :
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Rejouer
web-to-rematch = Vers la revanche
web-wants-rematch = { $who } veut une revanche.
web-rematch-join = Rejoindre
web-no-deals = Aucune manche n’est encore comptée.
web-none-left = plus de cartes
web-played-last = Dernier coup :

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = À toi : choisis un coup.
web-plain-moves = Tes coups
