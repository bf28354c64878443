# Eine Partie gemeinsam ansehen: was verweigert wird.

look-unknown = Diese gemeinsame Ansicht gibt es nicht, oder sie ist zu Ende; bitte um einen neuen Link.
looks-enough = Du zeigst schon { $most } Partien, oder es ist kein Platz mehr; versuche es später noch einmal.
look-full = Hier sind schon { $most } Leute, und es ist kein Platz mehr.
not-leading = Gerade führt jemand anderes.
