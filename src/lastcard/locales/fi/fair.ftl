# The provable deal: what it refuses.

fair = Todistettava jako ei hyväksy tätä.
fair-malformed = Tämä ei ole oikeassa muodossa.
fair-note-unreadable = ”{ $text }” ei ole todistettavan jaon merkintä.
fair-name-refused = ”{ $name }” ei käy tässä nimeksi: kirjaimia, numeroita, pisteitä, yhdysmerkkejä ja alaviivoja, enintään 64, ja ensimmäisenä kirjain tai numero.
fair-deck-refused = Nämä { $cards } korttia eivät ole tämän pelin pakka, tai niitä ei voi tässä sekoittaa.
fair-seats-refused = Pelissä ei voi olla { $seats } paikkaa.
fair-wrong-length = Tässä tarvitaan 32 tavua, ei { $length }.
fair-out-of-order = Tälle ei ole nyt oikea hetki.
fair-wrong-moment = Tälle vaiheelle ({ $step }) ei ole oikea hetki; jako on kohdassa ”{ $phase }”.
fair-reveal-too-early = Jaon { $deal } pisteitä ei ole vielä laskettu: sen salaisuus pysyy salassa siihen asti.
fair-seat-unknown = Tässä pöydässä ei ole paikkaa { $seat }.
fair-seat-answered = Paikka { $seat } on jo vastannut.
fair-step-refused = Tätä ei voi tehdä näin.
fair-link-refused = Paikan { $seat } osuus jakoon { $deal } ei kuulu sen ketjuun.
fair-seat-kept = Paikalla { $seat } ei ole omaa ketjua: palvelin antaa osuuden sen puolesta, eikä se nosta pakkaa.
fair-cut-refused = Nostossa siirtyy 1–{ $most } korttia, ei { $at }.
fair-chain-spent = Ketjussa, jossa on { $length } lenkkiä, ei ole lenkkiä jaolle { $deal }.
fair-commitment-repeated = Jaon { $deal } salaisuutta on jo käytetty tässä pelissä.
fair-reveal-refused = Jaon { $deal } paljastettu salaisuus ei ole se, johon sitouduttiin.

# The provable deal: what a verification says of a deal.

fair-verdict-proved = Jako { $deal }: todistettu.
fair-verdict-alone = Jako { $deal }: vastaa merkintöjään, mutta kukaan ei antanut osuuttaan, joten palvelin ratkaisi sen yksin.
fair-verdict-open = Jako { $deal }: kesken, joten mitään ei ole vielä todistettu.
fair-verdict-differs = Jako { $deal }: ei todistettu.

# The provable deal: what a verification finds.

fair-found-note-damaged = ”{ $text }” ei ole todistettavan jaon merkintä.
fair-found-note-misplaced = Merkintä ”{ $text }” on väärässä paikassa.
fair-found-not-covered = Mikään merkintä ei kerro, miten tämä jako sekoitettiin.
fair-found-commit-missing = Palvelin ei sitoutunut mihinkään salaisuuteen.
fair-found-commit-repeated = Palvelin käytti jaon { $deal } salaisuutta uudelleen.
fair-found-link-missing = Paikasta { $seat } ei ole merkintää: ei lenkkiä eikä tietoa, että osuus jäi antamatta.
fair-found-chain-broken = Paikan { $seat } lenkki ei johda sen ketjuun.
fair-found-link-not-derived = Paikan { $seat } lenkki, jonka palvelin antaa, ei seuraa salaisuudesta.
fair-found-absence-refused = Paikka { $seat }, jonka puolesta palvelin antaa osuuden, on merkitty poissa olevaksi.
fair-found-receipt-wrong = Paikan { $seat } kuitti ei ole palvelimen allekirjoittama.
fair-found-signature-wrong = Se, mitä tästä jaosta on merkitty, ei ole palvelimen allekirjoittamaa.
fair-found-commit-replaced = Pöytäkirjan sitoumus ei ole se, johon vastattiin.
fair-found-denied = Paikka { $seat } antoi osuutensa, kuten palvelimen oma kuitti sanoo; pöytäkirjan mukaan se ei antanut.
fair-found-unheard = Paikan { $seat } lenkki lähetettiin, ja pöytäkirja sanoo muuta; mikään sen palvelimen kuitti ei osoita sitä.
fair-found-cut-refused = Paikka { $seat } ei saa nostaa tätä pakkaa, tai ei kohdasta { $at }.
fair-found-reveal-missing = Salaisuutta ei paljastettu.
fair-found-reveal-too-early = Salaisuus on paljastettu, mutta jaon pisteitä ei ole laskettu.
fair-found-commitment-differs = Paljastettu salaisuus ei ole se, johon palvelin sitoutui.
fair-found-deck-size-differs = Kortteja jaettiin { $dealt }, mutta pakassa niitä on { $cards }.
fair-found-deck-differs = Pakan { $place }. kortti oli { $dealt }, ja sen olisi pitänyt olla { $due }.
