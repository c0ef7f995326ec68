# Everything needs only Python 3.11 or newer, git and make. Each target sets up what it needs.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.ready-to-play
TOOLS  := $(VENV)/.ready-to-work

# What `make quick` tests: the board, the rules and the notation.
TESTS := tests/board tests/conformance tests/notation tests/perft tests/rules tests/lessons tests/picture

# Packages come only in the versions and with the hashes of the lock files.
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input

.DEFAULT_GOAL := help
.PHONY: help setup play test quick check screen format docs map types text bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: $(TOOLS) ## the environment with the game and all tools, in .venv
	@$(BIN)/python hatch_build.py setup
	@$(BIN)/python hatch_build.py

play: $(PLAY) screen ## play on the screen
	@$(BIN)/greatwar play

test: check screen ## everything that must pass: the checks, the tests, the rules as scenarios
	@$(BIN)/python -m tests.browser.chromium > /dev/null
	@$(BIN)/python -m tools.map.sources
	$(BIN)/python -m pytest

quick: $(TOOLS) ## after a small change: format, lint, types, imports and the fast tests; TESTS=tests/cli for others
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest -m "not slow" --hypothesis-profile=quick $(TESTS)

check: $(TOOLS) ## format, lint, types, direction of imports
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(BIN)/python hatch_build.py check

screen: $(PLAY) ## build the screen if its sources have changed
	@$(BIN)/python hatch_build.py

format: $(TOOLS) ## format all sources, and fix what the linters can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(BIN)/python hatch_build.py format

docs: $(TOOLS) ## write the generated pages and lists
	$(BIN)/greatwar --language en rules compare --all --markdown > docs/rules-compared.md.new
	@mv docs/rules-compared.md.new docs/rules-compared.md
	$(BIN)/greatwar --language en rules keys --markdown > docs/house-rules.md.new
	@mv docs/house-rules.md.new docs/house-rules.md
	@$(BIN)/python -m tools.index
	@$(BIN)/python -m tools.codes

map: $(TOOLS) ## draw the map of the board, and pictures of it into build/map
	$(BIN)/python -m tools.map
	$(BIN)/python -m tools.map.previews

types: $(TOOLS) ## write the TypeScript types of the protocol
	$(BIN)/python -m greatwar.web.typescript > web/src/wire.ts.new
	@mv web/src/wire.ts.new web/src/wire.ts

text: $(TOOLS) ## compile the catalogues of text
	$(BIN)/python -m tools.messages

bench: $(TOOLS) ## measure the engine
	$(BIN)/python -m tests.benchmarks

lock: ## pin the dependencies again; LOCK=--upgrade takes the newest
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install -qq --disable-pip-version-check --no-input uv
	@$(COMPILE) --group build -o requirements.lock
	@$(COMPILE) --group dev -c requirements.lock -o requirements-dev.lock

clean: ## remove the environment and everything that was built
	rm -rf $(VENV) .venv-lock .map build dist web/node_modules src/greatwar/web/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# One lock for all systems and all Pythons from 3.11 on, without the address of any index.
COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(LOCK) pyproject.toml

$(PLAY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "greatwar needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Setting up the game in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-index --no-deps --no-build-isolation --editable .
	@touch $@

$(TOOLS): $(PLAY) requirements-dev.lock
	@echo "Setting up the tools in $(VENV) ..."
	@$(PIP) --require-hashes --no-build-isolation -r requirements-dev.lock
	@touch $@
