# A recorded match stepped through in the terminal.

stepping-prompt = Zet { $place }, Enter: verder, ?: toetsen >
stepping-unknown = “{ $typed }” staat niet in deze lijst:
stepping-eyes = Dit ziet { $who }.
stepping-open = Alle kaarten open.
stepping-help =
    Enter        één zet verder           b     één zet terug
    c, cb        één ronde verder, terug  d, db één partij verder, terug
    first, last  het begin, het einde     37    naar zet 37
    e, e Mei     andere ogen              o     alle kaarten open
    k            wat bekend was           l     wat er gebeurde
    s            de score                 a     vanzelf; Enter stopt het
    h            verbergen wat later komt, of niet
    q            stoppen
stepping-hiding = Wat later komt is verborgen.
stepping-shown = Niets is verborgen: het spel heeft { $places } zetten.
stepping-key = eigen kaarten tussen [haken], op tafel met *, gespeeld als ..; een letter achter een kaart is de hand waarin die bekend is
stepping-nobody = Niemand hier heet “{ $name }”; er zijn { $names }.
stepping-ends = Het verslag eindigt hier.
