"""Turns: of many who wait, each has one after the other, however much one of them wants."""

from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that wait, of owners in groups: groups take turns, and so do the owners in each."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    @property
    def groups(self) -> Iterable[str]:
        """The groups of which something waits."""
        return self._groups.keys()

    def of(self, group: str) -> int:
        """How many things of *group* wait."""
        return sum(map(len, self._groups.get(group, {}).values()))

    def put(self, thing: T, group: str, owner: str = "") -> None:
        """Let *thing* wait behind what its *owner*, one of *group*, has put in before."""
        self._groups.setdefault(group, OrderedDict()).setdefault(owner, deque()).append(thing)
        self._length += 1

    def take(self) -> T:
        """The first thing of whose turn it is, who then waits for all the others."""
        group, owners = self._groups.popitem(last=False)
        owner, things = owners.popitem(last=False)
        thing = things.popleft()
        if things:
            owners[owner] = things
        if owners:
            self._groups[group] = owners
        self._length -= 1
        return thing

    def drop(self, group: str) -> T:
        """Take back what waits last of *group*."""
        owners = self._groups[group]
        owner, things = owners.popitem()
        thing = things.pop()
        if things:
            owners[owner] = things
        if not owners:
            del self._groups[group]
        self._length -= 1
        return thing
