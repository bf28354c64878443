# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = In 13 every turn is one card: there is nothing to pass, to call or to cut.
thirteen-target-unknown = There is no target { $target }: the targets are B (blue), Y (yellow) and G (green).
thirteen-target-missing = { $card } goes on any target, so say which: { $card }>B, { $card }>Y or { $card }>G.
thirteen-wrong-target = { $card } goes only on the target of its own colour, { $own ->
    [B] blue
    [Y] yellow
   *[G] green
}, not on { $target ->
    [B] blue
    [Y] yellow
   *[G] green
}.
