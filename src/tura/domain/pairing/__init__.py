"""Pairing systems: Dutch (C.04.3), Baku acceleration (C.04.7), round robin (C.05)."""
