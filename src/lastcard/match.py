"""One match from start to end: the one loop that lets players play, for terminal, arena and tests.

The table of a server is its concurrent twin. Players see views and public moves, never states.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from lastcard.fair import Note, Secret
from lastcard.fair.shuffle import shuffled, stream
from lastcard.games.errors import MatchOver, RulesError
from lastcard.games.game import (
    TABLE,
    AnyGame,
    Entry,
    Event,
    Game,
    MoveT,
    OptionsT,
    Outcome,
    Seat,
    StateT,
    Step,
    ViewT,
)

Shuffle: TypeAlias = Callable[[Sequence[str]], Sequence[str]]
"""Brings the cards of a deck into the order in which they are dealt."""

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
"""A view, from the reader's side."""


class Player(Protocol[ViewT_contra, MoveT]):
    """Who sits at a seat: a person or a bot."""

    def choose(self, view: ViewT_contra, seen: Sequence[Entry[MoveT]]) -> MoveT | None:
        """A move; None only when asked out of turn, for "I have nothing to say".

        *seen* are the public moves of the deal so far: what an attentive player remembers.
        """
        ...

    def refused(self, error: RulesError) -> None:
        """Hear that the rules refused the choice; return to be asked again, or raise."""
        ...


class Match(Generic[StateT, MoveT, ViewT, OptionsT]):
    """A match in progress and its journal: every move, and what proves the deals.

    Without *options* it is a quick match of the first edition. With a *seed* it deals by itself,
    the cards that ``seeded`` deals; without one somebody has to (``deal``).
    """

    def __init__(
        self,
        game: Game[StateT, MoveT, ViewT, OptionsT],
        options: OptionsT | None = None,
        seats: int = 4,
        name: str | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.options = quick_options(game) if options is None else options
        self.seats = seats
        self.name = name
        """What the match is called where its deals are proved; no other match is called so."""
        self.state = game.start(self.options, seats)
        """All of it, secrets included; only a move changes it, ``branch`` takes up another."""
        self.awaits = game.awaits(self.state)
        """Whose move the match waits for; None when it is over."""
        self.journal: list[Entry[MoveT] | Note] = []
        self._seen: list[Entry[MoveT]] = []
        self._seed = seed
        self._shuffle: Shuffle | None = None
        self._deal_if_due()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.awaits is None

    @property
    def moves(self) -> list[Entry[MoveT]]:
        """The moves of the journal, without what proves the deals."""
        return [entry for entry in self.journal if isinstance(entry, Entry)]

    @property
    def scores(self) -> Sequence[Sequence[int]]:
        """The points of each finished deal, seat by seat."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def legal(self, seat: Seat | None = None) -> Sequence[MoveT]:
        """What *seat*, or without one the awaited seat, may do now, from weakest to strongest."""
        asked = self.awaits if seat is None else seat
        return () if asked is None else self.game.legal(self.state, asked)

    def play(self, move: MoveT | str, seat: Seat | None = None) -> Step[StateT]:
        """Make *move*, an object or a text, for *seat* or else for the awaited seat.

        A ``RulesError`` refuses it, and nothing has changed.
        """
        mover = self.awaits if seat is None else seat
        if mover is None:
            raise MatchOver
        step = self.act(mover, self.game.read(move) if isinstance(move, str) else move)
        if step.closes:
            self._deal_if_due()
        return step

    def act(self, seat: Seat, move: MoveT) -> Step[StateT]:
        """Make *move* for *seat* and write it down, or raise a ``RulesError``."""
        step = self.game.apply(self.state, seat, move)
        state = self.state = step.state
        self.awaits = self.game.awaits(state)
        entry = Entry(seat, move)
        self.journal.append(entry)
        if seat == TABLE:
            self._seen = []
        else:
            self._seen.append(entry)
        return step

    def deal(self, shuffle: Shuffle) -> Step[StateT]:
        """Deal the whole deck in the order that *shuffle* brings it into."""
        return self.act(TABLE, self.game.deal(shuffle(self.game.deck())))

    def note(self, note: Note) -> None:
        """Write down a step of the provable deal."""
        self.journal.append(note)

    def view(self, seat: Seat | None) -> ViewT:
        """What *seat* may know now; None is a watcher."""
        return self.game.view(self.state, seat)

    def around(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats from *seat* on, each to the right of the one before."""
        seats = [seat]
        while len(seats) < self.seats:
            seats.append(self.game.seat_to_right(self.state, seats[-1]))
        return tuple(seats)

    def seen(self) -> Sequence[Entry[MoveT]]:
        """The public moves of the deal so far; the dealt deck is not one of them."""
        return self._seen

    def copy(self, seed: int | None = None) -> "Match[StateT, MoveT, ViewT, OptionsT]":
        """The same match, to go its own way; with a *seed* its coming deals are others."""
        twin: Match[StateT, MoveT, ViewT, OptionsT] = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.journal = self.journal.copy()
        twin._seen = self._seen.copy()
        twin._shuffle = None  # a shuffle goes on where it was: two matches cannot share one
        twin._seed = self._seed if seed is None else seed
        return twin

    def branch(self, state: StateT) -> "Match[StateT, MoveT, ViewT, OptionsT]":
        """A match that goes on from *state* after the same public moves, with a new journal."""
        twin = self.copy()
        twin.state, twin.awaits = state, self.game.awaits(state)
        twin.journal = []
        return twin

    def _deal_if_due(self) -> None:
        if self._seed is None or self.awaits != TABLE:
            return
        if self._shuffle is None:
            self._shuffle = seeded(self._seed)
            for _ in self.scores:  # the deals before
                self._shuffle(self.game.deck())
        self.deal(self._shuffle)


@runtime_checkable
class Closing(Protocol):
    """A player that holds something which has to be given back, such as a running program."""

    def close(self) -> None:
        """Give it back; nobody will ask this player again."""
        ...


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]


def play_match(
    match: AnyMatch,
    players: Sequence[AnyPlayer],
    shuffle: Shuffle,
    tell: Callable[[Event], None] = lambda event: None,
    scored: Callable[[], None] = lambda: None,
    deals: int | None = None,
) -> None:
    """Let *players* play *match* to its end, telling every public event as it happens.

    *scored* is called when a deal has been scored, before its end is told. With *deals* the match
    is left when so many deals are finished.
    """
    finished = len(match.game.scores(match.state))
    while finished != deals and (awaited := match.awaits) is not None:
        step = match.deal(shuffle) if awaited == TABLE else _ask_all(match, players, awaited)
        if len(match.game.scores(match.state)) > finished:
            finished += 1
            scored()
        for event in step.events:
            tell(event)


def dismiss(players: Iterable[AnyPlayer]) -> None:
    """Close those of *players* that can be closed."""
    for player in players:
        if isinstance(player, Closing):
            player.close()


def seeded(seed: int) -> Shuffle:
    """A shuffle for offline play: the same seed deals the same cards, for ever and anywhere."""
    # Not ``random``: how that shuffles may change with the version of Python.
    key = Secret(sha256(f"lastcard seed {seed}".encode()).digest())
    numbers = stream(key, b"")
    return lambda deck: shuffled(deck, numbers)


def quick_options(game: Game[StateT, MoveT, ViewT, OptionsT]) -> OptionsT:
    """The options of a quick match, in the first edition."""
    return game.options(next(iter(game.editions)), game.quick)


def run(game: AnyGame, options: Any, players: Sequence[AnyPlayer], seed: int) -> AnyMatch:
    """A whole match between *players* from a seed."""
    match = Match(game, options, len(players))
    play_match(match, players, seeded(seed))
    return match


def _ask_all(match: AnyMatch, players: Sequence[AnyPlayer], awaited: Seat) -> Step[Any]:
    # Seats that may speak out of turn are asked first: once the awaited seat acts it is too late.
    for seat in sorted(match.game.may_act(match.state) - {awaited}):
        step = _ask(match, players[seat], seat)
        if step is not None:
            return step
    step = _ask(match, players[awaited], awaited)
    assert step is not None, f"seat {awaited} is awaited and must choose"
    return step


def _ask(match: AnyMatch, player: AnyPlayer, seat: Seat) -> Step[Any] | None:
    while True:
        move = player.choose(match.view(seat), match.seen())
        if move is None:
            return None
        try:
            return match.act(seat, move)
        except RulesError as error:
            player.refused(error)
