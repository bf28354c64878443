"""Players and what is kept about them: accounts, logins, names, mutes, reports."""
