# The referee's answers to questions it cannot judge.

malformed = La ligne n’est pas une question ; lastcard referee --help en montre.
not-json = La ligne n’est pas du JSON ; écris un objet JSON par ligne.
not-an-object = La ligne est du JSON mais pas un objet ; écris { "{" }"op": …{ "}" }.
line-too-long = La ligne dépasse { $limit } octets ; pose une question plus courte.
op-missing = La question n’a pas d’« op » ; choisis parmi { $known }.
op-unknown = Il n’y a pas d’op « { $op } » ; choisis parmi { $known }.
field-missing = L’op { $op } a besoin du champ « { $field } » ; ajoute-le.
field-unknown = L’op { $op } n’a pas de champ « { $field } » ; ses champs sont { $known }.
field-wrong = Le champ « { $field } » de { $op } ne peut pas avoir cette valeur ; lastcard referee --help dit ce qu’il accepte.
hand-empty = La main est vide ; nomme au moins une carte.
counts-differ = « left » et « totals » doivent avoir un nombre par place ; donne-leur la même longueur.
winner-unknown = Il n’y a pas de place { $winner } ; « winner » est une place de 0 à { $last }.
