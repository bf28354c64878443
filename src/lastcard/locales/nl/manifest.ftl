# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four en 13: speel online, of houd de score bij aan een echte tafel.
manifest-pad = Scoreblok
manifest-referee = Scheidsrechter
