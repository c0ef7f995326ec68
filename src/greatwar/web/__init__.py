"""The server: HTTP and WebSocket around the engine. No rule and no SQL is here."""
