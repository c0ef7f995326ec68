### Die Karte.

board-label = Das Brett. Pfeiltasten verschieben es, plus und minus ändern seine Größe; das Brett als Text nennt jedes Feld.
board-small = Kleine Karte: ein Klick führt dorthin
board-farther = Verkleinern
board-nearer = Vergrößern
board-all = Ganz
board-europe = Europa
board-arrow = { UNITS($units) }: { $route }
