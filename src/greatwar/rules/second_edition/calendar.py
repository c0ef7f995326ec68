"""The calendar: which season and year a round stands for (SE-ENTRY-05, SE-COMP-02)."""

SEASONS = ("Spring", "Summer", "Fall")
FIRST_YEAR = 1914


def date_of(round_: int) -> str:
    """The year and the season of a round; the war begins in the summer.

    >>> date_of(1), date_of(10), date_of(15)
    ('1914 Summer', '1917 Summer', '1919 Spring')
    """
    year, season = divmod(round_, len(SEASONS))
    return f"{FIRST_YEAR + year} {SEASONS[season]}"
