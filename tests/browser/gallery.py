"""Pictures of a screen by day and by night, for people to look through; and what axe finds on them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""What axe finds by colours alone. Night changes nothing but colours, so by night no more is looked for."""
FAULTS = """rules => axe
  .run({ resultTypes: ["violations"], ...(rules ? { runOnly: { type: "rule", values: rules } } : {}) })
  .then(found => found.violations)"""


class Gallery:
    """Where the pictures of one size and theme hang, and what axe has found while they were taken."""

    def __init__(self, page: Page, folder: Path, size: str, theme: Theme) -> None:
        self.page = page
        self.faults: list[str] = []
        self._folder = folder
        self._name = f"{size}-{theme}"
        self._rules = None if theme == "light" else OF_COLOURS

    def look(self, name: str) -> None:
        """Take the screen as it is, and have axe look at it."""
        self.page.screenshot(path=self._folder / f"{name}-{self._name}.png")
        self.faults += [f"{name}: {fault}" for fault in serious(self.page, self._rules)]


@contextmanager
def gallery(
    browser: Browser, folder: Path, size: str, theme: Theme, *, script: str = ""
) -> Iterator[Gallery]:
    """A page of one size and theme with its gallery; on none of its screens may axe have found a serious fault."""
    context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('theme', '{theme}'); {script}")
    hung = Gallery(context.new_page(), folder, size, theme)
    yield hung
    context.close()
    assert not hung.faults, "\n".join(hung.faults)


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or worse, by some of its rules or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(FAULTS, rules)
    return [
        f"{fault['id']}: {fault['help']} ({', '.join(node['target'][0] for node in fault['nodes'][:3])})"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
