"""The game on a network: HTTP and WebSocket around the engine. No rule and no SQL stands here."""
