"""A verifier written from docs/reference/provable-deal.md alone: plain code, nothing imported."""

import hashlib
import re

HEX = "[0-9a-f]{64}"
NUM = "(?:0|[1-9][0-9]{0,2})"


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def mac(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = sha(bytes(byte ^ 0x36 for byte in padded) + message)
    return sha(bytes(byte ^ 0x5C for byte in padded) + inner)


class Stream:
    def __init__(self, secret: bytes, transcript: bytes) -> None:
        self.secret, self.transcript, self.counter, self.left = secret, transcript, 0, b""

    def byte(self) -> int:
        if not self.left:
            counter = bytes([(self.counter >> shift) & 255 for shift in range(56, -1, -8)])
            self.left = mac(self.secret, self.transcript + counter)
            self.counter += 1
        first, self.left = self.left[0], self.left[1:]
        return first

    def below(self, n: int) -> int:
        limit = 256 - (256 % n)
        while True:
            b = self.byte()
            if b < limit:
                return b % n


def shuffled(fresh: list[str], stream: Stream) -> list[str]:
    cards = list(fresh)
    i = len(cards) - 1
    while i >= 1:
        j = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return cards


class Checker:
    """Checks a match; ``wrong`` collects (deal, what), deal 0 being the start of the match."""

    def __init__(self, match: str, game: str, seats: int, fresh: list[str]) -> None:
        self.match, self.game, self.seats, self.fresh = match, game, seats, fresh
        self.wrong: list[tuple[int, str]] = []
        self.chains: dict[int, str] = {}
        self.known: dict[int, tuple[int, str]] = {}
        self.commits: set[str] = set()
        self.deal = 0

    def fail(self, what: str) -> None:
        self.wrong.append((self.deal, what))

    def opening(self, notes: list[str]) -> None:
        for note in notes:
            form = re.fullmatch(f"chain ({NUM}) ({HEX})", note)
            if not form or int(form[1]) >= self.seats or int(form[1]) in self.chains:
                self.fail("opening")
                continue
            self.chains[int(form[1])] = form[2]
            self.known[int(form[1])] = (0, form[2])

    def check(self, notes: list[str], dealt: list[str], cutter: int | None) -> None:
        self.deal += 1
        form = re.fullmatch(
            f"commit ({HEX})\n((?:link {NUM} {HEX}\n|absent {NUM}\n)*)"
            f"(?:cut ({NUM}) ({NUM})\n)?reveal ({HEX})\n",
            "".join(note + "\n" for note in notes),
        )
        if not form or any("\n" in note for note in notes):
            self.fail("notes")
            return
        if form[1] in self.commits:
            self.fail("commitment repeated")
        self.commits.add(form[1])
        answers = self.answers(form[2].splitlines())
        secret = bytes.fromhex(form[5])
        if sha(secret).hex() != form[1]:
            self.fail("commitment")
        self.kept(answers, secret)
        at = self.cut(form[3], form[4], cutter)
        if len(answers) < self.seats:
            return
        cards = shuffled(self.fresh, Stream(secret, self.transcript(form[1], answers)))
        if cards[at:] + cards[:at] != dealt:
            self.fail("deck")

    def answers(self, notes: list[str]) -> dict[int, str]:
        answers: dict[int, str] = {}
        for note in notes:
            seat = int(note.split()[1])
            if seat in answers or seat >= self.seats:
                self.fail("answers")
            answers[seat] = note
        if set(answers) != set(range(self.seats)):
            self.fail("answers")
        for seat, note in answers.items():
            self.link(seat, note)
        return answers

    def link(self, seat: int, note: str) -> None:
        if note.startswith("absent"):
            if seat not in self.chains:
                self.fail("absent")
            return
        if seat not in self.chains:
            return
        told = note.split()[2]
        since, known = self.known[seat]
        value = bytes.fromhex(told)
        for _ in range(self.deal - since):
            value = sha(value)
        if value.hex() == known:
            self.known[seat] = (self.deal, told)
        else:
            self.fail("chain")

    def kept(self, answers: dict[int, str], secret: bytes) -> None:
        for seat, note in answers.items():
            if seat in self.chains or not note.startswith("link"):
                continue
            message = (
                f"lastcard seat 1\nmatch {self.match}\ngame {self.game}\n"
                f"deal {self.deal}\nseat {seat}\n"
            )
            if note != f"link {seat} {mac(secret, message.encode()).hex()}":
                self.fail("kept")

    def cut(self, seat: str | None, at: str | None, cutter: int | None) -> int:
        if seat is None or at is None:
            return 0
        right = int(seat) == cutter and int(seat) in self.chains
        if not right or not 1 <= int(at) < len(self.fresh):
            self.fail("cut")
        return int(at)

    def transcript(self, commit: str, answers: dict[int, str]) -> bytes:
        text = f"lastcard deal 1\nmatch {self.match}\ngame {self.game}\n"
        text += f"deal {self.deal}\nseats {self.seats}\n"
        for seat in sorted(self.chains):
            text += f"chain {seat} {self.chains[seat]}\n"
        text += f"commit {commit}\n"
        for seat in sorted(answers):
            text += answers[seat] + "\n"
        return text.encode("ascii")
