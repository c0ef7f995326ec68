"""Problems: the reasons why an order is refused."""

from msgspec import Struct

from greatwar.problems.codes import Code
from greatwar.text.messages import Language, Message, language, render

MOST_COMPLAINTS = 20
"""How many mistakes of one document are named at once."""


class Problem(Struct, frozen=True):
    """One reason: a stable code, the place, a message, the rule's id, and ids of rules close to it."""

    code: Code
    place: str
    message: Message
    rule: str
    see: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The reason in the language that is spoken now."""
        return str(self.message)

    def __str__(self) -> str:
        return self._line(language())

    def speaks_of(self, words: str) -> bool:
        """Whether this is the reason meant by a rule id, a code, or words of the code or of the English sentence.

        >>> from greatwar.text.messages import plain
        >>> reason = Problem(
        ...     "already-fought", "Lorraine", plain("You already attacked Lorraine."), "RB-COMB-04"
        ... )
        >>> [
        ...     reason.speaks_of(words)
        ...     for words in ("already fought", "rb-comb-04", "attacked lorraine", "Alsace")
        ... ]
        [True, True, True, False]
        """
        wanted = _folded(words)
        return (
            wanted == _folded(self.code)
            or wanted in map(_folded, (self.rule, *self.see))
            or wanted in _folded(self._line("en"))
        )

    def _line(self, chosen: Language) -> str:
        message = render(self.message, chosen)
        return " · ".join(part for part in (self.code, self.place, message, self.rule) if part)


def _folded(words: str) -> str:
    """Words without regard to capital letters, and to the difference between space and hyphen."""
    return words.casefold().replace("-", " ")


class Refused(Exception):
    """An order was refused; nothing has changed. `more` says whether there are more reasons than those named."""

    def __init__(self, *problems: Problem, more: bool = False) -> None:
        super().__init__(*problems)
        self.problems = problems
        self.more = more

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems)
