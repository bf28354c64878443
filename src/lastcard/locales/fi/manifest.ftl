# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four ja 13: pelaa verkossa tai laske pisteet oikeassa pöydässä.
manifest-pad = Pistevihko
manifest-referee = Tuomari
