### The map.

board-label = The board. Arrow keys move it, plus and minus change its size; the text board lists every space.
board-small = Small map: click to go there
board-farther = Zoom out
board-nearer = Zoom in
board-all = All
board-europe = Europe
board-arrow = { UNITS($units) }: { $route }
