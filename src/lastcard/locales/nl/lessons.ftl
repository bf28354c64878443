# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = Dat mag. Maar je hebt iets wat hier past: probeer het te vinden!

## Gang of Four

lesson-colours = Eerst het getal, dan de kleur
lesson-colours-about = Welke kaart is hoger?
lesson-colours-goal = Raak als eerste al je kaarten kwijt! Om de beurt speelt iedereen iets hogers dan wat er ligt, of past.
lesson-colours-order = Het hogere getal wint. Hetzelfde getal? Dan is groen het laagst, geel in het midden en rood het hoogst.
lesson-colours-beat = Iemand speelde de groene 7. Versla die met je kleinste kaart die hoog genoeg is. Tik op een kaart en dan op “Spelen”.
lesson-colours-beat-right = Zelfde getal, betere kleur: geel verslaat groen. En je 9 bewaar je voor later!
lesson-colours-beat-other = Dat wint, maar het is zonde: een kleinere kaart is ook genoeg.
lesson-colours-special = Vier kaarten zijn bijzonder. De meerkleurige 1 is de hoogste 1. Boven elke 10 staan twee feniksen, en helemaal bovenaan de draak.
lesson-colours-ask = Welke van deze drie is de hoogste?
lesson-colours-ask-right = Ja! 9 is meer dan 8, en geel is meer dan groen.
lesson-colours-ask-colour = De getallen zijn gelijk, dus beslist de kleur: geel is hoger dan groen.
lesson-colours-ask-other = Kijk eerst naar het getal. De kleur telt alleen als de getallen gelijk zijn.
lesson-colours-phoenix = Een rode 10! Versla die, maar houd je draak.
lesson-colours-phoenix-right = De feniks vliegt boven elke 10 uit. Goed bewaard, draak!
lesson-colours-phoenix-other = De draak verslaat alles, dus bewaar hem voor als niets anders helpt.

lesson-pairs = Paren en tritsen
lesson-pairs-about = Twee of drie van hetzelfde getal
lesson-pairs-show = Twee gelijke getallen zijn een paar, drie een trits. Ook de twee feniksen zijn een paar.
lesson-pairs-beat = Er ligt een paar vijven. Alleen een hoger paar verslaat het: tik op twee kaarten en dan op “Spelen”.
lesson-pairs-beat-right = Achten op vijven. Twee kaarten in één keer weg!
lesson-pairs-beat-pass = Passen mag. Maar twee van je kaarten hebben hetzelfde getal, en dat is hoger dan 5.
lesson-pairs-ask = Welk paar zessen is hoger?
lesson-pairs-ask-right = Juist: de hoogste kaart beslist, en rood verslaat geel.
lesson-pairs-ask-other = Vergelijk eerst de beste kaart van elk paar. Eén paar heeft een rode 6.
lesson-pairs-three = Drie zevens! Wat verslaat die? Het moeten weer drie kaarten zijn.
lesson-pairs-three-right = Drie negens. Dat zag niemand aankomen.
lesson-pairs-three-pass = Passen mag. Maar je hebt drie kaarten met hetzelfde getal, en dat is hoger dan 7.

lesson-five = Vijf kaarten tegelijk
lesson-five-about = Reeks, kleur, full
lesson-five-show = Dit zijn de vier soorten combinaties van vijf kaarten, van zwak naar sterk. Elke soort verslaat alle soorten erboven.
lesson-five-straight = Jij komt uit. Zoek vijf getallen op rij en raak ze allemaal tegelijk kwijt.
lesson-five-straight-right = 3, 4, 5, 6, 7. Vijf kaarten weg in één beurt!
lesson-five-straight-other = Zo mag je uitkomen. Maar er zitten vijf getallen op rij in je hand: zoek 3, 4, 5 …
lesson-five-flush = Een reeks tot en met 10! Maar het blijft een reeks. Zoek vijf kaarten van één kleur.
lesson-five-flush-right = Een kleur verslaat elke reeks, hoe hoog ook.
lesson-five-flush-pass = Passen mag. Maar tel je groene kaarten eens!
lesson-five-ask = Welke van deze is het sterkst?
lesson-five-ask-right = Een full verslaat elke kleur en elke reeks, ook met kleine getallen.
lesson-five-ask-other = Eerst telt de soort: reeks, dan kleur, dan full. Getallen tellen alleen binnen een soort.
lesson-five-house = Nu ligt er een kleur. Je hebt drie van het ene getal nodig en twee van een ander.
lesson-five-house-right = Full! Drie drieën en twee zessen verslaan elke kleur.
lesson-five-house-pass = Passen mag. Maar kijk eens naar je drieën en je zessen!

lesson-rainbow = De meerkleurige 1
lesson-rainbow-about = Die past in elke kleur
lesson-rainbow-show = De meerkleurige 1 neemt elke kleur aan. Zo heb je vijf rode kaarten: een kleur!
lesson-rainbow-flush = Je hebt maar vier kaarten van één kleur. Wie kan de vijfde zijn? Versla de reeks.
lesson-rainbow-flush-right = De kleine 1 heeft je kleur gered.
lesson-rainbow-flush-pass = Passen mag. Maar tel je gele kaarten, met de meerkleurige 1 erbij.
lesson-rainbow-straight-flush = Jij komt uit. Vijf op rij en allemaal in één kleur: zoek de kleurenreeks.
lesson-rainbow-straight-flush-right = De sterkste vijf kaarten die er zijn. Alleen een gang houdt je nog tegen.
lesson-rainbow-straight-flush-other = Zo mag je uitkomen. Maar zoek 1, 2, 3, 4, 5, allemaal in één kleur.
lesson-rainbow-plain-straight = Vijf op rij, goed! Maar één kaart heeft een andere kleur. Welke 5 is beter?

lesson-gangs = Gangs
lesson-gangs-about = Vier gelijke getallen verslaan alles
lesson-gangs-show = Vier of meer gelijke getallen zijn een gang. Die verslaat alles: losse kaarten, paren, tritsen en alles van vijf kaarten. Een grotere gang verslaat een kleinere.
lesson-gangs-dragon = De draak! Geen losse kaart verslaat hem. Maar jij hebt een gang …
lesson-gangs-dragon-right = Zelfs de draak vlucht voor vier kleine vieren.
lesson-gangs-dragon-pass = Je kunt passen, maar dan mis je het leukste: vier van je kaarten hebben hetzelfde getal.
lesson-gangs-ask = Welke verslaat de twee andere?
lesson-gangs-ask-right = Bij gangs verslaan vijf kaarten er altijd vier, zelfs als het tweeën zijn.
lesson-gangs-ask-other = Een gang verslaat elke kleurenreeks. En bij gangs wint die met de meeste kaarten.
lesson-gangs-five = Een gang van vier tienen! Kun jij het beter?
lesson-gangs-five-right = Vijf drieën jagen vier tienen weg.
lesson-gangs-five-pass = Passen mag. Maar tel je drieën: van twee gangs wint die met de meeste kaarten.

lesson-leading = Uitkomen en passen
lesson-leading-about = Wie begint, wie past, wie is aan de beurt
lesson-leading-lead = Er ligt niets: jij komt uit, dus speel wat je wilt. Raak je drie drieën kwijt.
lesson-leading-lead-right = Nu moet iedereen met drie kaarten antwoorden, of passen.
lesson-leading-lead-other = Dat mag! Maar kleine kaarten raak je later moeilijk kwijt: kom nu uit met alle drie je drieën.
lesson-leading-pass = Een paar achten. Je hebt geen hoger paar, dus wat blijft er over?
lesson-leading-pass-right = Passen kost niets. Je wacht je kans af.
lesson-leading-ask = Jij speelde de gele 10. Twee spelers hebben gepast, en nu past de derde ook. Wie komt er nu uit?
lesson-leading-ask-right = Jij! Als alle anderen passen, komt uit wie het laatst gespeeld heeft, met wat die maar wil.
lesson-leading-ask-other = Als alle anderen passen, gaat het terug naar wie het laatst gespeeld heeft. Wie was dat?
lesson-leading-return = Net heb je gepast. Geen probleem: als je weer aan de beurt bent, mag je gewoon spelen. Versla de rode 8.
lesson-leading-return-right = Terug in het spel!

lesson-last-card = Kaart!
lesson-last-card-about = Zeg het, en houd anderen tegen
lesson-last-card-declare = Na je negens houd je nog één kaart over. Dan moet je “Kaart!” zeggen. Tik op de negens, dan op “Kaart!”, en speel.
lesson-last-card-declare-right = Iedereen heeft het gehoord. Nog één kaart!
lesson-last-card-silent = Je vergat “Kaart!” te zeggen. Aan tafel lag je nu uit de partij. Tik op “Kaart!” voordat je speelt.
lesson-last-card-block = De speler na jou heeft nog één kaart! Dan moet je je hoogste kaart spelen om hem tegen te houden.
lesson-last-card-block-right = Tegengehouden! Een 9 komt niet langs je rode 10.
lesson-last-card-lead = Nu kom jij uit, en de volgende heeft nog steeds die ene kaart. Dan moet je met twee of meer kaarten samen uitkomen, als je kunt.
lesson-last-card-lead-right = Eén kaart kan niet antwoorden op twee. Slim!

lesson-scoring = Punten tellen
lesson-scoring-about = Waarom zestien kaarten pijn doen
lesson-scoring-show = Als iemand uit is, betalen de anderen voor de kaarten die ze nog hebben. Hoe meer kaarten, hoe duurder elke kaart. Weinig punten is goed!
lesson-scoring-few = Je houdt 7 kaarten over. Hoeveel punten zijn dat?
lesson-scoring-few-right = Tot en met 7 kaarten kost elke kaart één punt.
lesson-scoring-few-other = Kijk naar de prijzen: met 7 kaarten kost elke kaart 1.
lesson-scoring-eight = En met één kaart meer, 8 kaarten?
lesson-scoring-eight-right = Twee keer zoveel! Vanaf 8 kaarten kost elke kaart 2.
lesson-scoring-eight-other = Vanaf 8 kaarten kost elke kaart 2. Dus 8 keer 2 …
lesson-scoring-all = Je kon geen enkele kaart spelen: je hebt ze alle 16 nog. Au! Hoeveel punten?
lesson-scoring-all-right = 80 punten. Bij 100 is het spel afgelopen, en wie de minste punten heeft, wint!
lesson-scoring-all-other = 16 kaarten kosten elk 5 punten. Dat doet pijn!
lesson-scoring-play = De volgende heeft maar twee kaarten en jij hebt er 8. Jij komt uit: raak er zoveel mogelijk tegelijk kwijt.
lesson-scoring-play-right = Nog maar 3 kaarten: 3 punten in plaats van 16.
lesson-scoring-play-other = Dat mag, maar dan houd je veel kaarten over. Zoek vijf op rij.

lesson-exchange = Het ruilen
lesson-exchange-about = Een cadeau voor de winnaar
lesson-exchange-ask = Voor elke partij behalve de eerste geeft de verliezer van de vorige partij de winnaar zijn beste kaart. Jij won. Wie geeft jou een kaart?
lesson-exchange-ask-right = Wie de meeste kaarten overhad, moet geven.
lesson-exchange-ask-other = Verliezer is wie de meeste kaarten overhad.
lesson-exchange-give = Je kreeg de draak! Nu geef je een kaart naar keuze terug. Kies de kaart waar je het minst aan hebt.
lesson-exchange-give-right = Een eenzame groene 1, de laagste kaart van allemaal. Hartelijk dank!
lesson-exchange-dragon = Je mag zelfs de draak teruggeven. Maar dat is de beste kaart die er is!
lesson-exchange-high = De feniks is een van je beste kaarten. Geef iets kleins dat nergens bij past.
lesson-exchange-give-other = Dat mag, maar die kaart is beter dan een andere van jou. Welke is de zwakste?

lesson-direction = Welke kant op
lesson-direction-about = De richting verandert met elke partij
lesson-direction-first = In de eerste partij gaat het tegen de klok in: volg de pijlen. Jij past. Wie is daarna aan de beurt?
lesson-direction-first-right = Juist: naar rechts.
lesson-direction-first-other = Kijk naar de pijlen rond de tafel. Begin onderaan, waar jij zit.
lesson-direction-second = In de tweede partij draaien de pijlen om. Jij past. Wie is er nu na jou aan de beurt?
lesson-direction-second-right = Nu gaat het naar links. In de volgende partij draait het weer om.
lesson-direction-second-other = De pijlen zijn omgedraaid: volg ze vanaf jouw plaats.
lesson-direction-block = Iemand heeft nog één kaart. Is die direct na jou aan de beurt? Dan weet je wat je moet doen!
lesson-direction-block-right = Ja, die was de volgende: je hoogste kaart hield hem tegen.
lesson-direction-free = Weer heeft iemand nog één kaart. Maar nu zit die vóór jou, niet na jou. De kleinste kaart die wint, is genoeg.
lesson-direction-free-right = Alleen wie direct vóór een laatste kaart zit, moet die tegenhouden. Dat was jij niet.
lesson-direction-free-other = Dat mag, maar niemand dwingt je: wie nog één kaart heeft, komt niet na jou. Bewaar je hoge kaarten.

lesson-three = Met drie spelers
lesson-three-about = Een hand die niemand ziet
lesson-three-ask = Er zijn 64 kaarten en iedereen krijgt er 16, ook met z’n drieën. Hoeveel kaarten krijgt niemand?
lesson-three-ask-right = 16 kaarten slapen in deze partij. Niemand weet welke.
lesson-three-ask-other = Drie keer 16 is 48. Hoeveel ontbreken er nog tot 64?
lesson-three-open = Wie de meerkleurige 1 heeft, opent het spel en moet die spelen: los of met andere kaarten.
lesson-three-open-right = En het spel is begonnen!
lesson-three-passes = Jij speelde de rode 9. Eén speler heeft gepast, en nu past de andere. Wie komt er nu uit?
lesson-three-passes-right = Jij. Met drie spelers is twee keer passen genoeg.
lesson-three-passes-other = Tel nog eens: buiten jou zijn er maar twee spelers, en die hebben allebei gepast.
lesson-three-hidden = Een groene 10. Je feniks verslaat die. Misschien heeft iemand de draak, misschien slaapt hij. Durf het maar!
lesson-three-hidden-right = Dapper! Met drie spelers slapen grote kaarten vaak.

lesson-counting = Tellen wat weg is
lesson-counting-about = Onthoud de grote kaarten
lesson-counting-show = Er staan maar drie kaarten boven de 10, en van elk is er maar één. Onthoud welke al weg zijn!
lesson-counting-one = De draak is gespeeld. Hoeveel losse kaarten verslaan je groene feniks nog?
lesson-counting-one-right = Nog maar één: de gele feniks.
lesson-counting-one-other = Boven de groene feniks staan de gele feniks en de draak. Eén daarvan is weg.
lesson-counting-ten = De draak en de groene feniks zijn weg. Hoeveel losse kaarten verslaan een rode 10 nog?
lesson-counting-ten-right = Alleen de gele feniks. Je rode 10 is bijna koning.
lesson-counting-ten-other = Tel nog eens: groene feniks, gele feniks, draak. Twee van de drie zijn weg.
lesson-counting-play = De draak is weg, je hebt nog twee kaarten en je komt uit. Welke eerst, zodat je zeker uit bent?
lesson-counting-play-right = Niemand kan die verslaan. Iedereen past, je komt weer uit, en de 3 is je laatste kaart.
lesson-counting-play-other = Dat mag, maar iemand verslaat je 3 vast, en misschien kom je nooit meer uit. Heb je een kaart die niemand kan verslaan?

## 13

lesson-targets = De doelen
lesson-targets-about = Op elk doel past hoogstens 13
lesson-targets-goal = In elke beurt leg je één kaart op een doel. Wie boven de 13 komt, neemt de kaarten die er lagen, en genomen kaarten kosten punten. Wie de minste punten heeft, wint!
lesson-targets-first = Drie doelen, drie kleuren. Leg een kaart op het doel van dezelfde kleur: tik op een kaart en dan op de knop.
lesson-targets-first-right = De getallen worden opgeteld. Dan pak je een nieuwe kaart en is de volgende aan de beurt.
lesson-targets-thirteen = Op een doel past 13, en niet meer. Breng er een op precies 13!
lesson-targets-thirteen-right = Precies 13 kan geen kwaad. Nu is het vol, en de volgende heeft een probleem.
lesson-targets-thirteen-other = Dat mag, en je neemt niets. Maar een van je kaarten maakt precies 13.
lesson-targets-over = Dat is meer dan 13, dus dan neem je de kaarten die er liggen. Zoek een kaart die past!
lesson-targets-safe = Het wordt krap. Nog maar één van je kaarten past ergens. Welke?
lesson-targets-safe-right = Poeh! Dat past nog net.

lesson-taking = Over de 13
lesson-taking-about = Wie neemt wat
lesson-taking-over = Probeer wat niemand leuk vindt: breng geel over de 13.
lesson-taking-over-right = Je nam de drie kaarten die er lagen. Je eigen 5 blijft op het doel.
lesson-taking-over-other = Die past. Ga deze keer op geel over de 13, om te zien wat er gebeurt.
lesson-taking-least = Nu is elke kaart te veel. Kies zo dat je er zo min mogelijk neemt.
lesson-taking-least-right = Twee kaarten. Het had erger gekund!
lesson-taking-least-other = Zo neem je meer kaarten. Tel de kaarten op elk doel: waar liggen de minste?

lesson-majorities = De meeste van een kleur
lesson-majorities-about = Soms kosten veel kaarten niets
lesson-majorities-plain = Aan het eind kost elke genomen kaart 1 punt. Dit heeft iedereen genomen. Wat betaal je?
lesson-majorities-plain-right = Drie kaarten, drie punten.
lesson-majorities-plain-other = Iemand anders heeft meer blauw en meer geel dan jij. Dus kost elke kaart je 1 punt.
lesson-majorities-most = Maar wie de meeste van een kleur heeft, betaalt er niets voor! En nu?
lesson-majorities-most-right = Vier blauwe kaarten, meer dan alle anderen: gratis. Alleen de gele kost iets.
lesson-majorities-most-other = Zoek de ster: die staat bij de meeste van een kleur, en die kleur is gratis.
lesson-majorities-tie = Twee spelers hebben evenveel blauwe kaarten. Wat betaal je?
lesson-majorities-tie-right = Niemand heeft in z’n eentje de meeste, dus betalen ze allebei.
lesson-majorities-tie-other = Je hebt er meer nodig dan alle anderen. Evenveel is niet genoeg.
lesson-majorities-play = Je nam vier blauwe kaarten, meer dan alle anderen, en verder niets. Je kaarten zijn allebei te veel. Welke kost je niets?
lesson-majorities-play-right = Nog meer blauwe kaarten voor jou, en allemaal gratis!
lesson-majorities-play-other = Gele kaarten zouden je elk een punt kosten. Welke kleur is gratis voor jou?

lesson-rotten = Rotte vieren
lesson-rotten-about = Ze passen overal, en niemand wil ze
lesson-rotten-show = Er zijn acht rotte vieren. Ze mogen op elk doel en tellen altijd 4.
lesson-rotten-anywhere = Geen van je gekleurde kaarten past. Speel de rotte vier: tik erop, en dan op een doel waar hij niet te veel is.
lesson-rotten-anywhere-right = Gered! En nu ligt hij daar voor iemand anders.
lesson-rotten-cost = Een genomen rotte vier kost 2 punten, ook als je de meeste hebt. Wat betaal je voor drie?
lesson-rotten-cost-right = Drie keer 2. Rotte vieren zijn nooit gratis.
lesson-rotten-cost-other = Elke rotte vier kost altijd 2 punten. Dat je de meeste hebt, helpt niet.
lesson-rotten-avoid = Je kaarten zijn allebei te veel. Laat de rotte vieren aan iemand anders!
lesson-rotten-avoid-right = Twee blauwe kaarten in plaats van twee rotte vieren en een gele.
lesson-rotten-avoid-other = Zo neem je rotte vieren, en die kosten elk 2. Het andere doel is goedkoper.

lesson-ending = Het einde
lesson-ending-about = Wat telt, en wat je moet onthouden
lesson-ending-last = Er valt niets meer te pakken, en jij hebt de allerlaatste kaart. Speel die.
lesson-ending-last-right = De partij is afgelopen. Wat nog op de doelen ligt, telt voor niemand.
lesson-ending-cost = Dit heeft iedereen genomen. Hoeveel punten voor jou?
lesson-ending-cost-right = Twee kaarten, twee punten. Iedereen deelt één keer; wie de minste punten heeft, wint.
lesson-ending-cost-other = Anderen hebben van jouw kleuren evenveel of meer. Dus kost elke kaart je 1 punt.
lesson-ending-high = Nog twee blauwe kaarten: een 1 en een 7. Een ervan kun je later makkelijk spelen. Welke speel je nu?
lesson-ending-high-right = Zolang er ruimte is, speel je de grote. Kleine kaarten passen bijna altijd.
lesson-ending-high-other = Dat past ook. Maar dan staat blauw op 7, en je eigen 7 is de volgende keer te veel!
