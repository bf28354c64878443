# A recorded match stepped through in the terminal.

stepping-prompt = Siirto { $place }, Enter: eteenpäin, ?: näppäimet >
stepping-unknown = ”{ $typed }” ei ole tässä luettelossa:
stepping-eyes = Näin näkee { $who }.
stepping-open = Kaikki kortit näkyvissä.
stepping-help =
    Enter        yksi siirto eteenpäin    b     yksi siirto taaksepäin
    c, cb        kierros eteen, taakse    d, db jako eteen, taakse
    first, last  alkuun, loppuun          37    siirtoon 37
    e, e Mei     toisen silmin            o     kaikki kortit näkyviin
    k            mitä tiedettiin          l     mitä jaossa tapahtui
    s            pisteet                  a     itsestään; Enter pysäyttää
    h            piilota myöhempi, tai älä
    q            lopeta
stepping-hiding = Myöhempi on piilossa.
stepping-shown = Mitään ei piiloteta: pelissä on { $places } siirtoa.
stepping-key = omat [hakasuluissa], pöydällä olevat merkillä *, pelatut merkillä ..; kirjain kortin perässä kertoo, kenen kädessä sen tiedetään olevan
stepping-nobody = Täällä ei ole ketään nimeltä ”{ $name }”; täällä ovat { $names }.
stepping-ends = Pöytäkirja päättyy tähän.
