# A recorded match stepped through in the terminal.

stepping-prompt = Move { $place }, Enter: on, ?: keys >
stepping-unknown = “{ $typed }” is not a key of this list:
stepping-eyes = { $who } sees this.
stepping-open = All hands open.
stepping-help =
    Enter        one move on              b     one move back
    c, cb        one cycle on, back       d, db one deal on, back
    first, last  the beginning, the end   37    to move 37
    e, e Mei     other eyes               o     all hands open
    k            what was known           l     what happened in the deal
    s            the score                a     play by itself; Enter stops it
    h            hide what comes later, or not
    q            leave
stepping-hiding = What comes later is hidden.
stepping-shown = Nothing is hidden: the match has { $places } moves.
stepping-key = own in [brackets], on the table with *, played as ..; a letter behind a card is the hand it is known to be in
stepping-nobody = Nobody here is called “{ $name }”; there are { $names }.
stepping-ends = The record ends here.
