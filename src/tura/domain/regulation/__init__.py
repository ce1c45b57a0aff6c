"""The event's own regulation as data, and the questions it leaves open."""
