"""A server in which everything goes wrong that a log could miss: ``lastcard`` with accidents."""

import asyncio
import logging
import threading
import warnings
from typing import Any

from lastcard.cli import main
from lastcard.server import run


class Ill:
    """Fails when it is tidied up."""

    def __del__(self) -> None:
        raise ValueError("ignored")


def fail() -> None:
    raise ValueError("a failure")


async def fail_later() -> None:
    fail()


def go_wrong() -> None:
    """Everything, once; and after that the end of the process."""
    warnings.warn("a warning", RuntimeWarning, stacklevel=1)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    Ill()
    loop = asyncio.get_running_loop()
    loop.call_soon(fail)
    loop.create_task(fail_later())  # noqa: RUF006 # nobody waits for it
    logging.getLogger("aiohttp.server").error("of a library\nin two lines")
    logging.getLogger("alembic").warning("%d of another", "many")


def noisy(serving: Any) -> Any:
    """*serving*, and when people could come everything goes wrong."""

    def serve_noisily(settings: Any, ready: Any) -> Any:
        def told(port: int) -> None:
            ready(port)
            go_wrong()

        return serving(settings, told)

    return serve_noisily


if __name__ == "__main__":
    vars(run)["serving"] = noisy(run.serving)
    main()
    fail()
