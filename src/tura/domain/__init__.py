"""The rules of chess tournaments as pure functions over frozen values."""
