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
web-ready = Prêt
web-not-ready = Pas prêt
web-is-ready = prêt
web-start = Lancer
web-start-waits = La partie peut commencer quand chaque place est prise et que tout le monde est prêt.
web-host-starts = { $host } lance la partie quand tout le monde est prêt.
web-choose-seat = Choisis une place.
web-watching = Tu regardes.
web-closed = Cette table a été fermée.

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
    }, { web-points }
web-away = pas là, un bot joue
web-offline = hors ligne
web-take-back = Reprendre ma place
web-clockwise = On joue dans le sens horaire.
web-counter-clockwise = On joue dans le sens antihoraire.
web-passes = passe
web-last-card = Carte !
web-out = hors jeu
web-seconds = { $seconds } s
web-hand = Tes cartes
web-earlier = Cartes déjà jouées
web-earlier-none = Aucun pli de cette manche n’est encore terminé.
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
       *[plan] comme on pourrait jouer
    }
web-pass = Passer
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
web-planned = Prévu : { gang-combo }
web-give = Donner
web-not-playable = Pas maintenant
web-combos = Combos
web-hint = Que jouerait un bot fort ?
web-advice = Conseils
web-advice-about = Ce que jouerait un bot fort, et pourquoi, à chacun de tes tours.
web-advice-always = Un conseil à chaque tour
web-advice-waits = Le conseil vient quand c’est ton tour.
web-advice-take = Choisir pour moi
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
web-qr = Le même lien en code à photographier
web-watchers =
    { $watchers ->
        [one] { $watchers } personne regarde.
       *[other] { $watchers } personnes regardent.
    }
web-keys-gang = Touches : 1 à 0 et les flèches choisissent des cartes, ↑ ↓ parcourent les combinaisons, Entrée joue, Espace passe, L annonce « Carte ! », H demande un conseil, Échap remet les cartes.
web-keys-thirteen = Touches : 1 à 5 et les flèches choisissent une carte, Entrée la joue, 1 à 3 choisissent la cible d’un quatre pourri, H demande un conseil.
web-leave = Quitter la partie
web-leave-sure = Un bot joue à ta place. Tu peux revenir tant que la partie dure.
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
web-open = Tu ouvres la partie : joue le 1 multicolore, seul ou dans une combinaison.
web-lead = À toi d’entamer : joue la combinaison de ton choix.
web-beat = À toi : joue plus fort, ou passe.
web-cannot = Tu n’as rien de plus fort.
web-call = Il te reste une carte : annonce « Carte ! » avant que le joueur suivant ne joue ou ne passe.
web-lead-highest = { $who } n’a plus qu’une carte : entame avec ta carte la plus forte, { gang-the-card }.
web-block = { $who } n’a plus qu’une carte : joue ta carte la plus forte, { gang-the-card }{ $gang ->
        [yes] , ou un gang
       *[no] {""}
    }.
web-block-gang = { $who } n’a plus qu’une carte : tu dois jouer un gang.
web-cut = Coupe le paquet.
web-show = Coupe encore, pour montrer une carte.

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } bleu
        [Y] { $value } jaune
        [G] { $value } vert
       *[R] quatre pourri
    }
web-thirteen-turn = À toi : choisis une carte.
web-thirteen-target = Choisis une cible.
web-thirteen-put = Poser le { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Prévoir : { web-thirteen-card }
web-thirteen-planned = Prévu : { web-thirteen-card }
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
web-won-match =
    { $you ->
        [yes] Tu gagnes la partie
        [shared] Tu partages la victoire
       *[no] { $who } gagne la partie
    }
web-pile-label =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[rotten] quatre pourris
    } : { $cards }{ $most ->
        [yes] , la majorité, qui ne coûte donc rien
       *[no] {""}
    }
web-most = ★ La majorité d’une couleur ne coûte rien.
web-fair = La donne était-elle honnête ?
web-record = La partie en fichier :
web-record-text = texte
web-record-json = JSON
web-prices = Ce que coûte une carte, selon le nombre qui reste :
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Rejouer
web-to-rematch = Vers la revanche
web-no-deals = Aucune manche n’est encore comptée.
web-none-left = plus de cartes
web-played-last = Dernier coup :
