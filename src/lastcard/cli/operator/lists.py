"""What an operator is shown: tables, players, bans, reports, deeds."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from lastcard.cli.online.seat_names import tidy
from lastcard.cli.terminal.ink import pad
from lastcard.locales import Words
from lastcard.server.accounts.banned import end_of
from lastcard.store.accounts.audit import Deed
from lastcard.store.accounts.bans import Ban
from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player
from lastcard.store.accounts.reports import Report
from lastcard.store.matches.matches import StoredSeat, Summary
from lastcard.table.state.entries import PlayerId, Said


class Talk(NamedTuple):
    """Something said at a table."""

    number: int
    at: int
    said: Said


def tables(summaries: Sequence[Summary], now: int, words: Words) -> list[str]:
    """The unfinished tables: name, game, phase, when something happened, who sits there."""
    if not summaries:
        return [words.say("admin-no-tables")]
    rows = [
        (
            table.match,
            table.game,
            table.phase,
            words.say("admin-ago", minutes=(now - table.changed) // 60_000),
            ", ".join(_name(chair) for chair in table.chairs),
        )
        for table in summaries
    ]
    return _aligned(rows)


def players(found: Sequence[Player], banned: Collection[PlayerId], words: Words) -> list[str]:
    """Players: kind, since when, last seen, id and name, and whether they are banned."""
    if not found:
        return [words.say("admin-no-players")]
    mark = words.say("admin-is-banned")
    return _aligned(
        [
            (
                player.kind,
                day(player.created),
                minute(player.seen),
                player.id,
                tidy(player.name) + (f"  {mark}" if player.id in banned else ""),
            )
            for player in found
        ]
    )


def bans(held: Sequence[tuple[PlayerBan, Player]], names: Sequence[Ban], words: Words) -> list[str]:
    """Who is banned, since when, until when and why; then the banned names, and since when."""
    lines = [
        words.say(
            "admin-ban",
            day=day(ban.at),
            player=who(player),
            until=end_of(ban),
            reason=tidy(ban.reason),
        )
        for ban, player in held
    ]
    lines += [words.say("admin-ban-name", day=day(ban.at), name=tidy(ban.name)) for ban in names]
    return lines or [words.say("admin-no-bans")]


def report(
    report: Report, talk: Sequence[Talk], names: Mapping[PlayerId, str], words: Words
) -> list[str]:
    """A report: number, day, about whom and why, by whom, where, and the talk there."""
    head = words.say(
        "admin-report",
        report=str(report.id),
        day=day(report.at),
        player=_called(report.player, names),
        reporter="-" if report.reporter is None else _called(report.reporter, names),
        reason=report.reason,
    )
    where = [words.say("admin-report-at", table=report.match)] if report.match else []
    said = [_said(one, report, names, words) for one in talk]
    return [head, *(f"    {line}" for line in (*where, tidy(report.text), *said) if line)]


def audit(deeds: Sequence[Deed], names: Mapping[PlayerId, str], words: Words) -> list[str]:
    """Deeds: when, what, by whom, about whom, from where, and more."""
    if not deeds:
        return [words.say("admin-no-deeds")]
    return _aligned(
        [
            (
                minute(deed.at),
                deed.deed,
                tidy(deed.by),
                "-" if deed.player is None else _called(deed.player, names),
                deed.address or "-",
                tidy(deed.detail),
            )
            for deed in deeds
        ]
    )


def who(player: Player) -> str:
    """What *player* is called, and their id."""
    return f"{tidy(player.name)} ({player.id})"


def day(at: int) -> str:
    """The day of a time, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def minute(at: int) -> str:
    """The minute of a time, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _said(talk: Talk, report: Report, names: Mapping[PlayerId, str], words: Words) -> str:
    # What was reported has a mark; without a line of the journal all that the player said.
    said = talk.said
    about = talk.number == report.number if report.number else said.player == report.player
    phrase, text = said.phrase, said.text
    spoken = words.say(f"phrase-{phrase}") if phrase is not None else tidy(text or "")
    name = tidy(names.get(said.player, said.player))
    return f"{'*' if about else ' '} {minute(talk.at)}  {name}: {spoken}"


def _called(player: PlayerId, names: Mapping[PlayerId, str]) -> str:
    return f"{tidy(names.get(player, '-'))} ({player})"


def _name(chair: StoredSeat) -> str:
    return tidy(chair.name or chair.bot or "-")


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(pad(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
