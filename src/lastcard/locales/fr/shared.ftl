# Regarder une partie ensemble : ce qui est refusé.

look-unknown = Ce regard partagé n’existe pas ou il est terminé ; demande un nouveau lien.
looks-enough = Tu montres déjà { $most } parties, ou il n’y a plus de place ; réessaie plus tard.
look-full = Il y a déjà { $most } personnes ici, et plus de place.
not-leading = Quelqu’un d’autre mène en ce moment.
