# The provable deal: what it refuses.

fair = Het bewijsbare delen laat dit niet toe.
fair-malformed = Dit is onjuist opgebouwd.
fair-note-unreadable = “{ $text }” is geen notitie van bewijsbaar delen.
fair-name-refused = “{ $name }” kan hier geen naam zijn: hoogstens 64 letters, cijfers, punten, streepjes en lage streepjes, te beginnen met een letter of cijfer.
fair-deck-refused = Deze { $cards } kaarten zijn niet die van dit spel, of kunnen hier niet geschud worden.
fair-seats-refused = Een spel kan geen { $seats } plaatsen hebben.
fair-wrong-length = Hier horen 32 bytes, niet { $length }.
fair-out-of-order = Het is hier niet het moment voor.
fair-wrong-moment = Het is niet het moment voor deze stap ({ $step }); het delen staat bij “{ $phase }”.
fair-reveal-too-early = Partij { $deal } is nog niet geteld: tot dan blijft het geheim geheim.
fair-seat-unknown = Aan deze tafel is geen plaats { $seat }.
fair-seat-answered = Plaats { $seat } heeft al geantwoord.
fair-step-refused = Zo kan dat niet.
fair-link-refused = De bijdrage van plaats { $seat } aan partij { $deal } hoort niet bij de ketting van die plaats.
fair-seat-kept = Plaats { $seat } heeft geen eigen ketting: de server levert de bijdrage, en couperen kan daar niet.
fair-cut-refused = Couperen kan met 1 t/m { $most } kaarten, niet met { $at }.
fair-chain-spent = Een ketting van { $length } schakels heeft er geen meer voor partij { $deal }.
fair-commitment-repeated = Het geheim voor partij { $deal } is in dit spel al eens gebruikt.
fair-reveal-refused = Het onthulde geheim voor partij { $deal } is niet het vooraf vastgelegde.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Partij { $deal }: bewezen.
fair-verdict-alone = Partij { $deal }: klopt met de notities, maar niemand droeg bij, dus de server besliste alleen.
fair-verdict-open = Partij { $deal }: niet afgelopen, dus nog niets bewezen.
fair-verdict-differs = Partij { $deal }: niet bewezen.

# The provable deal: what a verification finds.

fair-found-note-damaged = “{ $text }” is geen notitie van bewijsbaar delen.
fair-found-note-misplaced = De notitie “{ $text }” hoort niet op die plek.
fair-found-not-covered = Geen notitie vertelt hoe er voor deze partij geschud is.
fair-found-commit-missing = De server heeft zich op geen geheim vastgelegd.
fair-found-commit-repeated = De server heeft het geheim van partij { $deal } opnieuw gebruikt.
fair-found-link-missing = Van plaats { $seat } is niets genoteerd: geen schakel, en ook niet dat er geen bijdrage was.
fair-found-chain-broken = De schakel van plaats { $seat } leidt niet naar de bijbehorende ketting.
fair-found-link-not-derived = De schakel van plaats { $seat }, waarvoor de server bijdraagt, volgt niet uit het geheim.
fair-found-absence-refused = Plaats { $seat }, waarvoor de server bijdraagt, staat als afwezig genoteerd.
fair-found-receipt-wrong = De ontvangstbevestiging van plaats { $seat } is niet door de server ondertekend.
fair-found-signature-wrong = Wat van deze partij is genoteerd, is niet door de server ondertekend.
fair-found-commit-replaced = De vastlegging in het verslag is niet die waarop is geantwoord.
fair-found-denied = Plaats { $seat } droeg bij, zoals de ontvangstbevestiging van de server zelf zegt; het verslag zegt van niet.
fair-found-unheard = De schakel van plaats { $seat } werd verstuurd, en het verslag zegt iets anders; geen ontvangstbevestiging van de server toont het aan.
fair-found-cut-refused = Plaats { $seat } mag deze stapel niet couperen, of niet bij { $at }.
fair-found-reveal-missing = Het geheim is niet onthuld.
fair-found-reveal-too-early = Het geheim is onthuld, maar de partij is niet geteld.
fair-found-commitment-differs = Het onthulde geheim is niet dat waarop de server zich had vastgelegd.
fair-found-deck-size-differs = Er zijn { $dealt } kaarten gedeeld, maar er zijn er { $cards }.
fair-found-deck-differs = Kaart { $place } van de stapel was { $dealt } en had { $due } moeten zijn.
