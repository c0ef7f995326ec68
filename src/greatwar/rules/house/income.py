"""Money as a house rule changes it: `[income]`."""

from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.text.say import key as text

_TRADE = Parameter("economy", "trade")
_BASIS = Parameter("economy", "basis")
_TREASURY = Parameter("economy", "captured_treasury")

INCOME = Section(
    name="income",
    sentence=text.income(),
    keys=(
        Key(
            "trade",
            text.income_trade(),
            ("none", "any", "minors"),
            _TRADE.value,
            _TRADE.apply,
        ),
        Key(
            "basis",
            text.income_basis(),
            ("ipc", "flat"),
            _BASIS.value,
            _BASIS.apply,
        ),
        Key(
            "captured_treasury",
            text.income_captured_treasury(),
            ("taken", "lost", "kept"),
            _TREASURY.value,
            _TREASURY.apply,
        ),
    ),
)
