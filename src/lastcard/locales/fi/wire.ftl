# What cannot be understood between a program and the server. A message id is the code.

wire = Sitä ei voi ymmärtää täällä.
message-unreadable = Tämä ei ole viesti, jonka palvelin ymmärtää: { $detail }.
hello-missing = Tervehdi ensin (hello) ja kerro protokollan versio.
nobody-found = Kukaan samaa peliä haluava ei ehtinyt paikalle; yritä uudelleen tai pelaa bottien kanssa.
