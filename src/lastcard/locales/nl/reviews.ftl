# Wat de server bij analyses weigert. De naam van een bericht is de code van de weigering.

reviews-off = Deze server analyseert geen spellen.
review-not-yours = Alleen wie aan een spel meedeed, kan het analyseren; vraag een van hen om een link.
review-missing = Van dit spel is nog geen analyse; vraag er eerst een aan.
reviews-enough = Voor jou of je netwerk worden al { $most } analyses gemaakt; wacht eerst tot er een klaar is.
reviews-busy = Op dit moment wachten te veel mensen op een analyse; probeer het over een paar minuten opnieuw.
review-failed = De analyse is niet gelukt, en dat ligt aan ons; probeer het later nog eens.
reviews-stopping = De server start zo opnieuw; vraag de analyse straks nog eens aan.
share-unknown = Onder deze link wordt niets gedeeld, of hij is ingetrokken.
