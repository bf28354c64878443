# Mitä palvelin ei analyyseista salli. Viestin nimi on kiellon koodi.

reviews-off = Tämä palvelin ei analysoi pelejä.
review-not-yours = Vain peliin osallistuneet voivat analysoida sen; pyydä linkkiä joltakulta heistä.
review-missing = Tästä pelistä ei ole vielä analyysia; pyydä sitä ensin.
reviews-enough = Sinulle tai verkollesi tehdään jo { $most } analyysia; odota ensin, että jokin niistä valmistuu.
reviews-busy = Juuri nyt liian moni odottaa analyysia; yritä uudelleen muutaman minuutin kuluttua.
review-failed = Analyysia ei voitu tehdä meistä johtuvasta syystä; yritä myöhemmin uudelleen.
reviews-stopping = Palvelin käynnistyy kohta uudelleen; pyydä analyysia hetken kuluttua uudelleen.
share-unknown = Tällä linkillä ei jaeta mitään, tai se on peruttu.
