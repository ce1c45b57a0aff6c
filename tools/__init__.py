"""What the repository's own upkeep runs."""
