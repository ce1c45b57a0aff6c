"""Bytes to domain values and back; nothing here opens a file."""
