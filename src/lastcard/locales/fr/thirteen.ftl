# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = À 13, un tour, c’est une carte : il n’y a rien à passer, à annoncer ni à couper.
thirteen-target-unknown = Il n’y a pas de cible { $target } : les cibles sont B (bleu), Y (jaune) et G (vert).
thirteen-target-missing = { $card } va sur n’importe quelle cible, précise donc laquelle : { $card }>B, { $card }>Y ou { $card }>G.
thirteen-wrong-target = { $card } ne va que sur la cible de sa couleur, { $own ->
    [B] le bleu
    [Y] le jaune
   *[G] le vert
}, pas sur { $target ->
    [B] le bleu
    [Y] le jaune
   *[G] le vert
}.

thirteen-position-unreadable = « { $part } » ne veut rien dire dans une position.
thirteen-position-impossible = « { $part } » ne peut arriver dans aucune manche.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Bleu
        [Y] Jaune
       *[G] Vert
    }
thirteen-on =
    { $target ->
        [B] sur le bleu
        [Y] sur le jaune
       *[G] sur le vert
    }
thirteen-deal-number = manche { $deal } sur { $deals }
thirteen-deals =
    { $you ->
        [yes] tu distribues
       *[no] { $who } distribue
    }
thirteen-direction = sens horaire

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] plein, tout dépasse
        [13] vide
       *[other] il reste { $room }, { $breaks ->
            [0] tout passe
           *[other] un { $breaks } dépasse
        }
    }
thirteen-room-short =
    { $room ->
        [0] plein
        [13] vide
       *[other] { $breaks ->
            [0] il reste { $room }
           *[other] un { $breaks } dépasse
        }
    }
thirteen-pile =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte à piocher
       *[other] { $cards } cartes à piocher
    }
thirteen-taken =
    { $cards ->
        [one] { $cards } ramassée
       *[other] { $cards } ramassées
    }
thirteen-sorted =
    { $order ->
        [colour] par couleur
       *[other] par valeur
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Manche { $deal }. Tu distribues.
       *[no] Manche { $deal }. { $who } distribue.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }tu poses
       *[no] { $who }pose {"   "}
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts } : { $you ->
        [yes] tu ramasses
       *[no] ramasse
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = À toi : choisis une carte.
thirteen-duty-take =
    { $choices ->
        [one] Tu n’as pas le choix : ta carte te fait ramasser { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
       *[other] Chacune de tes cartes fait ramasser ; au minimum { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
    }
thirteen-task = À toi : pose une carte sur la cible de sa couleur.
thirteen-task-rotten = À toi : une carte ; un Quatre Pourri va où tu veux, par exemple r4>y.
thirteen-task-few =
    { $count ->
        [one] À toi : il n’y a que { $moves } sans danger, le reste te fait ramasser.
       *[other] À toi : il n’y a que { $moves } sans danger, le reste te fait ramasser.
    }
thirteen-task-most = À toi : avec { $moves }, tu ramasserais ; le reste est sans danger.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, à { $sum }
thirteen-hint-makes = fait { $sum }
thirteen-hint-takes = ramasse { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = La manche { $deal } est finie. Voici ce que chacun a ramassé :
thirteen-pile-of =
    { $target ->
        [R] Pourris x2
       *[other] { thirteen-target }
    }
thirteen-points-head = points
thirteen-most = * majorité d’une couleur : gratuite ; sinon 1 par carte, 2 par Quatre Pourri
thirteen-pad-deal = donneur
thirteen-pad-length = La partie compte { $deals } manches ; le plus petit total gagne.
thirteen-next-deal =
    { $you ->
        [dealer] Tu distribues la manche suivante, et { $beginner } commence.
        [beginner] { $dealer } distribue la manche suivante, et tu commences.
       *[no] { $dealer } distribue la manche suivante, et { $beginner } commence.
    }
thirteen-help =
    Tape une carte, en majuscules ou non :  b7  ou  y1  ou  g5
    Elle va sur la cible de sa couleur : B bleu, Y jaune, G vert. Un Quatre
    Pourri, R4, va sur n’importe quelle cible ; dis laquelle :  r4>y  ou  r4 y
thirteen-summary =
    Trois cibles sont sur la table, une bleue, une jaune et une verte ; chacune
    va jusqu’à 13. À ton tour, pose une carte sur la cible de sa couleur, puis
    pioches-en une autre tant qu’il en reste. Un Quatre Pourri, R4, vaut 4 et va
    sur n’importe quelle cible. On ne passe pas.

    Si la somme dépasse alors 13, tu ramasses les cartes qui étaient là ; la
    tienne reste. À 13 tout juste, il ne se passe rien.

      Bleu, jaune et vert      1 1 1  2 2 2  4 4  5 5 5  7 7 7   par couleur
      Quatre pourris           huit

    La manche est finie quand toutes les cartes sont jouées. Une carte ramassée
    coûte 1 point, un Quatre Pourri 2. Mais si tu as le plus de cartes d’une
    couleur, elle ne te coûte rien ; à égalité en tête, tous paient.

    Chacun distribue une fois, deux fois à trois joueurs. Le plus petit total
    gagne. Règles complètes : lastcard rules thirteen
