# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = C’est permis. Mais tu as quelque chose qui marche ici : essaie de le trouver !

## Gang of Four

lesson-colours = La valeur, puis la couleur
lesson-colours-about = Quelle carte est la plus forte ?
lesson-colours-goal = Débarrasse-toi de toutes tes cartes avant les autres ! Chacun à son tour joue quelque chose de plus fort que ce qui est posé, ou passe.
lesson-colours-order = La plus grande valeur gagne. Même valeur ? Alors le vert est le plus faible, le jaune est au milieu, et le rouge est le plus fort.
lesson-colours-beat = Quelqu’un a joué le 7 vert. Bats-le avec la plus petite de tes cartes qui soit assez forte. Touche une carte, puis « Jouer ».
lesson-colours-beat-right = Même valeur, meilleure couleur : le jaune bat le vert. Et tu gardes ton 9 pour plus tard !
lesson-colours-beat-other = Ça gagne, mais c’est du gâchis : une de tes cartes plus petites suffit aussi.
lesson-colours-special = Quatre cartes sont spéciales. Le 1 multicolore est le plus fort des 1. Au-dessus des 10, il y a les deux phénix, et tout en haut, le dragon.
lesson-colours-ask = Laquelle des trois est la plus forte ?
lesson-colours-ask-right = Oui ! Un 9 bat un 8, et le jaune bat le vert.
lesson-colours-ask-colour = Les valeurs sont égales, donc la couleur décide : le jaune est plus fort que le vert.
lesson-colours-ask-other = Regarde d’abord la valeur. La couleur ne compte qu’à valeur égale.
lesson-colours-phoenix = Un 10 rouge ! Bats-le, mais garde ton dragon.
lesson-colours-phoenix-right = Le phénix vole au-dessus de tous les 10. Et le dragon reste au chaud !
lesson-colours-phoenix-other = Le dragon bat toutes les cartes, alors garde-le pour quand rien d’autre ne suffit.

lesson-pairs = Paires et brelans
lesson-pairs-about = Deux ou trois fois la même valeur
lesson-pairs-show = Deux cartes de même valeur font une paire, trois font un brelan. Les deux phénix font aussi une paire.
lesson-pairs-beat = Une paire de 5 est posée. Seule une paire plus forte la bat : touche deux cartes, puis « Jouer ».
lesson-pairs-beat-right = Des 8 sur des 5. Deux cartes parties d’un coup !
lesson-pairs-beat-pass = Tu peux passer. Mais deux de tes cartes ont la même valeur, et elle dépasse 5.
lesson-pairs-ask = Quelle paire de 6 est la plus forte ?
lesson-pairs-ask-right = Exact : la carte la plus forte décide, et le rouge bat le jaune.
lesson-pairs-ask-other = Compare d’abord la meilleure carte de chaque paire. L’une des paires a un 6 rouge.
lesson-pairs-three = Trois 7 ! Qu’est-ce qui les bat ? Il faut encore trois cartes.
lesson-pairs-three-right = Trois 9. Personne ne les a vus venir.
lesson-pairs-three-pass = Tu peux passer. Mais tu as trois cartes de même valeur, et elle dépasse 7.

lesson-five = Cinq cartes d’un coup
lesson-five-about = Suite, couleur, full
lesson-five-show = Voici les quatre sortes de combinaisons de cinq cartes, de la plus faible à la plus forte. Chacune bat toutes celles qui sont au-dessus d’elle.
lesson-five-straight = Tu ouvres. Trouve cinq valeurs qui se suivent et pose-les toutes d’un coup.
lesson-five-straight-right = 3, 4, 5, 6, 7. Cinq cartes parties en un coup !
lesson-five-straight-other = Tu peux ouvrir ainsi. Mais cinq valeurs qui se suivent se cachent dans ta main : cherche 3, 4, 5…
lesson-five-flush = Une suite jusqu’au 10 ! Mais ce n’est qu’une suite. Trouve cinq cartes d’une même couleur.
lesson-five-flush-right = Une couleur bat toutes les suites, même les plus fortes.
lesson-five-flush-pass = Tu peux passer. Mais compte tes cartes vertes !
lesson-five-ask = Laquelle de ces combinaisons est la plus forte ?
lesson-five-ask-right = Un full bat toutes les couleurs et toutes les suites, même avec de petites valeurs.
lesson-five-ask-other = D’abord le type : suite, puis couleur, puis full. Les valeurs ne comptent qu’entre combinaisons du même type.
lesson-five-house = Cette fois, quelqu’un a joué une couleur. Il te faut trois cartes d’une valeur et deux d’une autre.
lesson-five-house-right = Full ! Trois 3 et deux 6 battent n’importe quelle couleur.
lesson-five-house-pass = Tu peux passer. Mais regarde tes 3 et tes 6 !

lesson-rainbow = Le 1 multicolore
lesson-rainbow-about = Il va dans toutes les couleurs
lesson-rainbow-show = Le 1 multicolore prend la couleur qu’il faut. Avec lui, ces cartes rouges forment une Couleur !
lesson-rainbow-flush = Tu n’as que quatre cartes d’une même couleur. Laquelle pourrait être la cinquième ? Bats la suite.
lesson-rainbow-flush-right = Le petit 1 a sauvé ta couleur.
lesson-rainbow-flush-pass = Tu peux passer. Mais compte tes cartes jaunes, et le 1 multicolore avec elles.
lesson-rainbow-straight-flush = Tu ouvres. Cinq cartes qui se suivent, toutes d’une seule couleur : trouve la suite à la couleur.
lesson-rainbow-straight-flush-right = La plus forte combinaison de cinq cartes. Seul un gang peut encore t’arrêter.
lesson-rainbow-straight-flush-other = Tu peux ouvrir ainsi. Mais cherche 1, 2, 3, 4, 5, tous d’une seule couleur.
lesson-rainbow-plain-straight = Cinq cartes qui se suivent, bien ! Mais l’une est d’une autre couleur. Quel 5 serait mieux ?

lesson-gangs = Les gangs
lesson-gangs-about = Quatre cartes de même valeur battent tout
lesson-gangs-show = Quatre cartes de même valeur ou plus forment un gang. Un gang bat tout : cartes seules, paires, brelans, combinaisons de cinq cartes. Un plus grand gang en bat un plus petit.
lesson-gangs-dragon = Le dragon ! Aucune carte seule ne le bat. Mais tu as un gang…
lesson-gangs-dragon-right = Même le dragon fuit devant quatre petits 4.
lesson-gangs-dragon-pass = Tu peux passer, mais tu raterais le meilleur : quatre de tes cartes ont la même valeur.
lesson-gangs-ask = Laquelle de ces combinaisons bat les deux autres ?
lesson-gangs-ask-right = Entre gangs, cinq cartes en battent quatre, même cinq 2.
lesson-gangs-ask-other = Un gang bat toutes les suites à la couleur. Et entre gangs, c’est celui qui a le plus de cartes qui gagne.
lesson-gangs-five = Un gang de quatre 10 ! Peux-tu faire mieux ?
lesson-gangs-five-right = Cinq 3 chassent quatre 10.
lesson-gangs-five-pass = Tu peux passer. Mais compte tes 3 : entre deux gangs, celui qui a le plus de cartes gagne.

lesson-leading = Entamer et passer
lesson-leading-about = Qui commence, qui passe, à qui le tour
lesson-leading-lead = Rien n’est posé : tu ouvres, et tu peux jouer ce que tu veux. Débarrasse-toi de tes trois 3.
lesson-leading-lead-right = Maintenant, tous doivent répondre avec trois cartes, ou passer.
lesson-leading-lead-other = C’est permis ! Mais on a du mal à placer les petites cartes plus tard : ouvre tout de suite avec les trois 3.
lesson-leading-pass = Une paire de 8. Tu n’as pas de paire plus forte ; que te reste-t-il à faire ?
lesson-leading-pass-right = Passer ne coûte rien. Tu attends ton heure.
lesson-leading-ask = Tu as joué le 10 jaune. Deux personnes ont passé, et la troisième passe aussi. Qui ouvre ensuite ?
lesson-leading-ask-right = Toi ! Quand tous les autres passent, la dernière personne à avoir joué ouvre comme elle veut.
lesson-leading-ask-other = Quand tous les autres passent, on revient à la dernière personne qui a joué. Qui était-ce ?
lesson-leading-return = Tu as passé tout à l’heure. Pas grave : quand ton tour revient, tu peux jouer. Bats le 8 rouge.
lesson-leading-return-right = Te revoilà dans le jeu !

lesson-last-card = Carte !
lesson-last-card-about = L’annoncer, et arrêter les autres
lesson-last-card-declare = Après tes 9, il te reste une seule carte. Alors tu dois annoncer « Carte ! ». Touche les 9, touche « Carte ! », et joue.
lesson-last-card-declare-right = Tout le monde a entendu. Plus qu’une carte !
lesson-last-card-silent = Tu as oublié d’annoncer « Carte ! ». À table, tu serais hors jeu pour cette manche. Touche « Carte ! » avant de jouer.
lesson-last-card-block = La personne suivante n’a plus qu’une carte ! Tu dois alors jouer ta carte la plus forte pour l’arrêter.
lesson-last-card-block-right = Bloqué ! Un 9 ne bat pas ton 10 rouge.
lesson-last-card-lead = Maintenant, tu ouvres, et la personne suivante a toujours cette carte. Tu dois alors ouvrir avec deux cartes ou plus, si tu peux.
lesson-last-card-lead-right = Avec une seule carte, on ne répond pas à deux. Bien vu !

lesson-scoring = Compter les points
lesson-scoring-about = Pourquoi seize cartes font mal
lesson-scoring-show = Quand quelqu’un finit, les autres paient pour les cartes qui leur restent. Plus il y en a, plus chacune coûte cher. Peu de points, c’est bien !
lesson-scoring-few = Il te reste 7 cartes. Combien de points cela fait-il ?
lesson-scoring-few-right = Jusqu’à 7 cartes, chacune coûte un point.
lesson-scoring-few-other = Regarde les prix : avec 7 cartes restantes, chacune coûte 1.
lesson-scoring-eight = Et avec une carte de plus, 8 cartes ?
lesson-scoring-eight-right = Le double ! À partir de 8 cartes, chacune coûte 2.
lesson-scoring-eight-other = À partir de 8 cartes, chacune coûte 2. Donc 8 fois 2…
lesson-scoring-all = Tu n’as pas pu jouer une seule carte : il te reste les 16. Aïe ! Combien de points ?
lesson-scoring-all-right = 80 points. À 100, la partie est finie, et le plus petit score gagne !
lesson-scoring-all-other = Les 16 cartes coûtent 5 chacune. Ça fait mal !
lesson-scoring-play = La personne suivante n’a que deux cartes, et toi 8. Tu ouvres : débarrasse-toi d’autant de cartes que possible d’un coup.
lesson-scoring-play-right = Plus que 3 cartes : 3 points au lieu de 16.
lesson-scoring-play-other = C’est permis, mais il te reste alors beaucoup de cartes. Cherche cinq cartes qui se suivent.

lesson-exchange = L’échange
lesson-exchange-about = Un cadeau pour le gagnant
lesson-exchange-ask = Avant chaque manche sauf la première, la personne qui a perdu la précédente donne sa meilleure carte à celle qui l’a gagnée. Tu as gagné. Qui te donne une carte ?
lesson-exchange-ask-right = Celui à qui il restait le plus de cartes doit donner.
lesson-exchange-ask-other = Le perdant est celui à qui il restait le plus de cartes.
lesson-exchange-give = Tu as reçu le dragon ! Rends maintenant une carte de ton choix. Prends celle qui te sert le moins.
lesson-exchange-give-right = Un 1 vert tout seul, la carte la plus faible de toutes. Merci beaucoup !
lesson-exchange-dragon = Tu pourrais même rendre le dragon. Mais c’est la meilleure carte du jeu !
lesson-exchange-high = Le phénix est une de tes meilleures cartes. Donne plutôt une petite carte qui ne va avec rien.
lesson-exchange-give-other = C’est permis, mais cette carte vaut mieux qu’une autre que tu as. Laquelle est la plus faible de toutes ?

lesson-direction = Dans quel sens
lesson-direction-about = Le sens change à chaque manche
lesson-direction-first = À la première manche, on joue dans le sens antihoraire : suis les flèches. Tu passes. À qui le tour ?
lesson-direction-first-right = Exact : vers la droite.
lesson-direction-first-other = Regarde les flèches autour de la table. Pars du bas, là où tu es.
lesson-direction-second = À la deuxième manche, les flèches s’inversent. Tu passes. À qui le tour maintenant ?
lesson-direction-second-right = Maintenant, c’est vers la gauche. À la manche suivante, ça change encore.
lesson-direction-second-other = Les flèches se sont inversées : suis-les depuis ta place.
lesson-direction-block = Il ne reste qu’une carte à quelqu’un. Est-ce le joueur juste après toi ? Alors tu sais quoi faire !
lesson-direction-block-right = Oui, c’était juste après toi : ta carte la plus forte a bloqué la dernière carte.
lesson-direction-free = Encore quelqu’un à qui il ne reste qu’une carte. Mais cette fois, c’est le joueur avant toi, pas après. Ta plus petite carte gagnante suffit.
lesson-direction-free-right = Seul le joueur placé juste avant une dernière carte doit la bloquer. Ce n’était pas toi.
lesson-direction-free-other = C’est permis, mais rien ne t’y oblige : qui n’a plus qu’une carte ne joue pas juste après toi. Garde tes cartes fortes.

lesson-three = À trois joueurs
lesson-three-about = Une main que personne ne voit
lesson-three-ask = Il y a 64 cartes et chacun en reçoit 16, même à trois. Combien de cartes ne sont à personne ?
lesson-three-ask-right = 16 cartes dorment pendant cette manche. Personne ne sait lesquelles.
lesson-three-ask-other = Trois fois 16 font 48. Combien en manque-t-il pour aller à 64 ?
lesson-three-open = Le 1 multicolore ouvre la partie, et il faut le jouer : seul, ou avec d’autres cartes.
lesson-three-open-right = Et la partie est lancée !
lesson-three-passes = Tu as joué le 9 rouge. Une personne a passé, et l’autre passe maintenant. Qui ouvre ensuite ?
lesson-three-passes-right = Toi. À trois, il suffit que deux joueurs passent.
lesson-three-passes-other = Recompte : à part toi, il n’y a que deux joueurs, et tous deux ont passé.
lesson-three-hidden = Un 10 vert. Ton phénix le bat. Peut-être que quelqu’un a le dragon, peut-être qu’il dort. Tente ta chance !
lesson-three-hidden-right = Quel courage ! À trois, les cartes fortes dorment souvent.

lesson-counting = Compter ce qui est sorti
lesson-counting-about = Retiens les cartes fortes
lesson-counting-show = Trois cartes seulement sont au-dessus des 10, et chacune n’existe qu’une fois. Retiens lesquelles sont sorties !
lesson-counting-one = Le dragon a été joué. Combien de cartes seules battent encore ton phénix vert ?
lesson-counting-one-right = Une seule : le phénix jaune.
lesson-counting-one-other = Au-dessus du phénix vert, il y a le phénix jaune et le dragon. L’un des deux est sorti.
lesson-counting-ten = Le dragon et le phénix vert sont sortis. Combien de cartes seules battent encore un 10 rouge ?
lesson-counting-ten-right = Seulement le phénix jaune. Ton 10 rouge est presque le roi.
lesson-counting-ten-other = Recompte : phénix vert, phénix jaune, dragon. Deux des trois sont sortis.
lesson-counting-play = Le dragon est sorti, et tu ouvres avec deux cartes en main. Laquelle d’abord, pour finir à coup sûr ?
lesson-counting-play-right = Personne ne peut la battre. Tous passent, tu ouvres à nouveau, et ton 3 part en dernier.
lesson-counting-play-other = C’est permis, mais quelqu’un battra le 3, et tu n’ouvriras peut-être plus. As-tu une carte que personne ne peut battre ?

## 13

lesson-targets = Les cibles
lesson-targets-about = Chacune va jusqu’à 13
lesson-targets-goal = À chaque tour, tu poses une carte sur une cible. Si tu dépasses 13, tu ramasses les cartes qui y étaient, et les cartes ramassées coûtent des points. Le plus petit score gagne !
lesson-targets-first = Trois cibles, trois couleurs. Pose une de tes cartes sur la cible de sa couleur : touche une carte, puis le bouton.
lesson-targets-first-right = Les valeurs s’additionnent. Puis tu pioches une carte, et c’est à la personne suivante.
lesson-targets-thirteen = Une cible va jusqu’à 13, et pas un de plus. Amènes-en une à 13 tout juste !
lesson-targets-thirteen-right = 13 tout juste, c’est bon. La cible est pleine, et le suivant a un problème.
lesson-targets-thirteen-other = C’est permis, et tu ne ramasses rien. Mais une de tes cartes fait 13 tout juste.
lesson-targets-over = Ça dépasse 13 : tu ramasserais les cartes de la cible. Trouve une carte qui passe !
lesson-targets-safe = Ça se resserre. Une seule de tes cartes passe encore quelque part. Laquelle ?
lesson-targets-safe-right = Ouf ! Ça passe de justesse.

lesson-taking = Dépasser
lesson-taking-about = Qui ramasse quoi
lesson-taking-over = Essaie ce que personne n’aime : dépasse 13 sur le jaune.
lesson-taking-over-right = Tu as ramassé les trois cartes qui étaient là. Ton 5 reste sur la cible.
lesson-taking-over-other = Celle-là passe. Cette fois, dépasse 13 sur le jaune, pour voir ce qui arrive.
lesson-taking-least = Maintenant, toutes tes cartes dépassent. Choisis de façon à ramasser le moins de cartes possible.
lesson-taking-least-right = Deux cartes. Ça aurait pu être pire !
lesson-taking-least-other = Là, tu en ramasses plus. Compte les cartes de chaque cible : où y en a-t-il le moins ?

lesson-majorities = La majorité d’une couleur
lesson-majorities-about = Parfois beaucoup de cartes ne coûtent rien
lesson-majorities-plain = À la fin, chaque carte ramassée coûte 1 point. Voici ce que chacun a ramassé. Combien paies-tu ?
lesson-majorities-plain-right = Trois cartes, trois points.
lesson-majorities-plain-other = Quelqu’un a plus de bleues et plus de jaunes que toi. Chacune de tes cartes coûte donc 1.
lesson-majorities-most = Mais la majorité dans une couleur ne paie rien pour elle ! Et maintenant ?
lesson-majorities-most-right = Quatre cartes bleues, plus que tous les autres : elles sont gratuites. Seule la jaune coûte.
lesson-majorities-most-other = Cherche l’étoile : elle marque la majorité d’une couleur, et cette couleur est gratuite.
lesson-majorities-tie = Deux joueurs ont autant de cartes bleues l’un que l’autre. Combien paies-tu ?
lesson-majorities-tie-right = Personne n’a la majorité à lui seul, donc les deux paient.
lesson-majorities-tie-other = Il t’en faut plus que tous les autres. Autant qu’un autre, ça ne suffit pas.
lesson-majorities-play = Tu as ramassé quatre cartes bleues, plus que tous les autres, et rien d’autre. Tes deux cartes dépassent. Laquelle ne te coûte rien ?
lesson-majorities-play-right = Encore des cartes bleues pour toi, et toutes gratuites !
lesson-majorities-play-other = Les cartes jaunes te coûteraient un point chacune. Quelle couleur est gratuite pour toi ?

lesson-rotten = Les Quatre Pourris
lesson-rotten-about = Ils vont partout, et personne n’en veut
lesson-rotten-show = Il y a huit Quatre Pourris. Ils vont sur n’importe quelle cible et valent toujours 4.
lesson-rotten-anywhere = Aucune de tes cartes de couleur ne passe. Joue le Quatre Pourri : touche-le, puis une cible où il ne dépasse pas.
lesson-rotten-anywhere-right = Ouf, c’est passé ! Et maintenant, il attend quelqu’un d’autre.
lesson-rotten-cost = Un Quatre Pourri ramassé coûte 2 points, même si c’est toi qui en as le plus. Combien paies-tu pour trois ?
lesson-rotten-cost-right = Trois fois 2. Les Quatre Pourris ne sont jamais gratuits.
lesson-rotten-cost-other = Chaque Quatre Pourri coûte toujours 2 points. En avoir le plus n’y change rien.
lesson-rotten-avoid = Tes deux cartes dépassent. Laisse les Quatre Pourris à quelqu’un d’autre !
lesson-rotten-avoid-right = Deux cartes bleues au lieu de deux Quatre Pourris et d’une carte jaune.
lesson-rotten-avoid-other = Comme ça, tu ramasses des Quatre Pourris, à 2 points chacun. L’autre cible coûte moins.

lesson-ending = La fin
lesson-ending-about = Ce qui compte, et ce qu’il faut retenir
lesson-ending-last = Il n’y a plus rien à piocher, et tu as la toute dernière carte. Joue-la.
lesson-ending-last-right = La manche est finie. Ce qui reste sur les cibles ne compte pour personne.
lesson-ending-cost = Voici ce que chacun a ramassé. Combien de points pour toi ?
lesson-ending-cost-right = Deux cartes, deux points. Chacun distribue une fois, et le plus petit total gagne.
lesson-ending-cost-other = D’autres ont autant de cartes de tes couleurs que toi, ou plus. Chacune de tes cartes coûte donc 1.
lesson-ending-high = Encore deux cartes bleues : un 1 et un 7. L’une sera facile à jouer plus tard. Laquelle joues-tu maintenant ?
lesson-ending-high-right = Tant qu’il y a de la place, joue les grandes. Les petites cartes passent presque toujours.
lesson-ending-high-other = Ça passe aussi. Mais alors le bleu est à 7, et ton 7 dépasserait la prochaine fois !
