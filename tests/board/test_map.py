"""The picture of the board against the board of the rules, measured."""

import gzip
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
import shapely

from greatwar.board import BASES, BORDERS, CANAL, CAPITAL, COASTS, TERRITORIES, ZONES, Space
from greatwar.board.geometry import arcs_of, board_map, line, packed, unpacked
from tools.map import tables
from tools.map.__main__ import made

BOARD = board_map()
SPACES = (*TERRITORIES, *ZONES)
ISLANDS = tuple(name for name, territory in TERRITORIES.items() if territory.island)
BADGE, STAR, ANCHOR, MINE = 16.0, 18.0, 21.0, 16.0
"""Sides of the boxes that hold the marks."""

Shape = Any  # shapely carries no types


def polygon(rings: list[list[tuple[float, float]]]) -> Shape:
    return shapely.Polygon(rings[0], rings[1:])


@cache
def shape_of(space: Space) -> Shape:
    return shapely.MultiPolygon([polygon(rings) for rings in BOARD.polygons(BOARD.spaces[space].shape)])


def others() -> list[Shape]:
    """Land that is no space."""
    lands = (*BOARD.impassable.values(), BOARD.scenery)
    return [polygon(rings) for land in lands for rings in BOARD.polygons(land.shape)]


@cache
def ground_of(space: Space) -> Shape:
    """Where the names and counters of a space may stand: within it, and for an island also within its outline."""
    outline = BOARD.spaces[space].outline
    return shape_of(space).union(shapely.Polygon(line(outline))) if outline else shape_of(space)


def square(at: tuple[float, float], side: float) -> Shape:
    return shapely.box(at[0] - side / 2, at[1] - side / 2, at[0] + side / 2, at[1] + side / 2)


def boxes(space: Space) -> dict[str, Shape]:
    """Everything that stands in a space, by name."""
    picture = BOARD.spaces[space]
    (x, y), (width, height) = picture.label.at, picture.label.box
    found = {"name": shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)}
    if picture.label.value is not None:
        found["value"] = square(picture.label.value, BADGE)
    for number, at in enumerate(picture.counters):
        found[f"counter {number}"] = square(at, picture.side)
    if space in BOARD.capitals:
        found["star"] = square(BOARD.capitals[space], STAR)
    for base in BOARD.bases:
        if base.zone == space:
            found |= {"anchor": square(base.anchor, ANCHOR), "mines": square(base.mines, MINE)}
    return found


def test_every_space_has_a_shape_and_no_other_has() -> None:
    assert tuple(BOARD.spaces) == SPACES
    assert len(TERRITORIES) == 94 and len(ZONES) == 30


def test_the_borders_of_the_picture_are_those_of_the_rules() -> None:
    ruled = {frozenset((one, other)) for one, near in BORDERS.items() for other in near}
    through_the_canal = frozenset(CANAL.between)
    assert BOARD.borders() == ruled - {through_the_canal}
    assert through_the_canal in ruled


def test_the_canal_joins_its_zones_through_its_territory() -> None:
    canal = shapely.LineString(line(BOARD.canal))
    assert canal.intersection(shape_of(CANAL.territory)).length > 0.9 * canal.length
    for zone in CANAL.between:
        assert any(
            shape_of(zone).distance(shapely.Point(end)) < 3 for end in (canal.coords[0], canal.coords[-1])
        )


def test_no_border_is_too_short_to_be_seen() -> None:
    lengths: Counter[frozenset[str]] = Counter()
    for arc, names in zip(BOARD.arcs, BOARD.sides()):
        if len(set(names)) == 2:
            lengths[frozenset(names)] += int(shapely.LineString(line(arc)).length)
    shortest = min((length, sorted(pair)) for pair, length in lengths.items() if pair in BOARD.borders())
    assert shortest[0] >= 8, shortest


def test_borders_that_are_shared_are_the_same_line() -> None:
    shapes = [space.shape for space in BOARD.spaces.values()]
    shapes += [land.shape for land in BOARD.impassable.values()] + [BOARD.scenery.shape]
    used = Counter(number for shape in shapes for number in arcs_of(shape))
    assert set(used) == set(range(len(BOARD.arcs)))
    assert set(used.values()) == {1, 2}
    width, height = BOARD.size
    edge = shapely.box(0, 0, width, height).boundary
    for number, times in used.items():
        if times == 1:
            assert edge.distance(shapely.LineString(line(BOARD.arcs[number]))) == 0


def test_the_shapes_cover_the_board_once() -> None:
    shapes = [shape_of(space) for space in SPACES] + others()
    assert all(shape.is_valid for shape in shapes)
    assert sum(shape.area for shape in shapes) == pytest.approx(BOARD.size[0] * BOARD.size[1], abs=0.01)
    assert shapely.coverage_is_valid(shapes)


@pytest.mark.parametrize("space", SPACES)
def test_a_space_has_no_slivers(space: Space) -> None:
    for part in shape_of(space).geoms:
        assert part.area > 12
        thickness = 4 * part.area / part.length
        assert thickness > 2, (space, part.representative_point().wkt)


@pytest.mark.parametrize("space", SPACES)
def test_a_space_can_be_clicked_in_its_middle(space: Space) -> None:
    x, y, radius = BOARD.spaces[space].centre
    assert radius > 20
    assert ground_of(space).contains(shapely.Point(x, y).buffer(radius - 0.6))


@pytest.mark.parametrize("space", SPACES)
def test_what_stands_in_a_space_stands_inside_it(space: Space) -> None:
    ground = ground_of(space)
    astray = [name for name, box in boxes(space).items() if not ground.contains(box)]
    assert not astray


@pytest.mark.parametrize("space", SPACES)
def test_nothing_stands_on_something_else(space: Space) -> None:
    for (one, here), (other, there) in combinations(boxes(space).items(), 2):
        assert not here.intersects(there), (one, other)


@pytest.mark.parametrize("space", SPACES)
def test_there_is_room_for_four_counters_and_a_name_that_can_be_read(space: Space) -> None:
    picture = BOARD.spaces[space]
    assert len(picture.counters) >= 4 and picture.side >= 17
    assert picture.label.size >= 10
    assert (picture.label.value is not None) == (space in TERRITORIES and TERRITORIES[space].ipc > 0)
    words = "".join(picture.label.lines).replace("-", "").replace(" ", "")
    assert words == space.removeprefix("SZ ").replace("-", "").replace(" ", "")


@pytest.mark.parametrize("island", ISLANDS)
def test_the_outline_of_an_island_lies_in_the_zones_around_it(island: Space) -> None:
    outline = shapely.Polygon(line(BOARD.spaces[island].outline))
    assert outline.is_valid
    largest = max(shape_of(island).geoms, key=lambda part: part.area)
    assert outline.contains(largest)
    for space in SPACES:
        if space != island and space not in COASTS[island]:
            assert not outline.intersects(shape_of(space)), space


def test_outlines_of_islands_do_not_overlap_and_hold_no_ships() -> None:
    outlines = {name: shapely.Polygon(line(BOARD.spaces[name].outline)) for name in ISLANDS}
    for (one, here), (other, there) in combinations(outlines.items(), 2):
        assert here.intersection(there).area < 1, (one, other)
    for name, outline in outlines.items():
        for zone in COASTS[name]:
            assert not any(outline.intersects(box) for box in boxes(zone).values()), (name, zone)


def test_only_islands_have_outlines() -> None:
    assert tuple(name for name, space in BOARD.spaces.items() if space.outline) == ISLANDS


def test_nothing_stands_on_the_title_and_the_rose() -> None:
    (x, y, width, height), (rose_x, rose_y, radius) = BOARD.title, BOARD.rose
    title = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    rose = shapely.Point(rose_x, rose_y).buffer(radius)
    for space in SPACES:
        assert space in ZONES or not shape_of(space).intersects(title.union(rose))
        assert not any(box.intersects(title) or box.intersects(rose) for box in boxes(space).values())


def test_bases_and_capitals_are_those_of_the_board() -> None:
    ruled = {(territory, zone) for zone, territories in BASES.items() for territory in territories}
    assert {(base.territory, base.zone) for base in BOARD.bases} == ruled
    assert set(BOARD.capitals) == set(CAPITAL.values())


def test_the_file_is_small() -> None:
    text = files("greatwar.board").joinpath("map.json").read_bytes()
    assert len(text) < 350_000
    assert len(gzip.compress(text, 9)) < 130_000


@pytest.mark.parametrize(
    "points", [[], [(0, 0)], [(25600, 19600), (0, 0), (-5, 31), (16, -32)], [(1, 2), (1, 2)]]
)
def test_packed_lines_are_unpacked_again(points: list[tuple[int, int]]) -> None:
    assert unpacked(packed(points)) == points


def test_the_map_was_drawn_from_the_tables_as_they_are() -> None:
    assert BOARD.tables == tables.fingerprint(), "a table has changed: run `make map`"


@pytest.mark.slow
def test_drawing_the_map_anew_gives_the_same_bytes() -> None:
    for path, text in made().items():
        assert path.read_bytes() == text, f"{path.name} is stale: run `make map`"
