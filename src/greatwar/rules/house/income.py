"""Money as a house rule changes it: `[income]`."""

from greatwar.rules.house.keys import Key, Parameter, Section

_TRADE = Parameter("economy", "trade")
_BASIS = Parameter("economy", "basis")
_TREASURY = Parameter("economy", "captured_treasury")

INCOME = Section(
    name="income",
    sentence="What a power collects, and what becomes of the treasury of a captured capital.",
    keys=(
        Key(
            "trade",
            "With which neutral powers a power trades, for an IPC each: none, any, or minors aligned with no one.",
            ("none", "any", "minors"),
            _TRADE.value,
            _TRADE.apply,
        ),
        Key(
            "basis",
            "Whether a territory yields its value, or one IPC (flat).",
            ("ipc", "flat"),
            _BASIS.value,
            _BASIS.apply,
        ),
        Key(
            "captured_treasury",
            "What becomes of the treasury and the purchase of a power whose capital is captured: taken by the captor, "
            "lost to the bank, or kept by its owner.",
            ("taken", "lost", "kept"),
            _TREASURY.value,
            _TREASURY.apply,
        ),
    ),
)
