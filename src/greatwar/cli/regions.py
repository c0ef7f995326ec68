"""Regions: the spaces of the board in groups. Only this module names them."""

from typing import NamedTuple

from greatwar.board import Space
from greatwar.notation.words import fold
from greatwar.text.messages import Message
from greatwar.text.say import cli as say


class Region(NamedTuple):
    """A part of the board: its name, words by which it can be asked for, and its spaces."""

    name: str
    words: tuple[str, ...]
    spaces: tuple[Space, ...]

    @property
    def title(self) -> Message:
        """Its name in the language of the player."""
        return say.region(region=self.words[0].replace(" ", "-"))


REGIONS: tuple[Region, ...] = (
    Region(
        "Western Front",
        ("west", "western front", "france", "britain"),
        (
            "London",
            "Wales",
            "Yorkshire",
            "Scotland",
            "Ireland",
            "Paris",
            "Picardy",
            "Brest",
            "Bordeaux",
            "Marseilles",
            "Burgundy",
            "Lorraine",
            "Belgium",
            "Holland",
            "Alsace",
            "Ruhr",
            "Munich",
            "Hanover",
            "Kiel",
            "Denmark",
            "Switzerland",
            "Spain",
            "Portugal",
            "Balearic Islands",
        ),
    ),
    Region(
        "Eastern Front",
        ("east", "eastern front", "russia", "germany"),
        (
            "Berlin",
            "Prussia",
            "Silesia",
            "Bohemia",
            "Vienna",
            "Budapest",
            "Galicia",
            "Poland",
            "Livonia",
            "Belarus",
            "Ukraine",
            "Moscow",
            "Sevastopol",
            "Tatarstan",
            "Karelia",
            "Finland",
            "Sweden",
            "Norway",
        ),
    ),
    Region(
        "Balkans and Italy",
        ("balkans", "italy", "south"),
        (
            "Trieste",
            "Tyrolia",
            "Serbia",
            "Albania",
            "Romania",
            "Bulgaria",
            "Greece",
            "Venice",
            "Piedmont",
            "Tuscany",
            "Rome",
            "Naples",
            "Sicily",
            "Sardinia",
            "Corsica",
        ),
    ),
    Region(
        "Middle East and Asia",
        ("middle east", "asia", "ottoman", "orient"),
        (
            "Constantinople",
            "Smyrna",
            "Ankara",
            "Syrian Desert",
            "Trans-Jordan",
            "Mesopotamia",
            "Arabia",
            "Persia",
            "Kazakhstan",
            "Afghanistan",
            "India",
        ),
    ),
    Region(
        "Africa and the colonies",
        ("africa", "colonies"),
        (
            "Egypt",
            "Libya",
            "Tunisia",
            "Algeria",
            "Spanish Morocco",
            "Morocco",
            "French West Africa",
            "Gold Coast",
            "Togoland",
            "Nigeria",
            "Kamerun",
            "French Equatorial Africa",
            "Anglo-Egyptian Sudan",
            "Empire of Ethiopia",
            "Somaliland",
            "British East Africa",
            "Belgian Congo",
            "German East Africa",
            "Angola",
            "Rhodesia",
            "South West Africa",
            "Union of South Africa",
            "Portuguese East Africa",
            "Madagascar",
        ),
    ),
    Region(
        "The Atlantic and America",
        ("america", "atlantic", "usa", "sea"),
        ("United States of America", "Canada", "SZ 1", "SZ 2", "SZ 3", "SZ 7", "SZ 13", "SZ 14", "SZ 22"),
    ),
    Region(
        "North Sea, Channel and Baltic",
        ("north sea", "channel", "baltic", "sea"),
        ("SZ 4", "SZ 5", "SZ 6", "SZ 8", "SZ 9", "SZ 10", "SZ 11", "SZ 12", "SZ 15"),
    ),
    Region(
        "Mediterranean and Black Sea",
        ("mediterranean", "black sea", "sea"),
        ("SZ 16", "SZ 17", "SZ 18", "SZ 19", "SZ 20", "SZ 21"),
    ),
    Region(
        "Around Africa and the Indian Ocean",
        ("indian ocean", "ocean", "sea"),
        ("SZ 23", "SZ 24", "SZ 25", "SZ 26", "SZ 27", "SZ 28", "SZ 29", "SZ 30"),
    ),
)


def regions_called(text: str) -> tuple[Region, ...]:
    """The regions that a word means: `west`, `sea`, the beginning of a name; none if it means nothing.

    >>> [region.name for region in regions_called("WEST")]
    ['Western Front']
    """
    wanted = fold(text)
    if not wanted:
        return REGIONS
    exact = tuple(region for region in REGIONS if wanted in region.words or wanted == fold(region.name))
    if exact:
        return exact
    return tuple(
        region
        for region in REGIONS
        if any(word.startswith(wanted) for word in (*region.words, *fold(region.name).split()))
    )
