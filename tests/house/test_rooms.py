"""The house is in order: every module has its layer and its line, and a type's name means one thing."""

import ast
import tomllib
from collections import defaultdict

from tools.index import PAGE, ROOT, SOURCE, modules, written

MOST_LOOSE = 12


def test_every_module_stands_in_a_layer_of_imports() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    placed = {name.strip() for layer in layers for name in layer.split(":")}
    homeless = []
    for path in modules():
        parts = ["greatwar", *path.with_suffix("").parts]
        if parts[-1] == "__init__":
            continue  # a package stands where its modules stand
        if not any(".".join(parts[:length]) in placed for length in range(2, len(parts) + 1)):
            homeless.append(".".join(parts))
    assert homeless == []


def test_the_index_of_modules_in_the_architecture_page_is_fresh() -> None:
    page = PAGE.read_text("utf-8")
    assert page == written(page), "Run `make docs`."


def test_few_modules_stand_outside_a_package() -> None:
    loose = [path.stem for path in modules() if len(path.parts) == 1 and path.name != "__init__.py"]
    assert len(loose) <= MOST_LOOSE, loose


SAME_BY_NATURE = {
    "Breaches",  # each part of the invariants yields them
    "Line",  # an order with its power
    "ReadT",
    "ValueT",
}
"""Names of small aliases that mean the same wherever they stand."""


def test_a_type_name_stands_in_one_module_only() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        tree = ast.parse((SOURCE / path).read_text("utf-8"))
        for name in _types(tree):
            places[name].append(path.as_posix())
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in SAME_BY_NATURE} == {}


def _types(tree: ast.Module) -> list[str]:
    """The classes and the aliases of types that a module defines."""
    names = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[:1].isupper() and not name.isupper():
                names.append(name)
    return [name for name in names if not name.startswith("_")]
