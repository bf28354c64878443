#!/bin/sh
# A bot for any game of lastcard, without a JSON library: plays its lowest legal move, and never
# forgets "Last card!".

while IFS= read -r line; do
    # The view ends with  "legal":["G3","G3 Y3","pass"]  and moves hold no brackets or commas.
    legal=${line#*'"legal":['}
    legal=${legal%%']'*}
    lowest=${legal%%','*}
    lowest=${lowest#'"'}
    lowest=${lowest%'"'}
    case $legal in
    *"\"$lowest!\""*) lowest="$lowest!" ;; # the same play, saying "Last card!"
    esac
    printf '%s\n' "$lowest"
done
