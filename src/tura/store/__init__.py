"""The journal and the persons on SQLAlchemy Core."""
