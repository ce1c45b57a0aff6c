"""`python -m tura`."""

from tura.cli.main import main

main()
