"""The web application: one laptop serves the hall."""
