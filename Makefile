# lastcard: `make` alone lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
HOT := $(shell find src/lastcard -name '*.pxd')
CLIENT := src/lastcard/server/client
WEB := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find src/lastcard/locales -name '*.ftl' -o -name '*.md')
INTERPRETED := PYTHONPATH=build/interpreted LASTCARD_EXPECT_CORE=interpreted
EVERY_LINE := src/lastcard/games/*,src/lastcard/table/*,src/lastcard/wire/*
NPM := .ci/node $(VENV) npm --prefix web

.PHONY: help play test test-interpreted coverage test-cluster test-web interpreted lint lint-web fmt type \
  layers check bench bench-peers bench-bots bench-advice bench-server bench-web soak soak-browser perft fairness playthroughs train clean \
  setup build browser screenshots icons client wire wheel requirements

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

play: build client ## play in the browser, against bots or with people in the room; Ctrl-C ends it
	@$(BIN)/lastcard serve --open --lan

test: build client ## run all tests
	@LASTCARD_EXPECT_CORE=$(if $(UNCOMPILED),interpreted,compiled) $(BIN)/pytest -n 2 -q -m 'not sweep'

soak-browser: build client ## the long tests in the browser: every screen, language and lesson, a new version
	@LASTCARD_EXPECT_CORE=$(if $(UNCOMPILED),interpreted,compiled) $(BIN)/pytest -n 2 -q -m sweep tests/browser

test-interpreted: coverage ## the same with the exhaustive tests of the games, which count no lines
	@$(INTERPRETED) $(BIN)/pytest -n 2 -q -m exhaustive tests/games

coverage: interpreted ## test games, table and wire without the compiled core: every line is run
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(INTERPRETED) $(BIN)/coverage run -m pytest -n 2 -q -m 'not exhaustive' tests/games tests/table tests/wire
	@$(BIN)/coverage combine -q
	@echo "Lines of the other rooms that these tests run, in percent:"
	@$(BIN)/coverage report --omit='$(EVERY_LINE)' | awk '/^src/ { split($$1, path, "/"); room = path[3]; \
	  lines[room] += $$2; missed[room] += $$3 } END { for (room in lines) \
	  printf "  %-12s %3d\n", room, 100 - 100 * missed[room] / lines[room] }' | sort
	@$(BIN)/coverage report --include='$(EVERY_LINE)' --skip-covered --fail-under=100

test-cluster: build ## install Ray, start a cluster of two nodes, play an arena on it
	@SKIP_CYTHON=1 $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt \
	  --no-build-isolation -e '.[cluster]'
	@$(BIN)/pytest -q -W default tests/arena/cluster.py

test-web: web/node_modules/.installed ## run the tests of the browser client
	@$(NPM) test --silent

screenshots: build client ## pictures of every screen, in build/screenshots
	@$(PY) -m tests.browser.screenshots build/screenshots $(SCREENS)

icons: $(VENV)/.installed ## draw the icons for home screens anew from web/public/icon.svg
	@$(PY) -m tests.browser.icons web/public

client: $(CLIENT)/index.html ## build the browser client into the package

wire: build ## write anew what is generated for the browser client and its tests (*.gen.*)
	@$(PY) -m lastcard.exports web/src
	@$(PY) -m tests.exports web/tests

wheel: build client ## a wheel with the compiled core and the browser client, in dist
	@rm -rf build/lib* build/bdist* dist/*.whl
	@REQUIRE_CYTHON=1 $(BIN)/pip wheel -q --disable-pip-version-check --no-deps \
	  --no-build-isolation -w dist . && ls dist/*.whl

soak: build ## prove for long that nothing is lost, leaked or forged: SOAK="--kills 300" and more
	@$(PY) -m tests.soak $(SOAK)

perft: build ## count the fixed positions again, all of them by the brute-force rules
	@$(PY) -m tests.games.gang.perft && $(PY) -m tests.games.thirteen.perft
	@echo "every count confirmed"

fairness: build ## print how even 100,000 shuffles are
	@$(PY) -m tests.fair.fairness

playthroughs: build ## write the recorded matches anew; read the diff
	@$(PY) -m tests.playthroughs.generate

interpreted: build
	@rm -rf build/interpreted && mkdir -p build/interpreted
	@cd src && find -L lastcard -type f ! -name '*.so' ! -name '*.pyc' \
	  -exec cp --parents -t ../build/interpreted {} +

bench: interpreted ## how fast the rules are, compiled and not, on one core
	@$(PY) -m benchmarks --interpreted build/interpreted

bench-peers: interpreted ## install OpenSpiel and RLCard, then measure side by side
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[bench]' --no-build-isolation
	@$(PY) -m benchmarks --interpreted build/interpreted

bench-bots: build ## how strong the bots are, rung by rung and against the yardsticks (an hour)
	@$(PY) -m benchmarks.bots $(BOTS)

bench-advice: build ## how long advice in words takes, in both games (half a minute)
	@$(PY) -m benchmarks.advice

bench-server: build ## how fast the server is; with Node, beside boardgame.io and Colyseus (ten minutes)
	@$(PY) -m benchmarks.server $(SERVERS)

bench-web: build client ## how quickly the page is there, and whether everybody can use it (two minutes)
	@$(PY) -m benchmarks.web

train: build ## learn the net of Gang of Four anew, with a plot of its strength (an hour and a half)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[train]' --no-build-isolation
	@$(PY) -m training $(TRAIN)

lint: build ## ruff, cython-lint, codespell
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@# E301, E302: a .pxd lists signatures, closely, one below the other.
	@PATH="$(CURDIR)/$(BIN):$$PATH" cython-lint --max-line-length=100 $(HOT) --ignore E301,E302
	@$(BIN)/codespell

lint-web: web/node_modules/.installed ## svelte-check, eslint, prettier
	@$(NPM) run check --silent

fmt: build web/node_modules/.installed ## format the sources
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	@$(NPM) run format --silent

type: build web/node_modules/.installed ## mypy, strict; and pyright, a second opinion on games and table
	@$(BIN)/mypy
	@# Pyright is a program of Node; it comes with the tools of the browser client.
	@.ci/node $(VENV) web/node_modules/.bin/pyright

layers: build web/node_modules/.installed ## check that imports point down, and in the browser client that drawing changes nothing
	@$(BIN)/lint-imports
	@$(NPM) test --silent -- tests/layers.test.ts tests/drawing.test.ts

check: lint lint-web type layers test soak-browser test-web test-interpreted ## everything CI runs, in the same order

clean: ## remove what was built (keeps the environment)
	@rm -rf build dist $(CLIENT) $(VENV)/.built && find src -name '*.so' -delete

setup: $(VENV)/.installed ## make the environment

browser: $(VENV)/.installed ## a browser for the tests, where the machine has none
	@bash .ci/browser $(VENV)

build: $(if $(UNCOMPILED),$(VENV)/.installed,$(VENV)/.built) ## compile the hot modules in place

requirements:
	@bash .ci/requirements "$(PYTHON)" "$(UNCOMPILED)"

$(VENV)/.installed: pyproject.toml constraints.txt | requirements
	@echo "Setting up $(VENV), once; this takes a minute …"
	@test -x $(PY) || "$(PYTHON)" -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt setuptools cython wheel
	@SKIP_CYTHON=1 $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt \
	  --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.built: $(VENV)/.installed setup.py $(HOT) $(HOT:.pxd=.py)
	@echo "Compiling the core …"
	@mkdir -p build
	@REQUIRE_CYTHON=1 $(PY) setup.py -q build_ext --inplace > build/log 2>&1 || { tail -n 20 build/log; exit 1; }
	@touch $@

$(CLIENT)/index.html: web/node_modules/.installed $(WEB)
	@echo "Building the browser client …"
	@mkdir -p build
	@$(NPM) run build > build/client.log 2>&1 || { tail -n 20 build/client.log; exit 1; }

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.installed
	@echo "Fetching what the browser client is built with, once …"
	@$(NPM) ci --silent || { echo "That needs the network once; go online and try again."; exit 1; }
	@touch $@
