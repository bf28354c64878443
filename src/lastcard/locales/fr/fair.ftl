# The provable deal: what it refuses.

fair = La donne vérifiable refuse cela.
fair-malformed = Ceci n’a pas la forme voulue.
fair-note-unreadable = « { $text } » n’est pas une note de donne vérifiable.
fair-name-refused = « { $name } » ne peut pas servir de nom ici : des lettres, des chiffres, des points, des traits d’union et des tirets bas, 64 au plus, en commençant par une lettre ou un chiffre.
fair-deck-refused = Ces { $cards } cartes ne sont pas le paquet de cette partie, ou pas un paquet qu’on puisse mélanger ici.
fair-seats-refused = Une partie ne peut pas avoir { $seats } places.
fair-wrong-length = Il faut 32 octets ici, pas { $length }.
fair-out-of-order = Ce n’est pas le moment.
fair-wrong-moment = Ce n’est pas le moment de cette étape ({ $step }) ; la donne en est à « { $phase } ».
fair-reveal-too-early = La manche { $deal } n’est pas encore comptée : son secret le reste jusque-là.
fair-seat-unknown = Il n’y a pas de place { $seat } à cette table.
fair-seat-answered = La place { $seat } a déjà répondu.
fair-step-refused = Cela ne peut pas se faire ainsi.
fair-link-refused = Ce que la place { $seat } apporte à la manche { $deal } n’appartient pas à sa chaîne.
fair-seat-kept = La place { $seat } n’a pas de chaîne à elle : le serveur contribue à sa place, et elle ne coupe pas.
fair-cut-refused = Une coupe lève de 1 à { $most } cartes, pas { $at }.
fair-chain-spent = Une chaîne de { $length } maillons n’en a pas pour la manche { $deal }.
fair-commitment-repeated = Le secret de la manche { $deal } a déjà servi dans cette partie.
fair-reveal-refused = Le secret révélé pour la manche { $deal } n’est pas celui qui avait été engagé.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Manche { $deal } : prouvée.
fair-verdict-alone = Manche { $deal } : conforme à ses notes, mais personne n’a contribué, le serveur a donc décidé seul.
fair-verdict-open = Manche { $deal } : pas terminée, rien n’est donc encore prouvé.
fair-verdict-differs = Manche { $deal } : pas prouvée.

# The provable deal: what a verification finds.

fair-found-note-damaged = « { $text } » n’est pas une note de donne vérifiable.
fair-found-note-misplaced = La note « { $text } » n’est pas à sa place.
fair-found-not-covered = Aucune note ne dit comment cette manche a été mélangée.
fair-found-commit-missing = Le serveur ne s’est engagé sur aucun secret.
fair-found-commit-repeated = Le serveur a réutilisé le secret de la manche { $deal }.
fair-found-link-missing = Rien n’est noté sur la place { $seat } : ni un maillon, ni qu’elle n’a pas contribué.
fair-found-chain-broken = Le maillon de la place { $seat } ne mène pas à sa chaîne.
fair-found-link-not-derived = Le maillon de la place { $seat }, pour laquelle le serveur contribue, ne découle pas du secret.
fair-found-absence-refused = La place { $seat }, pour laquelle le serveur contribue, est notée absente.
fair-found-receipt-wrong = Le reçu de la place { $seat } n’est pas signé par le serveur.
fair-found-signature-wrong = Ce qui est noté de cette manche n’est pas signé par le serveur.
fair-found-commit-replaced = L’engagement de l’enregistrement n’est pas celui auquel on a répondu.
fair-found-denied = La place { $seat } a contribué, comme le dit le reçu du serveur lui-même ; l’enregistrement dit que non.
fair-found-unheard = Le maillon de la place { $seat } a été envoyé, et l’enregistrement dit autre chose ; aucun reçu de son serveur ne le montre.
fair-found-cut-refused = La place { $seat } n’a pas le droit de couper ce paquet, ou pas à { $at }.
fair-found-reveal-missing = Le secret n’a pas été révélé.
fair-found-reveal-too-early = Le secret est révélé, mais la manche n’est pas comptée.
fair-found-commitment-differs = Le secret révélé n’est pas celui sur lequel le serveur s’était engagé.
fair-found-deck-size-differs = { $dealt } cartes ont été distribuées, mais le paquet en a { $cards }.
fair-found-deck-differs = La carte { $place } du paquet était { $dealt } et aurait dû être { $due }.
