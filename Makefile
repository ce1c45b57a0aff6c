# tura: everything a clone needs is one of these words.
#   make demo    set up, run both tournaments, write their papers into demo/
#   make test    set up, run the checks and a seeded sample of every law
#   make check   formatting, lint, types, import contracts
#   make prove   the full counts, resumable; results go to docs/proof.md
#   make folder  the folder that runs without Python (docs/windows.md), built for this system and tried
#   make docs    docs/rules.md from the code
#   make bench   speed against peers and baselines, sizes swept

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q install

.PHONY: demo test check chromium prove bench folder docs lock clean

demo: $(VENV)/.runtime
	$(BIN)/tura demo --out demo

test: check chromium
	$(BIN)/python -m pytest -n 2

# Browser tests use Debian's Chromium: installed when it is missing and may be, else the one line is said.
chromium:
	@test -x /usr/bin/chromium || { test "$$(id -u)" = 0 && apt-get update -q && apt-get install -y -q chromium; } \
	  || { echo "one line first: apt-get install -y chromium"; exit 1; }

check: $(VENV)/.dev
	$(BIN)/ruff format --check -q src tests bench tools
	$(BIN)/ruff check -q src tests bench tools
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

prove: $(VENV)/.dev
	PYTHONPATH=tests $(BIN)/python -m bench.prove

bench: $(VENV)/.dev
	$(BIN)/python -m bench

# The same recipe as packaging/windows/build.bat; its pins must also be there, ready made, for Windows.
folder: $(VENV)/.dev
	$(PYTHON) -m venv .venv-folder
	.venv-folder/bin/python -m pip --disable-pip-version-check -q install --require-hashes -r requirements/folder.txt
	.venv-folder/bin/pyinstaller --noconfirm --log-level WARN packaging/tura.spec
	for version in 3.11 3.13; do .venv-folder/bin/python -m pip --disable-pip-version-check -q download --no-deps \
	  --platform win_amd64 --python-version $$version --only-binary=:all: --require-hashes -r requirements/folder.txt \
	  -d build/wheels || exit 1; done
	TURA_FOLDER=$(CURDIR)/dist/tura $(BIN)/python -m pytest tests/packaging

docs: $(VENV)/.dev
	$(BIN)/python -m tools.rules_index

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "tura needs Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || { echo "one line first: apt-get install -y python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: $(VENV)/bin/python requirements/runtime.txt pyproject.toml
	@echo "Setting up (once): pinned packages into $(VENV)"
	$(PIP) --require-hashes -r requirements/runtime.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.runtime requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# After editing requirements/*.in: pins with hashes, naming no address.
lock: $(VENV)/.dev
	$(PIP) pip-tools
	for name in runtime dev folder; do $(BIN)/pip-compile -q --allow-unsafe --generate-hashes --no-emit-index-url --no-emit-trusted-host \
	  --no-emit-find-links --strip-extras --no-header --no-annotate -o requirements/$$name.txt requirements/$$name.in; done

clean:
	rm -rf $(VENV) .venv-folder demo build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
