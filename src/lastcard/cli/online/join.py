"""``lastcard join``: an online table from the terminal."""

from lastcard.cli import arguments
from lastcard.cli.online.connection.address import read_link
from lastcard.cli.online.errors import LinkMissing
from lastcard.cli.online.person.attend import Attendance
from lastcard.cli.online.person.invitation import Invitation
from lastcard.locales import Words


def run(argv: list[str], words: Words) -> int:
    """Play at an online table to the end of the match, or until the person leaves."""
    asked = arguments.join(words).read(argv)
    if asked.link is None:
        raise LinkMissing
    link = read_link(asked.link)
    attendance = Attendance(link.server, asked.name, words)
    if attendance.come_in():
        attendance.play(link.table, Invitation(link))
    return 0
