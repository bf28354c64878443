# A recorded match stepped through in the terminal.

stepping-prompt = Coup { $place }, Entrée : suite, ? : touches >
stepping-unknown = « { $typed } » n’est pas dans cette liste :
stepping-eyes = Voilà ce que voit { $who }.
stepping-open = Tous les jeux ouverts.
stepping-help =
    Entrée       un coup en avant         b     un coup en arrière
    c, cb        un tour en avant, arrière
    d, db        une manche en avant, arrière
    first, last  le début, la fin         37    au coup 37
    e, e Mei     d’autres yeux            o     tous les jeux ouverts
    k            ce qu’on savait          l     ce qui s’est passé
    s            le score                 a     tout seul ; Entrée arrête
    h            cacher la suite, ou non
    q            quitter
stepping-hiding = La suite est cachée.
stepping-shown = Rien n’est caché : la partie a { $places } coups.
stepping-key = les siennes entre [crochets], sur la table avec *, jouées comme .. ; une lettre après une carte est la main où on la sait
stepping-nobody = Personne ici ne s’appelle « { $name } » ; il y a { $names }.
stepping-ends = L’enregistrement finit ici.
