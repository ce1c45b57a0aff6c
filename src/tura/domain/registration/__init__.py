"""The desk: what the regulation says of everyone who wants to play, with the reasons."""
