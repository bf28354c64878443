# Pelin katsominen yhdessä: mitä evätään.

look-unknown = Tällaista yhteistä katselua ei ole, tai se on päättynyt; pyydä uusi linkki.
looks-enough = Näytät jo { $most } peliä, tai tilaa ei ole enempää; yritä myöhemmin uudelleen.
look-full = Täällä on jo { $most } ihmistä, eikä tilaa ole enempää.
not-leading = Joku muu johtaa juuri nyt.
