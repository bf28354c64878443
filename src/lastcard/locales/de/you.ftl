# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Du
you-name = Name
you-save = Speichern
you-guest = Du spielst als Gast: Alles steht dir offen, in diesem Browser.
you-account = Dieser Name gehört nur dir.

you-habits = Wie du es magst
you-language = Sprache
you-theme = Farben
you-sound = Ton
you-sound-about = Karten und Klopfen sind zu hören.
you-auto-pass = Automatisch passen
you-auto-pass-about = Wenn du nichts spielen kannst, passt der Tisch für dich.
you-notify = Melden, wenn ich dran bin
you-notify-about = Dein Browser meldet sich, solange irgendwo eine Seite dieses Spiels offen ist.
you-notify-refused = Dein Browser erlaubt das nicht; ändere es in seinen Einstellungen für diese Seite.
you-notify-never = Das kann dein Browser nur über https.

you-account-title = Konto
you-account-why = Mit einem Konto kannst du in jedem Browser spielen, in der Rangliste stehen und eigene Bots haben. Alles, was du gespielt hast, bleibt dir.
you-register = Konto anlegen
you-log-in = Anmelden
you-log-in-about = Du lässt dein Gastprofil zurück und spielst wieder mit deinem Konto.
you-recover = Passwort vergessen
you-recover-about = Mit einem deiner Notfallcodes kommst du einmal hinein und wählst ein neues Passwort.
you-recover-do = Anmelden
you-code = Notfallcode
you-password = Passwort
you-password-about = Mindestens acht Zeichen; gut ist ein kurzer Satz.
you-password-old = Bisheriges Passwort
you-password-new = Neues Passwort
you-change-password = Passwort ändern
you-change-password-about = Alle anderen Anmeldungen enden damit.
you-password-changed = Dein Passwort ist geändert.
you-log-out = Abmelden
you-codes = Deine Notfallcodes
you-codes-about = Bewahr sie dort auf, wo du sie wiederfindest: Jeder lässt dich einmal hinein, wenn du dein Passwort verlierst. Sie werden nie wieder gezeigt.
you-codes-new = Neue Notfallcodes
you-codes-new-about = Die alten öffnen dann nichts mehr.
you-codes-left =
    { $codes ->
        [0] Du hast keine Notfallcodes mehr.
        [one] Du hast noch einen Notfallcode.
       *[other] Du hast noch { $codes } Notfallcodes.
    }
you-print = Drucken
you-kept =
    { $count ->
        [one] Ich habe ihn aufbewahrt
       *[other] Ich habe sie aufbewahrt
    }

you-play = Wie es lief
you-rating =
    { $matches ->
        [one] Wertungszahl { $rating }, nach einer gewerteten Partie
       *[other] Wertungszahl { $rating }, nach { $matches } gewerteten Partien
    }
you-matches = Deine Partien
you-progress = Dein Fortschritt
you-left = Partien, die du verlassen hast
you-left-about = Ein Bot spielt für dich weiter, bis die Partie zu Ende ist.
you-go-back = Zurückkehren
you-place-short = { $place }.
you-places = Wie oft welcher Platz
you-played = Partien
you-wins = Gewonnen

you-best-about = Konten mit gewerteten Partien, geordnet nach der sicher gezeigten Stärke.
you-best-nobody = Auf dieser Liste steht noch niemand. Sie zeigt Konten, die eine gewertete Partie gespielt haben: nur Menschen am Tisch, ohne Bots und ohne Tipps.
you-play-rated = Gewertete Partie suchen
you-rank = Rang
you-strength = Wertungszahl

you-bots = Deine Bots
you-bots-about = Mit einem Bot-Konto kann sich ein Programm von dir an Tische setzen; sein Token ist der Schlüssel dazu.
you-bot-make = Bot-Konto anlegen
you-bot-name = Name des Bots
you-bot-since = seit { $time }
you-bot-remove = Entfernen
you-bot-remove-which = { $name } entfernen
you-bot-remove-sure = { $name } wirklich entfernen?
you-token = Das Token von { $name }
you-token-about = Gib es deinem Programm und sonst niemandem. Es wird nie wieder gezeigt.

you-logins = Wo du angemeldet bist
you-login-here = dieser Browser
you-login-seen = zuletzt benutzt: { $time }
you-login-unknown = ein unbekanntes Programm
you-login-on = { $browser } auf { $system }
you-login-end = Beenden
you-login-end-which = Anmeldung beenden: { $agent }

you-data = Was über dich gespeichert ist
you-export = Alles herunterladen
you-export-about = Alles, was dieser Server über dich speichert, in einer Datei.
you-delete = Mich löschen
you-delete-about = Dein Name und alles, was dazugehört, wird endgültig gelöscht, auch deine Bots. Die Partien bleiben, ohne deinen Namen.
