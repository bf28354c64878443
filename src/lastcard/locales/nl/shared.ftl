# Samen een spel bekijken: wat geweigerd wordt.

look-unknown = Deze gezamenlijke terugblik bestaat niet of is afgelopen; vraag om een nieuwe link.
looks-enough = Je laat al { $most } spellen zien, of er is geen plaats meer; probeer het later opnieuw.
look-full = Er zijn hier al { $most } mensen, en er is geen plaats meer.
not-leading = Iemand anders leidt op dit moment.
