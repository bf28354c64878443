# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = Sitä ei voi tallentaa pelistä.
note-long = Muistiinpanossa on enintään { $most } merkkiä; lyhennä omaasi.
tag-long = Tunnisteessa on enintään { $most } merkkiä; valitse lyhyempi.
tag-empty = Tunnisteessa on oltava kirjain, numero tai muu näkyvä merkki.
tags-enough = Pelillä on enintään { $most } tunnistetta; poista ensin yksi.
match-not-yours = Vain tämän pelin pelaajat voivat tehdä sen.
