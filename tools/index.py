"""The index of modules in `docs/architecture.md`, from the first sentence of each module; `make docs` writes it."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "greatwar"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- index of modules: begin -->\n", "<!-- index of modules: end -->\n"


def modules() -> list[Path]:
    """Every module of the package, as a path inside it, package by package."""
    found = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
    return sorted(found, key=lambda path: (path.parent.parts, path.name != "__init__.py", path.name))


def index() -> str:
    """The index: a heading for each package, and a line for each of its modules."""
    lines: list[str] = []
    for path in modules():
        about = _about(SOURCE / path)
        if path.name == "__init__.py":
            package = "/".join(path.parent.parts)
            lines += ["", f"### `{package}/`" if package else "### Loose modules", "", about, ""]
        else:
            lines.append(f"- `{path.stem}`: {about}")
    return "\n".join(lines).strip() + "\n"


def written(page: str) -> str:
    """The page with the index as it is now."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + index() + END + after


def _about(path: Path) -> str:
    docstring = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return docstring.split("\n", 1)[0]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
