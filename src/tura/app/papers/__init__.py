"""The lists that hang in the hall and lie on the desk, as sheets; each file is one paper."""
