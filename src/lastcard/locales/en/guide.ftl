# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] It is your last card: you win the deal.
       *[other] These are all your cards: you win the deal.
    }
guide-gang-certain = Nobody can beat it, nor what you play after it: the deal is yours.
guide-gang-open = You open the match, so the multi-coloured 1 must be in it.
guide-gang-block =
    { $gang ->
        [only] The next player has one card left, so it must be a gang.
        [yes] The next player has one card left, so it must be your highest card or a gang.
       *[no] The next player has one card left, so it must be your highest card.
    }
guide-gang-lead-several = The next player has one card left, so you may not lead a single card.
guide-gang-lead-highest = The next player has one card left, so you must lead your highest.
guide-gang-reach =
    { $left ->
        [one] A player with one card left cannot answer { $cards } cards.
       *[other] A player with { $left } cards left cannot answer { $cards }.
    }
guide-gang-unbeatable = Nobody can beat it any more, so you lead next.
guide-gang-unbeatable-then = Nobody can beat it any more, so you lead next: for example your { gang-combo }.
guide-gang-highest = No higher card is left: only a gang could beat it.
guide-gang-highest-then = No higher card is left: unless somebody has a gang, you lead next, for example your { gang-combo }.
guide-gang-few-cards =
    { $above ->
        [one] Of the cards you have not seen only one is higher.
       *[other] Of the cards you have not seen only { $above } are higher.
    }
guide-gang-few-pairs =
    { $above ->
        [one] The cards you have not seen make only one higher pair.
       *[other] The cards you have not seen make only { $above } higher pairs.
    }
guide-gang-longest = It gets rid of { $cards } cards at once, the most you can.
guide-gang-keeps = You keep { gang-the-card } to get the lead back later: no higher card is left.
guide-gang-last-highest = Your last card is then { gang-the-card }: no higher card is left.
guide-gang-keeps-gang = You keep your gang of { $number }s: it beats everything except a higher gang.
guide-gang-price = You then hold { $left ->
        [one] one card
       *[other] { $left } cards
    }: at the end of the deal each would cost { $price ->
        [one] one point
       *[other] { $price } points
    } instead of { $before }.
guide-gang-lone = The { gang-card } makes no combo with your other cards.
guide-gang-lowest =
    { $type ->
        [single] It is your lowest card
        [pair] It is your lowest pair
       *[three] It is your lowest three
    }: it beats hardly anything, so play it while you lead.
guide-gang-cheapest = It is just high enough: nothing lower that you hold beats what lies there.
guide-gang-spares = A lower play would break up your { gang-combo }.
guide-gang-gives-up = It breaks up your { gang-combo }, but no card of yours is sure to get you the lead you need for that.
guide-gang-high =
    { $left ->
        [one] A player has only one card left: play high, so that fewer cards beat it.
       *[other] A player has only { $left } cards left: play high, so that fewer cards beat it.
    }
guide-gang-hurry =
    { $left ->
        [one] A player has only one card left: get rid of yours while you can.
       *[other] A player has only { $left } cards left: get rid of yours while you can.
    }
guide-gang-plan =
    { $plays ->
        [one] After that, one play empties your hand.
       *[other] After that, { $plays } plays can empty your hand.
    }
guide-gang-plan-best =
    { $plays ->
        [one] After that, one play empties your hand; no other choice leaves fewer.
       *[other] After that, { $plays } plays can empty your hand; no other choice leaves fewer.
    }
guide-gang-plan-one = What you then hold is one combo and can go at once: your { gang-combo }.
guide-gang-plan-two = After that, two plays can empty your hand; one is your { gang-combo }.
guide-gang-declare = It leaves you one card, so say “Last card!” with it.
guide-gang-call = You have one card left: say so now, or you are out of this deal.
guide-gang-cannot = Nothing you hold beats it.
guide-gang-pass-gang = Only a gang of yours would beat it. Keep it: later it can stop somebody who is nearly out.
guide-gang-pass-top = It would cost you { gang-the-card }, your highest card: keep it to get the lead later.
guide-gang-pass-breaks = Anything that beats it would break up a combo of yours, such as your { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Your whole hand can go in one play; anything you play now breaks that.
       *[other] Your hand can go in { $plays } plays. Whatever you play now, the rest would still need { $plays } or more.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Keep { gang-the-card } to get the lead later: only one card you have not seen is higher.
       *[other] Keep { gang-the-card } to get the lead later: only { $cards } cards you have not seen are higher.
    }
guide-gang-pass-calm = Nobody has fewer than { $left } cards yet: there is time.
guide-gang-pass-plan =
    { $plays ->
        [one] As it is your hand can go in one play.
       *[other] As it is your hand can go in { $plays } plays.
    }
guide-gang-give-spare =
    { $plays ->
        [one] You can spare it: one play is then enough for the rest.
       *[other] You can spare it: the rest goes in { $plays } plays, and no other gift leaves fewer.
    }
guide-gang-give-odd = It is your lowest card that has no other of its number.
guide-gang-give-low =
    { $lower ->
        [one] Only one card of yours is lower.
       *[other] Only { $lower } cards of yours are lower.
    }
guide-gang-give-lowest = It is your lowest card.
guide-gang-cut = Cut where you like: nobody knows which card lies where.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Whoever leads may play any combo; the others beat it with as many cards, or with a gang.
guide-about-gang-answer = You may beat what lies there with as many higher cards, or with a gang.
guide-about-gang-pass = You may nearly always pass when you do not lead. When all the others pass, whoever played last leads.
guide-about-gang-block = When the next player has one card left, the rules leave you little choice.
guide-about-gang-last = With one card left everybody is warned: that is what the call is for.
guide-about-gang-give = The winner of a deal gets the loser's highest card, and gives any card back.
guide-about-gang-cut = The deck is cut before it is dealt.

# 13. $target is B, Y or G.
guide-thirteen-only = It is all you can play.
guide-thirteen-only-safe = Everything else would take cards.
guide-thirteen-full =
    { $cards ->
        [one] It makes exactly 13: whoever plays { thirteen-on } next takes that card.
       *[other] It makes exactly 13: whoever plays { thirteen-on } next takes these { $cards } cards.
    }
guide-thirteen-tight =
    { $cards ->
        [one] It makes { $sum } { thirteen-on }: whoever adds more than { $room } takes that card.
       *[other] It makes { $sum } { thirteen-on }: whoever adds more than { $room } takes these { $cards } cards.
    }
guide-thirteen-spoils = Whoever takes the cards { thirteen-on } now gets a rotten four too: two points.
guide-thirteen-highest = The { $value } is your highest card, and now it still fits.
guide-thirteen-own =
    { $cards ->
        [one] The { $target ->
            [B] blue
            [Y] yellow
           *[G] green
        } card you keep would still fit on top of it.
       *[other] The { $cards } { $target ->
            [B] blue
            [Y] yellow
           *[G] green
        } cards you keep would all still fit on top of it.
    }
guide-thirteen-over = Of the { $cards } cards still out that may go { thirteen-on }, { $over } would now go over.
guide-thirteen-keeps = You keep a { $value }: it still fits where a target is nearly full.
guide-thirteen-fits =
    { $cards ->
        [one] One of your other cards would still fit after it.
       *[other] { $cards } of your other cards would still fit after it.
    }
guide-thirteen-safe = It makes { $sum } { thirteen-on }, so you take nothing.
guide-thirteen-fewest =
    { $cards ->
        [one] Everything takes cards now; this takes only one.
       *[other] Everything takes cards now; nothing takes fewer than these { $cards }.
    }
guide-thirteen-most =
    { $target ->
        [B] You will have the most blue cards, and they cost nothing while that lasts.
        [Y] You will have the most yellow cards, and they cost nothing while that lasts.
       *[G] You will have the most green cards, and they cost nothing while that lasts.
    }
guide-thirteen-cost =
    { $points ->
        [0] As things stand it costs you nothing.
        [one] As things stand it costs you one point.
       *[other] As things stand it costs you { $points } points.
    }
guide-thirteen-not-take =
    { $cards ->
        [one] It takes a card, though you could take none.
       *[other] It takes { $cards } cards, though you could take none.
    }
guide-thirteen-not-fewer = It takes { $cards } cards instead of { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Among what it takes is a rotten four: two points.
       *[other] Among what it takes are { $rotten } rotten fours: two points each.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] As things stand it costs you a point more than the better move.
       *[other] As things stand it costs you { $points } points more than the better move.
    }
guide-thirteen-not-room = It leaves the others room for { $room } { thirteen-on }.
guide-thirteen-not-fits =
    { $cards ->
        [0] After it none of your other cards fits, after the better move { $more }.
        [one] After it only one of your other cards fits, after the better move { $more }.
       *[other] After it only { $cards } of your other cards fit, after the better move { $more }.
    }
guide-thirteen-not-low = It spends a { $value }, which still fits where a target is nearly full.
guide-about-thirteen-put = A target holds up to 13; whoever goes over takes the cards that lay there.
guide-about-thirteen-rotten = A rotten four goes on any target, and costs whoever takes it two points.
guide-about-thirteen-take = Cards you took cost a point each, but not those of a colour you have most of.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] You got the lead with your { gang-combo }, and nobody took it from you again.
       *[no] What decided it: the winner got the lead with the { gang-combo }, and nobody took it back.
    }
guide-end-gang-answer =
    { $you ->
        [yes] You went out by beating what somebody else had played, with your { gang-combo }.
       *[no] What decided it: the winner went out by beating what somebody else had played, with the { gang-combo }.
    }
guide-end-gang-alone = All but the winner were out of the deal, so nobody else could win it.
guide-end-gang-plays = You needed { $plays } plays for all your cards: the longer the combos, the fewer.
guide-end-gang-silent = You did not say “Last card!” and were out of the deal: think of it next time.
guide-end-gang-gang = Your gang of { $number }s was among the { $left } cards you kept, for { $points } points: play a gang while it can still get you the lead.
guide-end-gang-five = You still had your { gang-combo }: keep a high card that gets you the lead for it.
guide-end-gang-one-less = You kept { $left } cards, for { $points } points. With one fewer it would have been only { $less }.
guide-end-gang-top = You still had { gang-the-card }: high cards are there to get you the lead in time.
guide-end-gang-low = You kept { $low } cards that are 4s or lower: lead those whenever you can.
guide-end-gang-kept =
    { $left ->
        [one] You kept one card, for { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] You kept { $left } cards, for { $points } points.
    }

guide-end-thirteen-nothing = You took no card at all: it cannot be done better.
guide-end-thirteen-free =
    { $cards ->
        [one] You took one card, and it cost you nothing.
       *[other] You took { $cards } cards, and they cost you nothing.
    }
guide-end-thirteen-at-once = { $most } of the { $cards } cards you took came at once, { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] You took one card
       *[other] You took { $cards } cards
    }, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Of blue you took { $cards }
        [Y] Of yellow you took { $cards }
       *[G] Of green you took { $cards }
    }: with one more you would have had the most, and paid for none of them.
guide-end-thirteen-rotten =
    { $cost ->
        [2] A rotten four alone cost you 2 points
       *[other] Rotten fours alone cost you { $cost } points
    }: such cards are best left to others.
guide-end-thirteen-most =
    { $target ->
        [B] Your { $cards } blue cards
        [Y] Your { $cards } yellow cards
       *[G] Your { $cards } green cards
    } cost nothing: nobody had as many.

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = The aim: be the first to get rid of all your cards.
guide-first-gang-2 = Every card you still hold when somebody is out costs you points.
guide-first-gang-3 = When all the others pass, you lead whatever you like.
guide-first-thirteen-1 = The aim: take as few cards as you can.
guide-first-thirteen-2 = At the end every card you took costs a point, and a rotten four two.
guide-first-thirteen-3 = You pay nothing for a colour of which you took more cards than anybody else.
guide-scene-gang-lead = Nothing lies there, so you lead.
guide-scene-gang-free = Nothing lies there, so you lead with any combo: one card, two or three equal numbers, five that fit, or a gang.
guide-scene-gang-raised = The raised cards can.
guide-scene-gang-open = Nothing lies there: you open the match with the multi-coloured 1. The raised cards can go with it.
guide-scene-gang-beat = On the table: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Only a gang beats it.
           *[other] A higher card beats it, or a gang.
        }
        [pair] A higher pair beats it, or a gang.
        [three] A higher three beats it, or a gang.
        [straight] A higher straight, a flush, a full house, a straight flush or a gang beats it.
        [flush] A higher flush, a full house, a straight flush or a gang beats it.
        [full_house] A higher full house, a straight flush or a gang beats it.
        [straight_flush] A higher straight flush beats it, or a gang.
        [gang_of_7] Nothing beats it.
       *[gang] Only a higher gang beats it.
    }
guide-scene-thirteen = Blue has { $blue }, yellow { $yellow }, green { $green }; a target holds up to 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] None of your cards fits any more, so you take what lies on a target.
        [one] The raised card fits.
       *[other] The raised cards fit.
    }
