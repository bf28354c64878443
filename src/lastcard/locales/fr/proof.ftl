# The page of a match that is over, and whether its deals were fair.

proof-match = Une partie
proof-unfinished = Cette partie n’est pas terminée ; ses cartes sont secrètes jusque-là.
proof-to-table = Vers la table
proof-won =
    { $winners ->
        [one] { $who } gagne la partie.
       *[other] { $who } partagent la victoire.
    }
proof-record-text = Partie en texte
proof-record-json = Partie pour programmes

proof-about = Ton navigateur vient de remélanger chaque paquet à partir de ce que le serveur et les joueurs avaient publié avant chaque manche, et l’a comparé aux cartes distribuées. Quand les deux concordent et qu’un joueur a contribué, personne n’a pu choisir l’ordre des cartes, pas même le serveur.
proof-about-so-far = Avant chaque manche, le serveur publie l’empreinte de son secret et les joueurs contribuent ; après, le secret est ouvert. Ton navigateur vérifie chaque étape au fur et à mesure. Les cartes elles-mêmes sont comparées quand la partie est finie.
proof-seal =
    { $seal ->
        [proved] Prouvé
        [absent] Prouvé, mais tous n’ont pas contribué
        [alone] Conforme, mais le serveur a décidé seul
        [denied] Tu as contribué, l’enregistrement dit que non
        [wrong] Faux
        [open] Pas terminé
       *[none] Rien à prouver
    }
proof-verdict =
    { $seal ->
        [proved] Prouvé : personne n’a choisi l’ordre des cartes.
        [absent] Prouvé, mais certains n’ont pas toujours contribué : { $who }.
        [alone] Les paquets concordent, mais dans au moins une manche aucun joueur n’a contribué : le serveur a décidé seul.
        [denied] Tu as contribué, et l’enregistrement dit que non : le serveur a pu choisir entre des paquets.
        [wrong] Faux : ce qui a été distribué ne découle pas de ce qui avait été publié.
        [open] La partie n’est pas terminée, rien n’est donc encore prouvé.
       *[none] Cette partie n’a rien qu’on puisse prouver.
    }
proof-commit = Avant la manche, le serveur a choisi un secret et publié son empreinte :
proof-answers = Puis chaque place a apporté sa part, que personne ne pouvait connaître d’avance :
proof-answer =
    { $how ->
        [own] { $who } a contribué
        [kept] le serveur a contribué pour { $who }, un bot, selon une règle fixe :
       *[absent] { $who } n’a pas contribué
    }
proof-cut =
    { $at ->
        [one] { $who } a coupé le paquet : une carte est passée sous les autres.
       *[other] { $who } a coupé le paquet : { $at } cartes sont passées sous les autres.
    }
proof-reveal = Après la manche, le serveur a révélé son secret, qui doit avoir cette empreinte :
proof-right = Remélangé avec tout cela, le paquet est celui qui a été distribué, carte pour carte.
