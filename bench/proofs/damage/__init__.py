"""Ways to damage a file: by its bytes, its text, its columns, its tags, its archive; always from a seed."""
