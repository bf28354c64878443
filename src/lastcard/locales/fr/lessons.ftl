# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = C’est permis. Mais tu as quelque chose qui marche ici : essaie de le trouver !

## Gang of Four

lesson-colours = Le nombre, puis la couleur
lesson-colours-about = Quelle carte est la plus forte ?
lesson-colours-order = Le plus grand nombre gagne. Même nombre ? Le vert est le plus faible, puis le jaune, et le rouge est le plus fort.
lesson-colours-beat = Quelqu’un a joué le 7 vert. Bats-le avec ta plus petite carte assez forte. Touche une carte, puis Jouer.
lesson-colours-beat-right = Même nombre, meilleure couleur : le jaune bat le vert. Et ton 9 reste pour plus tard !
lesson-colours-beat-other = Ça gagne, mais c’est du gâchis : une carte plus petite suffit aussi.
lesson-colours-special = Quatre cartes sont spéciales. Le 1 multicolore est le plus fort des 1. Au-dessus des 10 il y a deux phénix, et tout en haut le dragon.
lesson-colours-ask = Laquelle des trois est la plus forte ?
lesson-colours-ask-right = Oui ! 9 est plus que 8, et le jaune plus que le vert.
lesson-colours-ask-other = Regarde d’abord le nombre. La couleur ne compte que si les nombres sont égaux.
lesson-colours-phoenix = Un 10 rouge ! Bats-le, mais garde ton dragon.
lesson-colours-phoenix-right = Le phénix vole au-dessus de tous les 10. Bien gardé, dragon !
lesson-colours-phoenix-other = Le dragon bat tout, alors garde-le pour quand rien d’autre n’aide.

lesson-pairs = Paires et brelans
lesson-pairs-about = Deux ou trois fois le même nombre
lesson-pairs-show = Deux nombres égaux font une paire, trois un brelan. Les deux phénix font aussi une paire.
lesson-pairs-beat = Il y a une paire de 5. Seule une paire plus forte la bat : touche deux cartes, puis Jouer.
lesson-pairs-beat-right = Des 8 sur des 5. Deux cartes parties d’un coup !
lesson-pairs-ask = Quelle paire de 6 est la plus forte ?
lesson-pairs-ask-right = Exact : la plus haute carte décide, et le rouge bat le jaune.
lesson-pairs-ask-other = Compare d’abord la meilleure carte de chaque paire. L’une a un 6 rouge.
lesson-pairs-three = Trois 7 ! Qu’est-ce qui les bat ? Il faut encore trois cartes.
lesson-pairs-three-right = Trois 9. Personne ne l’a vu venir.

lesson-five = Cinq cartes d’un coup
lesson-five-about = Suite, couleur, full
lesson-five-show = Voici quatre sortes de cinq cartes, de la plus faible à la plus forte. Chacune bat toutes celles du dessus.
lesson-five-straight = Tu entames. Trouve cinq nombres qui se suivent et pose-les tous d’un coup.
lesson-five-straight-right = 3, 4, 5, 6, 7. Cinq cartes parties en une fois !
lesson-five-straight-other = Tu peux entamer ainsi. Mais cinq nombres qui se suivent se cachent dans ta main : cherche 3, 4, 5…
lesson-five-flush = Une suite jusqu’au 10 ! Ce n’est qu’une suite. Trouve cinq cartes d’une même couleur.
lesson-five-flush-right = Une couleur bat toutes les suites, même les plus hautes.
lesson-five-ask = Laquelle est la plus forte ?
lesson-five-ask-right = Un full bat toutes les couleurs et toutes les suites, même avec de petits nombres.
lesson-five-ask-other = D’abord la sorte : suite, puis couleur, puis full. Les nombres ne comptent qu’à l’intérieur d’une sorte.
lesson-five-house = Cette fois c’est une couleur. Il te faut trois cartes d’un nombre et deux d’un autre.
lesson-five-house-right = Full ! Trois 3 et deux 6 battent n’importe quelle couleur.

lesson-rainbow = Le 1 multicolore
lesson-rainbow-about = Il entre dans toutes les couleurs
lesson-rainbow-show = Le 1 multicolore prend la couleur qu’on veut. Ici, c’est une couleur rouge !
lesson-rainbow-flush = Tu n’as que quatre cartes d’une même couleur. Qui pourrait être la cinquième ? Bats la suite.
lesson-rainbow-flush-right = Le petit 1 a sauvé ta couleur.
lesson-rainbow-straight-flush = Tu entames. Cinq qui se suivent et d’une seule couleur : trouve la suite à la couleur.
lesson-rainbow-straight-flush-right = Les cinq cartes les plus fortes. Seul un gang peut encore t’arrêter.
lesson-rainbow-straight-flush-other = Tu peux entamer ainsi. Mais cherche 1, 2, 3, 4, 5 d’une seule couleur.
lesson-rainbow-plain-straight = Cinq qui se suivent, bien ! Mais une carte est d’une autre couleur. Quel 5 serait mieux ?

lesson-gangs = Les gangs
lesson-gangs-about = Quatre du même nombre battent tout
lesson-gangs-show = Quatre cartes du même nombre ou plus forment un gang. Il bat tout : cartes seules, paires, brelans, cinq cartes. Un gang plus grand bat un plus petit.
lesson-gangs-dragon = Le dragon ! Aucune carte seule ne le bat. Mais tu as un gang…
lesson-gangs-dragon-right = Même le dragon fuit devant quatre petits 4.
lesson-gangs-dragon-pass = Tu pourrais passer, mais tu raterais le meilleur : quatre de tes cartes ont le même nombre.
lesson-gangs-ask = Lequel bat les deux autres ?
lesson-gangs-ask-right = Entre gangs, cinq cartes en battent quatre, même cinq 2.
lesson-gangs-ask-other = Un gang bat toutes les suites à la couleur. Et entre gangs, celui qui a plus de cartes gagne.
lesson-gangs-five = Un gang de quatre 10 ! Peux-tu faire mieux ?
lesson-gangs-five-right = Cinq 3 chassent quatre 10.

lesson-leading = Entamer et passer
lesson-leading-about = Qui commence, qui passe, à qui le tour
lesson-leading-lead = Rien n’est posé : tu entames, donc joue ce que tu veux. Débarrasse-toi de tes trois 3.
lesson-leading-lead-right = Maintenant tous doivent répondre avec trois cartes, ou passer.
lesson-leading-lead-other = C’est permis ! Mais les petites cartes sont difficiles à perdre plus tard : entame avec les trois 3.
lesson-leading-pass = Une paire de 8. Tu n’as pas de paire plus forte, alors que faire ?
lesson-leading-pass-right = Passer ne coûte rien. Tu attends ton heure.
lesson-leading-ask = Tu as joué le 10 jaune. Deux joueurs ont passé, et le troisième passe aussi. Qui entame ensuite ?
lesson-leading-ask-right = Toi ! Quand tous les autres passent, le dernier à avoir joué entame comme il veut.
lesson-leading-ask-other = Quand tous les autres passent, on revient au dernier qui a joué. Qui était-ce ?
lesson-leading-return = Tu viens de passer. Pas grave : à ton prochain tour tu peux encore jouer. Bats le 8 rouge.
lesson-leading-return-right = De retour dans le jeu !

lesson-last-card = Carte !
lesson-last-card-about = L’annoncer, et arrêter les autres
lesson-last-card-declare = Après tes 9 il te reste une seule carte. Alors tu dois dire « Carte ! ». Touche les 9, touche Carte !, et joue.
lesson-last-card-declare-right = Tout le monde a entendu. Plus qu’une carte !
lesson-last-card-silent = Tu as oublié de dire « Carte ! ». À table tu serais hors jeu. Touche Carte ! avant de jouer.
lesson-last-card-block = Il ne reste qu’une carte au joueur suivant ! Tu dois jouer ta carte la plus forte pour l’arrêter.
lesson-last-card-block-right = Bloqué ! Un 9 ne passe pas ton 10 rouge.
lesson-last-card-lead = Maintenant tu entames, et le suivant a toujours cette carte. N’entame pas avec une carte seule si tu peux l’éviter.
lesson-last-card-lead-right = Une carte ne peut pas répondre à deux. Malin !

lesson-scoring = Compter les points
lesson-scoring-about = Pourquoi seize cartes font mal
lesson-scoring-show = Quand quelqu’un finit, les autres paient les cartes qui leur restent. Plus il y en a, plus chacune coûte. Peu de points, c’est bien !
lesson-scoring-few = Il te reste 7 cartes. Combien de points ?
lesson-scoring-few-right = Jusqu’à 7 cartes, chacune coûte un point.
lesson-scoring-few-other = Regarde les prix : avec 7 cartes, chacune coûte 1.
lesson-scoring-eight = Et avec une de plus, 8 cartes ?
lesson-scoring-eight-right = Le double ! À partir de 8 cartes chacune coûte 2.
lesson-scoring-eight-other = À partir de 8 cartes chacune coûte 2. Donc 8 fois 2…
lesson-scoring-all = Tu n’as pu jouer aucune carte : il en reste 16. Aïe ! Combien de points ?
lesson-scoring-all-right = 80 points. Et à 100 la partie est finie !
lesson-scoring-all-other = 16 cartes coûtent 5 chacune. Ça fait mal !
lesson-scoring-play = Le suivant n’a que deux cartes et tu en as 8. Tu entames : pose autant de cartes que possible d’un coup.
lesson-scoring-play-right = Plus que 3 cartes : 3 points au lieu de 16.
lesson-scoring-play-other = Permis, mais beaucoup de cartes te restent. Cherche cinq qui se suivent.

lesson-exchange = L’échange
lesson-exchange-about = Un cadeau pour le gagnant
lesson-exchange-ask = Avant chaque manche sauf la première, le perdant donne au gagnant sa meilleure carte. Tu as gagné. Qui te donne une carte ?
lesson-exchange-ask-right = Celui à qui il restait le plus de cartes doit donner.
lesson-exchange-ask-other = Le perdant est celui à qui il restait le plus de cartes.
lesson-exchange-give = Tu as reçu le dragon ! Rends maintenant une carte de ton choix. Prends celle qui t’aide le moins.
lesson-exchange-give-right = Un 1 vert tout seul, la plus faible de toutes. Merci bien !
lesson-exchange-dragon = Tu pourrais même rendre le dragon. Mais c’est la meilleure carte du jeu !
lesson-exchange-high = Le phénix est une de tes meilleures cartes. Donne plutôt une petite qui ne va avec rien.
lesson-exchange-give-other = Permis, mais cette carte vaut mieux qu’une autre. Laquelle est la plus faible ?

lesson-direction = Dans quel sens
lesson-direction-about = Le sens change à chaque manche
lesson-direction-first = À la première manche on tourne dans le sens antihoraire : suis les flèches. Tu passes. À qui le tour ?
lesson-direction-first-right = Exact : vers la droite.
lesson-direction-first-other = Regarde les flèches autour de la table. Pars du bas, là où tu es.
lesson-direction-second = À la deuxième manche les flèches se retournent. Tu passes. À qui le tour maintenant ?
lesson-direction-second-right = Maintenant on tourne vers la gauche. À la manche suivante ça change encore.
lesson-direction-second-other = Les flèches se sont retournées : suis-les depuis ta place.
lesson-direction-block = Il ne reste qu’une carte à quelqu’un. Joue-t-il juste après toi ? Alors tu sais quoi faire !
lesson-direction-block-right = Oui, c’était le suivant : ta plus forte carte l’a bloqué.
lesson-direction-free = Encore une dernière carte chez quelqu’un. Mais cette fois il joue avant toi, pas après. Ta plus petite carte gagnante suffit.
lesson-direction-free-right = Seul le joueur juste avant doit bloquer. Ce n’était pas toi.
lesson-direction-free-other = Permis, mais rien ne t’y oblige : la dernière carte n’est pas juste après toi. Garde tes fortes cartes.

lesson-three = À trois joueurs
lesson-three-about = Une main que personne ne voit
lesson-three-ask = Il y a 64 cartes et chacun en reçoit 16, même à trois. Combien de cartes personne ne reçoit-il ?
lesson-three-ask-right = 16 cartes dorment pendant cette manche. Personne ne sait lesquelles.
lesson-three-ask-other = Trois fois 16 font 48. Combien en manque-t-il jusqu’à 64 ?
lesson-three-open = Qui a le 1 multicolore ouvre la partie et doit le jouer : seul ou avec d’autres cartes.
lesson-three-open-right = Et la partie est lancée !
lesson-three-passes = Tu as joué le 9 rouge. Un joueur a passé, et l’autre passe maintenant. Qui entame ensuite ?
lesson-three-passes-right = Toi. À trois, deux passes suffisent.
lesson-three-passes-other = Recompte : à part toi il n’y a que deux joueurs, et les deux ont passé.
lesson-three-hidden = Un 10 vert. Ton phénix le bat. Peut-être que quelqu’un a le dragon, peut-être qu’il dort. Ose !
lesson-three-hidden-right = Courageux ! À trois, les grandes cartes dorment souvent.

lesson-counting = Compter ce qui est sorti
lesson-counting-about = Retenir les grandes cartes
lesson-counting-show = Seules trois cartes sont au-dessus des 10, et chacune n’existe qu’une fois. Retiens lesquelles sont parties !
lesson-counting-one = Le dragon a été joué. Combien de cartes seules battent encore ton phénix vert ?
lesson-counting-one-right = Une seule : le phénix jaune.
lesson-counting-one-other = Au-dessus du phénix vert il y a le phénix jaune et le dragon. L’un des deux est parti.
lesson-counting-ten = Le dragon et le phénix vert sont partis. Combien de cartes seules battent encore un 10 rouge ?
lesson-counting-ten-right = Seulement le phénix jaune. Ton 10 rouge est presque le roi.
lesson-counting-ten-other = Recompte : phénix vert, phénix jaune, dragon. Deux des trois sont partis.
lesson-counting-play = Le dragon est parti et tu entames avec deux cartes. Laquelle d’abord, pour finir à coup sûr ?
lesson-counting-play-right = Personne ne peut la battre. Tous passent, tu entames encore, et ton 3 part en dernier.
lesson-counting-play-other = Permis, mais quelqu’un battra le 3, et tu n’entameras peut-être plus. As-tu une carte que personne ne peut battre ?

## 13

lesson-targets = Les cibles
lesson-targets-about = Chacune supporte 13
lesson-targets-first = Trois cibles, trois couleurs. Pose une carte sur la cible de sa couleur : touche une carte, puis le bouton.
lesson-targets-first-right = Les nombres s’additionnent. Puis tu pioches, et c’est au suivant.
lesson-targets-thirteen = Une cible supporte 13, pas un de plus. Amène-en une à exactement 13 !
lesson-targets-thirteen-right = Exactement 13, c’est bon. Elle est pleine, et le suivant a un problème.
lesson-targets-thirteen-other = C’est permis et ne ramasse rien. Mais une de tes cartes fait exactement 13.
lesson-targets-over = Ça dépasse 13 : tu ramasserais les cartes posées là. Trouve une carte qui passe !
lesson-targets-safe = Ça devient serré. Une seule de tes cartes passe encore. Laquelle ?
lesson-targets-safe-right = Ouf ! C’est passé de justesse.

lesson-taking = Dépasser
lesson-taking-about = Qui ramasse quoi
lesson-taking-over = Essaie ce que personne n’aime : fais dépasser 13 au jaune.
lesson-taking-over-right = Tu as ramassé les trois cartes posées là. Ton 5 reste sur la cible.
lesson-taking-over-other = Celle-là passe. Cette fois dépasse 13 sur le jaune, pour voir.
lesson-taking-least = Toutes tes cartes dépassent. Choisis pour ramasser le moins de cartes possible.
lesson-taking-least-right = Deux cartes. Ça aurait pu être pire !
lesson-taking-least-other = Ça ramasse plus de cartes. Compte les cartes de chaque cible : où y en a-t-il le moins ?

lesson-majorities = La majorité d’une couleur
lesson-majorities-about = Parfois beaucoup de cartes ne coûtent rien
lesson-majorities-plain = À la fin chaque carte ramassée coûte 1 point. Voici ce que chacun a ramassé. Combien paies-tu ?
lesson-majorities-plain-right = Trois cartes, trois points.
lesson-majorities-plain-other = Quelqu’un a plus de bleu et plus de jaune que toi. Chaque carte te coûte donc 1.
lesson-majorities-most = Mais qui a le plus d’une couleur ne la paie pas ! Et maintenant ?
lesson-majorities-most-right = Quatre cartes bleues, plus que tous les autres : gratuites. Seule la jaune coûte.
lesson-majorities-most-other = Cherche l’étoile : elle marque la majorité d’une couleur, qui est gratuite.
lesson-majorities-tie = Deux joueurs ont autant de cartes bleues. Combien paies-tu ?
lesson-majorities-tie-right = Personne n’a la majorité à lui seul, donc les deux paient.
lesson-majorities-tie-other = Il en faut plus que tous les autres. Autant ne suffit pas.
lesson-majorities-play = Tu as ramassé quatre bleues, plus que tous, et rien d’autre. Tes deux cartes dépassent. Laquelle ne te coûte rien ?
lesson-majorities-play-right = Encore des bleues pour toi, et toutes gratuites !
lesson-majorities-play-other = Les jaunes te coûteraient un point chacune. Quelle couleur est gratuite pour toi ?

lesson-rotten = Les quatre pourris
lesson-rotten-about = Ils vont partout, et personne n’en veut
lesson-rotten-show = Il y a huit quatre pourris. Ils vont sur toutes les cibles et valent toujours 4.
lesson-rotten-anywhere = Aucune de tes cartes de couleur ne passe. Joue le quatre pourri : touche-le, puis une cible où il ne dépasse pas.
lesson-rotten-anywhere-right = Sauvé ! Et maintenant il attend quelqu’un d’autre.
lesson-rotten-cost = Un quatre pourri ramassé coûte 2 points, même si tu en as le plus. Combien pour trois ?
lesson-rotten-cost-right = Trois fois 2. Les quatre pourris ne sont jamais gratuits.
lesson-rotten-cost-other = Chaque quatre pourri coûte toujours 2 points. En avoir le plus n’y change rien.
lesson-rotten-avoid = Tes deux cartes dépassent. Laisse les quatre pourris à quelqu’un d’autre !
lesson-rotten-avoid-right = Deux bleues au lieu de deux quatre pourris et une jaune.
lesson-rotten-avoid-other = Tu ramasserais des quatre pourris, à 2 chacun. L’autre cible coûte moins.

lesson-ending = La fin
lesson-ending-about = Ce qui compte, et ce qu’il faut retenir
lesson-ending-last = Il n’y a plus rien à piocher et tu as la toute dernière carte. Joue-la.
lesson-ending-last-right = La manche est finie. Ce qui reste sur les cibles ne compte pour personne.
lesson-ending-cost = Voici ce que chacun a ramassé. Combien de points pour toi ?
lesson-ending-cost-right = Deux cartes, deux points. Chacun donne une fois, et le plus petit total gagne.
lesson-ending-cost-other = D’autres ont autant ou plus de tes couleurs. Chaque carte te coûte donc 1.
lesson-ending-high = Encore deux bleues : un 1 et un 7. L’une se jouera facilement plus tard. Laquelle joues-tu maintenant ?
lesson-ending-high-right = Tant qu’il y a de la place, joue les grosses. Les petites passent presque toujours.
lesson-ending-high-other = Ça passe aussi. Mais alors le bleu est à 7, et ton 7 dépasserait la prochaine fois !
