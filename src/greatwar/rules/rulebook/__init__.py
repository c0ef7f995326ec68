"""The official rulebook, one module a chapter, in the book's order and words."""
