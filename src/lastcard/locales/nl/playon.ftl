# Verder spelen vanaf een zet van een afgelopen spel.

playon = Hiervandaan verder spelen
playon-about = Een eigen tafel met de kaarten en zetten tot hier. Ze telt niet mee en eindigt met deze partij.
playon-seat = Jouw plaats
playon-others = De anderen
playon-friends = Vrienden: stuur ze de link
playon-bots = Bots: { $bot }
playon-cards = De kaarten
playon-same = Zoals ze waren
playon-same-about = Alle handen zoals ze gedeeld zijn
playon-redealt = Anders gedeeld
playon-redealt-about = Wat je toen niet kon weten, wordt opnieuw geschud
playon-move = De volgende zet, door { $who }
playon-open = Aan tafel beslist
playon-go = Verder spelen
playon-over = Het spel eindigt hier: ga een zet terug om verder te spelen.
