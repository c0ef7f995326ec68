"""Fifty battles, of all kinds and by all rulesets."""

from greatwar.board import Power
from greatwar.odds import Conduct, Stakes
from tests.odds.battle import Battle, Options, assault, land, mines, sea

BEST = Conduct(submerging="best")
ALWAYS = Conduct(submerging="always")
HISTORICAL: Options = {"historical": True}


def battles() -> list[Battle]:
    """All fifty."""
    g: Power = "germany"
    f: Power = "france"
    return [
        land("rulebook", {g: "6 infantry"}, {f: "4 infantry"}),
        land("rulebook", {g: "8 infantry, 4 artillery, 1 fighter"}, {f: "6 infantry, 2 artillery"}),
        land(
            "rulebook", {g: "5 infantry, 3 artillery, 2 fighter"}, {f: "4 infantry, 2 artillery, 2 fighter"}
        ),
        land("rulebook", {g: "4 infantry, 2 artillery, 3 tank"}, {f: "5 infantry, 2 artillery, 1 tank"}),
        land(
            "rulebook",
            {g: "2 infantry, 5 artillery, 2 tank, 1 fighter"},
            {f: "1 infantry, 4 artillery, 1 fighter"},
        ),
        land(
            "rulebook",
            {g: "6 infantry, 3 artillery"},
            {f: "3 infantry, 1 artillery", "britain": "2 infantry, 1 fighter"},
        ),
        land("rulebook", {g: "3 infantry, 2 fighter"}, {f: "2 infantry, 1 fighter"}, {"air_rounds": "one"}),
        land("tournament", {g: "7 infantry, 3 artillery, 1 tank"}, {f: "5 infantry, 3 artillery, 1 fighter"}),
        land("tournament", {g: "1 infantry"}, {f: "1 infantry"}),
        land(
            "quick-reference",
            {g: "4 infantry, 4 artillery, 1 fighter"},
            {f: "4 infantry, 2 artillery, 2 fighter"},
        ),
        land(
            "second-edition",
            {g: "6 infantry, 3 artillery, 2 fighter"},
            {f: "5 infantry, 3 artillery, 1 fighter"},
        ),
        land("second-edition", {g: "3 artillery, 2 tank, 1 fighter"}, {f: "2 artillery, 2 fighter"}),
        land(
            "second-edition",
            {g: "4 infantry, 2 artillery", "austria-hungary": "3 infantry, 1 artillery, 1 fighter"},
            {f: "4 infantry, 2 artillery", "britain": "2 infantry"},
        ),
        land("second-edition", {g: "2 fighter"}, {f: "2 fighter"}, HISTORICAL),
        land(
            "reference-manual",
            {g: "3 infantry, 2 artillery", "austria-hungary": "2 infantry, 2 tank"},
            {f: "5 infantry, 1 artillery, 1 fighter"},
        ),
        land(
            "reference-manual",
            {g: "4 infantry, 2 artillery, 1 fighter"},
            {f: "2 infantry, 1 artillery", "britain": "2 infantry"},
        ),
        assault("rulebook", "2 infantry, 2 artillery", 0, "2 infantry, 1 artillery"),
        assault("rulebook", "4 infantry, 2 artillery", 2, "3 infantry, 2 artillery"),
        assault("rulebook", "1 infantry, 2 artillery, 1 tank", 3, "2 infantry, 3 artillery, 1 fighter"),
        assault(
            "rulebook", "2 infantry, 1 artillery", 1, "3 infantry, 2 artillery", "3 infantry, 1 artillery"
        ),
        assault(
            "rulebook",
            "3 infantry, 1 artillery",
            1,
            "2 infantry, 2 artillery",
            "",
            {"amphib_silent_attackers": "offloaded"},
        ),
        assault(
            "rulebook", "2 infantry, 2 artillery", 1, "2 infantry, 2 artillery", "", {"amphib_strike": False}
        ),
        assault("tournament", "4 infantry", 4, "3 infantry, 1 artillery"),
        assault("quick-reference", "4 infantry, 2 artillery", 2, "2 infantry, 2 artillery"),
        assault(
            "quick-reference",
            "2 infantry",
            2,
            "2 infantry, 1 artillery",
            "2 infantry, 1 artillery, 1 fighter",
        ),
        assault("second-edition", "3 infantry, 1 artillery", 2, "2 infantry, 1 artillery"),
        assault(
            "second-edition",
            "2 infantry, 2 artillery",
            1,
            "3 infantry, 1 artillery",
            "4 infantry, 2 artillery",
        ),
        assault("reference-manual", "3 infantry, 1 artillery", 2, "2 infantry, 2 artillery", "2 infantry"),
        sea("rulebook", "3 battleship", "4 cruiser"),
        sea("rulebook", "2 submarine", "1 cruiser, 1 transport"),
        sea("rulebook", "1 battleship, 2 cruiser, 2 submarine", "1 battleship, 2 cruiser, 1 transport"),
        sea("rulebook", "2 battleship", "2 cruiser", press=1),
        sea("rulebook", "2 cruiser, 1 submarine", "1 battleship, 1 submarine", press=2),
        sea("rulebook", "1 damaged battleship, 1 cruiser", "2 cruiser", press="best"),
        sea(
            "rulebook",
            "2 battleship, 1 cruiser, 1 submarine",
            "1 battleship, 2 cruiser, 2 submarine",
            press="best",
            conduct=BEST,
            enemy=BEST,
        ),
        sea("rulebook", "3 submarine", "1 battleship, 1 cruiser", press="best", conduct=BEST),
        sea("rulebook", "1 battleship, 1 cruiser", "3 submarine", enemy=ALWAYS),
        sea("rulebook", "3 cruiser, 1 transport", "2 cruiser", press="best", stakes=Stakes(zone=10)),
        sea(
            "tournament",
            "1 battleship, 1 cruiser",
            "1 battleship, 1 cruiser, 1 submarine",
            press="best",
            stakes=Stakes(staying=0.6),
            sails=True,
        ),
        sea("tournament", "2 battleship, 2 submarine", "3 cruiser, 1 transport"),
        sea(
            "quick-reference",
            "2 battleship",
            "2 cruiser, 2 submarine",
            press="best",
            enemy=BEST,
            options={"sea_submerge": "beforeFire"},
        ),
        sea("quick-reference", "2 cruiser, 2 submarine", "1 battleship, 1 cruiser, 1 submarine"),
        sea(
            "second-edition",
            "3 battleship, 2 cruiser, 2 submarine",
            "2 battleship, 3 cruiser, 1 transport",
            sails=True,
        ),
        sea("second-edition", "2 battleship", "2 submarine, 1 cruiser", enemy=BEST, sails=True),
        sea(
            "second-edition",
            "2 battleship, 1 cruiser",
            "2 cruiser",
            options=HISTORICAL,
            sails=True,
            withdraw=True,
        ),
        sea(
            "reference-manual",
            "2 battleship, 1 cruiser",
            "1 battleship, 2 cruiser, 1 transport",
            press="best",
            sails=True,
        ),
        mines("rulebook", "1 battleship, 2 cruiser, 2 submarine"),
        mines("rulebook", "1 damaged battleship, 1 battleship, 1 transport", {"mines_battleship": "sunk"}),
        mines("tournament", "2 battleship, 1 damaged battleship, 1 cruiser"),
        mines("second-edition", "2 battleship, 1 cruiser, 1 submarine"),
    ]
