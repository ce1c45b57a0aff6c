"""A section's tournament as frozen values: its numbers, rounds and settings."""
