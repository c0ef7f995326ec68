"""The steps of a game, for guests who have missed some."""

from msgspec import Raw

from greatwar.store.database import Store
from greatwar.store.rows import StepRow, news, standing
from greatwar.web.documents import History

RECENT = 400
"""How many steps are kept at hand for those who come back."""
FIRST = 60
"""How many of the last steps somebody is told who comes for the first time."""


class Steps:
    """The last steps of a game at hand, all others in the store."""

    def __init__(self, store: Store, game: str, recent: list[StepRow]) -> None:
        self._store = store
        self._game = game
        self._recent = recent

    def add(self, rows: list[StepRow]) -> None:
        """Steps that have been taken and kept."""
        self._recent += rows
        if len(self._recent) > 2 * RECENT:
            del self._recent[:-RECENT]

    def since(self, since: int | None, limit: int) -> tuple[list[StepRow], bool]:
        """What somebody is told who knows the steps up to a number and may see them up to a limit; whether it is all.

        Whoever knows none, or has missed too many, is told the last few.
        """
        if since is not None and since <= limit <= since + RECENT:
            return self.news(since, limit), True
        first = max(0, limit - FIRST)
        return standing(self._between(first, limit)), first == 0

    def news(self, since: int, limit: int) -> list[StepRow]:
        """The steps behind a number up to a limit, without what was taken back in between."""
        return news(self._between(since, limit), since) if limit > since else []

    def history(self, before: int | None, most: int, shown: int) -> History:
        """Older steps that everybody may see, for whoever reads the log back."""
        limit = shown if before is None else min(before - 1, shown)
        since = max(0, limit - min(most, RECENT))
        # What was taken back later is not told, so the steps behind the limit are looked at too.
        found = standing(self._between(since, min(limit + RECENT, shown)))
        return History(tuple(Raw(step.told) for step in found if step.number <= limit), since)

    def _between(self, since: int, limit: int) -> list[StepRow]:
        if self._recent and self._recent[0].number <= since + 1:
            return [step for step in self._recent if since < step.number <= limit]
        return self._store.steps(self._game, after=since, until=limit)
