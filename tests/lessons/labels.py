"""The labels of the page's buttons, read from its catalogues."""

from functools import cache

from greatwar.board import Power
from greatwar.game import Game
from greatwar.orders import Attack, Casualties, End, Item, Order, Press
from greatwar.text.messages import Catalogue, Language
from tools.messages import PAGE, catalogue, rooms

ENDS = {
    "purchase": "end-purchase",
    "movement": "end-movement",
    "combat": "end-combat",
    "mobilize": "end-mobilization",
    "income": "income-collect",
}


def label(game: Game, power: Power, order: Order, language: Language) -> str:
    """What stands on the button of an order; nothing where an order is given by several clicks."""
    texts = _page(language)
    match order:
        case Attack():
            return texts.made("order-attack", space=order.space)
        case Casualties(units=(Item(state="damage", number=number),)):
            return texts.made("order-damage", n=number)
        case Casualties():
            return texts.made("order-lose", units=order.units)
        case Press():
            return texts.made("order-press")
        case End():
            income = game.rules.board.income(game.table, power)
            return texts.made(ENDS[game.table.phase], n=income)
        case _:
            return ""


@cache
def _page(language: Language) -> Catalogue:
    """The catalogues of the page beside those that the server reads."""
    texts = Catalogue(language)
    for room in rooms():
        if room.startswith(PAGE):
            texts._patterns |= {text.id: text.pattern for text in catalogue(language, room)}
    return texts
