# Looking at a replay together.

together = Look at it together
together-about = A link opens this replay for others: they see what you show, and you can talk.
together-you-lead = You lead
together-leads = { $who } leads
together-nobody = Nobody leads
together-take = Take the lead
together-give = Give the lead to { $who }
together-aside = Look on my own
together-back = Follow again
together-people = People and talk
together-count =
    { $people ->
        [one] one person here
       *[other] { $people } people here
    }
together-is-aside = on their own
together-is-leader = leads
together-say = Say something
together-send = Send
together-mark = Tap cards of the hand to mark them for everybody.
together-link = The link for the others
together-you = you
together-silent = Nobody has said anything yet.
