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
WEB := $(shell test -d web && find web -name node_modules -prune -o -type f -print) \
  $(shell find src/lastcard/locales -name '*.ftl' -o -name '*.md')
INTERPRETED := PYTHONPATH=build/interpreted LASTCARD_EXPECT_CORE=interpreted
EVERY_LINE := src/lastcard/games/*,src/lastcard/table/*,src/lastcard/wire/*
MKDOCS := NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs
NPM := .ci/node $(VENV) npm --prefix web
# Each worker takes tests that stand together, as they share servers, and in the end those of the other.
# Modules are compiled once, also where the machine would rather not keep them.
PYTEST = PYTHONDONTWRITEBYTECODE= LASTCARD_EXPECT_CORE=$(if $(UNCOMPILED),interpreted,compiled) $(BIN)/pytest -n 2 --dist worksteal -q
PACKAGING := tests/packaging tests/manual
STEP := GOAL="$(or $(GOAL),$(TYPED))" .ci/step
TYPED = $(MAKECMDGOALS)$(if $(UNCOMPILED), UNCOMPILED=1)
CORE := $(VENV)/$(if $(UNCOMPILED),.ready,.built)
# All the tools of the client where they are installed, or else what a build needs.
MODULES := web/node_modules/$(if $(wildcard web/node_modules/.installed),.installed,.page)
# A machine without Node gets it from PyPI, into the environment.
NODE := $(if $(shell command -v npm),,| $(VENV)/.ready)
# Of two that run at once, one waits and finds the work done.
ALONE := mkdir -p build && GOAL="$(TYPED)" $(if $(shell command -v flock),flock build/lock)

# Every target that is a word and no file.
.PHONY: $(shell grep -ohE '^[a-z][a-z-]*:' $(MAKEFILE_LIST) | tr -d :)

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

play: ready ## play in the browser, against bots or with people in the room; Ctrl-C ends it
	@$(BIN)/lastcard serve $(or $(SERVE),--open --lan)

test: build client ## run all tests but the long ones (five minutes)
	@$(PYTEST) -m 'not sweep'

soak-browser: build client ## the long tests in the browser: every screen, language and lesson, a new version
	@$(PYTEST) -m sweep tests/browser

soak-packaging: build client ## the long tests of what is installed: wheels, nginx and Caddy in front
	@$(PYTEST) -m sweep $(PACKAGING)

soak-promises: build client ## the other long tests: kills, leaks, forged messages, every position
	@$(PYTEST) -m sweep tests $(addprefix --ignore=,tests/browser $(PACKAGING))

test-interpreted: coverage ## the same with the exhaustive tests of the games, which count no lines
	@$(INTERPRETED) $(BIN)/pytest -n 2 --dist worksteal -q -m exhaustive tests/games

coverage: interpreted ## test games, table and wire without the compiled core: every line is run
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(INTERPRETED) $(BIN)/coverage run -m pytest -n 2 --dist worksteal -q -m 'not exhaustive' tests/games tests/table tests/wire
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

client: ## build the browser client into the package
	@$(ALONE) $(MAKE) -s $(CLIENT)/index.html

wire: build ## write anew what is generated for the browser client and its tests (*.gen.*)
	@$(PY) -m lastcard.exports web/src
	@$(PY) -m tests.exports web/tests

wheel: ## a wheel with core and client, what is inside (CycloneDX) and checksums, in dist
	@$(ALONE) $(MAKE) -s -j2 $(VENV)/.ready $(CLIENT)/index.html
	@rm -rf build/lib* build/bdist* dist/*.whl dist/*.cdx.json
	@$(STEP) wheel env REQUIRE_CYTHON=1 SOURCE_DATE_EPOCH=$$($(PY) -m release.moment) $(BIN)/pip wheel \
	  --no-deps --no-build-isolation -w dist .
	@$(PY) -m release.contents dist && ls dist/*.whl

sdist: ## a source archive with the built client and its sources, in dist
	@$(ALONE) $(MAKE) -s -j2 $(VENV)/.ready $(CLIENT)/index.html
	@rm -f dist/*.tar.gz && $(PY) -m release.archive dist && $(PY) -m release.contents dist

test-reproducible: ## build wheel and source archive twice, in two clones, and compare (five minutes)
	@$(PYTHON) -m release.twice

wheels: client ## the same for every Python from 3.11 on that this machine has; each is installed and served once
	@rm -rf build/lib* build/bdist* dist/*.whl
	@$(PY) -m tests.packaging.wheels dist

test-wheel: wheel ## install the wheel into a new environment and let it serve
	@$(PY) -m tests.packaging.try_wheel dist/*.whl

image: ## a container image of the server, with docker, podman or buildah
	@.ci/image build

image-base: ## the image it stands on, from this machine's own packages, where no registry of images is reached
	@.ci/image base

test-image: image build ## build the image, run it as a container with a read-only root, and play a deal there
	@$(PY) -m tests.packaging.try_image "$$(.ci/image runner)" lastcard:latest

soak: build ## prove for long that nothing is lost, leaked or forged: SOAK="--kills 300" and more
	@$(PY) -m tests.soak $(SOAK)

soak-overload: build client ## what people feel while one address does all it can (six minutes)
	@$(PY) -m tests.overload $(OVERLOAD)

docs: $(VENV)/.docs ## build the documentation as a site, in build/docs: strict, with all links and anchors checked
	@mkdir -p build
	@# Not -q: then MkDocs would not count the warnings that strict is about.
	@$(MKDOCS) build > build/docs.log 2>&1 || { grep -v '^INFO' build/docs.log; exit 1; }
	@$(PY) -m website.check build/docs && echo "build/docs/index.html"

docs-serve: $(VENV)/.docs ## show the documentation in a browser while you write; Ctrl-C ends it
	@$(MKDOCS) serve -q -a 127.0.0.1:$(or $(PORT),8014) -o

lock: $(VENV)/.installed ## write the hashes of all dependencies anew, in requirements
	@bash .ci/lock $(VENV)

audit: $(VENV)/.installed ## ask whether weaknesses of the dependencies are known; says so where nobody can be asked
	@$(PY) -m tests.packaging.audit

licences: $(VENV)/.installed ## list the licences of all dependencies anew
	@$(PY) -m tests.packaging.licences

perft: build ## count the fixed positions again, all of them by the brute-force rules
	@$(PY) -m tests.games.gang.perft && $(PY) -m tests.games.thirteen.perft
	@echo "every count confirmed"

fairness: build ## print how even 100,000 shuffles are
	@$(PY) -m tests.fair.fairness

playthroughs: build ## write the recorded matches anew; read the diff
	@$(PY) -m tests.playthroughs.generate

released: build ## keep what people leave behind at a server of these sources, for the tests of upgrades
	@$(PY) -m tests.store.released $(SOURCES)

interpreted: build
	@rm -rf build/interpreted && mkdir -p build/interpreted
	@# As on a machine without the compiler.
	@echo 'raise ImportError("no cython here")' > build/interpreted/cython.py
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

bench-review: build ## prove what a review promises, in both games (twenty minutes): REVIEW="--scale 4" for longer
	@$(PY) -m benchmarks.review $(REVIEW)

bench-server: build ## how fast the server is; with Node, beside boardgame.io and Colyseus (ten minutes)
	@$(PY) -m benchmarks.server $(SERVERS)

bench-crowd: build ## what people feel where thousands of tables play with bots, on one core (five minutes)
	@$(PY) -m benchmarks.server.crowd

bench-reviews-server: build ## whether tables feel that matches are reviewed, and how soon a review is there (three minutes)
	@$(PY) -m benchmarks.server.reviews $(REVIEWS)

bench-install: ## how long it takes from a fresh clone to the page, in two halves
	@$(PYTHON) -m benchmarks.install

bench-start: build ## how quickly a server starts with 5,000 sleeping tables, and how large it is (half a minute)
	@$(PY) -m benchmarks.start

bench-matches: build ## how long a search in 5,000 matches of one player takes
	@$(PY) -m benchmarks.matches

bench-disk: build ## how much disk 1,000 matches take, before and after packing (two minutes)
	@$(PY) -m benchmarks.disk

bench-web: build client ## how quickly the page is there, and whether everybody can use it (two minutes)
	@$(PY) -m benchmarks.web

bench-replay: build client ## how quickly a match of 1,000 moves opens and steps in a browser (a minute)
	@$(PY) -m benchmarks.web.replay

train: build ## learn the net of Gang of Four anew, with a plot of its strength (an hour and a half)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[train]' --no-build-isolation
	@$(PY) -m training $(TRAIN)

fit-chance: build ## fit to bots' matches how points become chances to win a match, in both games (ten minutes)
	@$(PY) -m training.chance $(CHANCE)

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

check: lint lint-web type layers test soak-browser soak-packaging soak-promises test-web test-interpreted ## everything CI runs, in the same order

hooks: $(VENV)/.installed web/node_modules/.installed ## let git check each commit, in seconds (.pre-commit-config.yaml)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt pre-commit
	@$(BIN)/pre-commit install

clean: ## remove what was built (keeps the environment)
	@rm -rf build dist $(CLIENT) $(VENV)/.built && find src -name '*.so' -delete

setup: $(VENV)/.installed ## make the environment, with all the tools of development

browser: $(VENV)/.installed ## a browser for the tests, where the machine has none
	@bash .ci/browser $(VENV)

ready: ## what playing needs and nothing else: packages, compiled core, browser client
	@$(if $(wildcard $(VENV)/.built),,$(if $(wildcard dist/*.whl),$(PYTHON) -m release.prebuilt))
	@test -d web/node_modules || test ! -f PKG-INFO || echo "  browser client: the one that came with the sources"
	@$(ALONE) $(MAKE) -s -j2 $(CORE) $(CLIENT)/index.html

build: ## compile the hot modules in place, beside the tools of development
	@$(ALONE) $(MAKE) -s $(VENV)/.installed $(CORE)

requirements:
	@bash .ci/requirements "$(PYTHON)" "$(UNCOMPILED)"

$(VENV)/.ready: requirements/play.lock
	@bash .ci/requirements "$(PYTHON)" "$(UNCOMPILED)"
	@$(STEP) "Python packages" .ci/environment "$(PYTHON)" $(VENV) $<
	@touch $@

$(VENV)/.installed: requirements/dev.lock | $(VENV)/.ready
	@$(STEP) "tools of development" .ci/environment "$(PYTHON)" $(VENV) $<
	@touch $@

$(VENV)/.docs: requirements/docs.lock | $(VENV)/.ready
	@$(STEP) "tools of the documentation" .ci/environment "$(PYTHON)" $(VENV) $<
	@touch $@

$(VENV)/.built: setup.py $(HOT) $(HOT:.pxd=.py) | $(VENV)/.ready
	@$(STEP) "compiled core" env REQUIRE_CYTHON=1 $(PY) setup.py -q build_ext --inplace
	@touch $@

$(CLIENT)/index.html: $(WEB)
	@$(MAKE) -s $(MODULES)
	@$(STEP) "browser client" $(NPM) run build

web/node_modules/.page: web/package-lock.json $(NODE)
	@$(STEP) "packages of the browser client" $(NPM) ci --omit=dev --prefer-offline --no-audit --no-fund --fetch-retries=1
	@touch $@

web/node_modules/.installed: web/package-lock.json $(NODE)
	@$(STEP) "tools of the browser client" $(NPM) ci --prefer-offline --no-audit --no-fund --fetch-retries=1
	@touch $@ web/node_modules/.page
