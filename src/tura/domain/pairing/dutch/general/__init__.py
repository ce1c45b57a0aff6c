"""The general way: an exact lexicographic matching on the smallest window that decides the bracket."""
