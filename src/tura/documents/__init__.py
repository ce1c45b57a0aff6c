"""Papers and files of an event, ready to be written: bytes by path."""
