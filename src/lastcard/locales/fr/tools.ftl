# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Feuille de score
        [referee] Arbitre
       *[verify] Vérifier une donne
    }
tools-about =
    { $tool ->
        [pad] Vous jouez avec de vraies cartes ; la feuille compte et sait qui donne ensuite. Marche sans internet.
        [referee] Ai-je le droit ? Touche les cartes et lis pourquoi oui ou non. Marche sans internet.
       *[verify] Constate toi-même que personne n’a choisi l’ordre des cartes.
    }

verify-about = Ton navigateur remélange chaque paquet d’une partie à partir de ce qui a été publié avant chaque manche, et le compare aux cartes distribuées. Tu n’as à croire personne, pas même ce serveur.
verify-mine = Tes dernières parties
verify-none = Tu n’as pas encore terminé de partie.
verify-file = Une partie dans un fichier
verify-file-about = Choisis une « Partie pour programmes » (.json), de ce serveur ou d’un autre, ou dépose-la sur la page. Elle reste dans ton navigateur.
verify-choose = Choisir un fichier
verify-unreadable = { $file } n’est pas une partie qui puisse être lue ici.
