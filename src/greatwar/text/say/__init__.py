"""One function for each message of a catalogue. `make text` writes the modules."""
