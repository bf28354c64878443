# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four and 13: play online, or keep score at a real table.
manifest-pad = Score pad
manifest-referee = Referee
