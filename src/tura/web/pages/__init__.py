"""One file for each screen: what it shows and what it can do."""
