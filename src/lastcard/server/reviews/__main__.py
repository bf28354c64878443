"""A worker that reviews matches; the server starts it, and says how low its priority is."""

import sys
from collections.abc import Callable

from lastcard.record import read
from lastcard.review.errors import ReviewEnded
from lastcard.review.review import Progress, review
from lastcard.server.reviews.frames import Done, Ending, Found, Piece, Stopped
from lastcard.server.reviews.worker import main


def review_piece(piece: Piece, tell: Callable[[Found], None], ended: Callable[[], bool]) -> Ending:
    """Review *piece*, and tell what comes of it as it comes."""

    def pass_on(progress: Progress) -> None:
        tell(
            Found(
                done=progress.done,
                of=progress.of,
                choice=progress.choice,
                forgotten=progress.forgotten,
                rows=progress.rows,
                curve=progress.curve,
            )
        )

    try:
        done = review(
            read(piece.record.decode()),
            seats=piece.seats,
            deals=(piece.deal,),
            ledger=piece.ledger,
            language=piece.language,
            tell=pass_on,
            ended=ended,
        )
    except ReviewEnded:
        return Stopped()
    return Done(review=done)


if __name__ == "__main__":
    main(review_piece, int(sys.argv[1]))
