"""An event as frozen values: entries, fields, awards, and the whole state."""
