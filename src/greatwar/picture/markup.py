"""Elements of SVG as text."""

from html import escape

AttributeValue = str | float


def element(name: str, content: str = "", /, **attributes: AttributeValue) -> str:
    """An element with its attributes; an underscore stands for a hyphen, and `class_` for `class`.

    >>> element("circle", r=8.6, stroke_width=1.2)
    '<circle r="8.6" stroke-width="1.2"/>'
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_text(value)}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def title(words: str) -> str:
    """What a reader is told who points at an element, or who has it read aloud."""
    return element("title", escape(words))


def group(*content: str, **attributes: AttributeValue) -> str:
    """Several elements as one."""
    return element("g", "".join(content), **attributes)


def box(left: float, top: float, width: float, height: float, **attributes: AttributeValue) -> str:
    """A rectangle."""
    return element("rect", x=left, y=top, width=width, height=height, **attributes)


def use(name: str, /, **attributes: AttributeValue) -> str:
    """Something that is defined elsewhere, drawn here."""
    return element("use", href=f"#{name}", **attributes)


def stroke(colour: str, width: float, **attributes: AttributeValue) -> dict[str, AttributeValue]:
    """The attributes of a line."""
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linejoin": "round", **attributes}


def _text(value: AttributeValue) -> str:
    if isinstance(value, str):
        return value
    text = f"{round(value, 3):g}"
    return text[1:] if text.startswith("0.") else text
