# `make` alone lists what there is to make; everything stays inside this checkout.

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-all test-slow test-changed long lint proof evenings fresh fuzz mutants soak rolls tiles bench photographs phones wheels features screenshots film stills faces sounds pico train unseen repeats install uninstall cafe box image pi clean
READY := .venv/ready
HASS := .venv/home-assistant
HASS_NEEDS := tests/companion/adapters/cafe_station/requirements.txt
LINT := "ruff check ." "ruff format --check ." mypy "lint-imports --no-logo"

# Tests start programs of ours again and again: what they import is compiled once.
unexport PYTHONDONTWRITEBYTECODE

# Whoever has told pip to install for one user has an environment here all the same.
export PIP_USER := 0

# On matrices as small as ours more threads wait for one another than work.
export OPENBLAS_NUM_THREADS := 1

# The first Python that is new enough; `make PYTHON=...` names another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
HAS_VENV := import ensurepip, venv
can = $(shell $(1) -c '$(2)' >/dev/null 2>&1 && echo yes)
PYTHON ?= $(or $(firstword $(foreach python,python3 python3.13 python3.12 python3.11,\
$(if $(call can,$(python),$(NEW_ENOUGH)),$(python)))),python3)

# Home Assistant's newest needs a newer one.
NEWEST := import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 13))
HASS_PYTHON ?= $(or $(firstword $(foreach python,python3 python3.13 $(wildcard $(HOME)/.pyenv/versions/3.13.*/bin/python3),\
$(if $(call can,$(python),$(NEWEST)),$(python)))),$(PYTHON))

VERSION = $(shell $(PYTHON) --version 2>&1 | grep '^Python')
NO_PYTHON = This needs Python 3.11 or newer, and \
$(if $(VERSION),$(PYTHON) is $(VERSION),there is no $(PYTHON)): \
run `sudo apt install python3 python3-venv`, or name another with `make PYTHON=/path/to/python3`
NO_VENV = The venv module of $(PYTHON) is missing: run `sudo apt install $(notdir $(PYTHON))-venv`
NO_PACKAGES = pip could not fetch the packages: connect this machine to the network \
and try again. What pip said is in .venv/pip.log
NO_IMAGE = There is no image of MicroPython at "$(UF2)": name one with `make pico UF2=RPI_PICO.uf2`
NO_TARGET = There is no target "$@": `make` alone lists them

AT_ONCE := -n auto --dist worksteal
PYTEST := pytest $(AT_ONCE)
FIRST := -m 'not slow or representative'
SECOND := -m 'slow and not representative'

# Runs every check, even after one that failed, and says at the end which did.
run_each = failed=; for check in $(1); do \
	printf '\n== %s\n' "$$check"; eval ".venv/bin/$$check" || failed="$$failed, $$check"; done
say_which = test -z "$$failed" || { printf '\nFailed: %s\n' "$${failed\#, }"; exit 1; }; printf '\nAll is well.\n'
# What reads the code runs beside the tests, which would otherwise leave a core idle for as long.
BESIDE := .venv/lint.log
beside = rm -f $(BESIDE).failed; { $(1); echo "$$failed" >$(BESIDE).failed; } >$(BESIDE) 2>&1 &
and_beside = wait; cat $(BESIDE); failed="$$(cat $(BESIDE).failed || echo ", lint")$$failed"

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 8 | sed 's/^/  make /'

setup: $(READY) ## make the environment .venv, which all others use
	@echo "The environment .venv is ready."

demo: $(READY) ## play with nothing attached [CAMERA=0|http://…|video.mp4|photos/] [GAME=] [PORT=] [DATA=]
	@.venv/bin/python -m companion demo $${CAMERA:+--camera "$$CAMERA"} $${PORT:+--port "$$PORT"} \
		$${GAME:+--game "$$GAME"} \
		$${DATA:+--data "$$DATA"}

test: $(READY) ## check style, types and imports, and run the tests of the first tier: four minutes
	@$(call beside,$(call run_each,$(LINT))) \
	$(call run_each,"$(PYTEST) $(FIRST)"); $(and_beside); $(say_which)

test-all: test test-slow ## run every test

test-slow: $(READY) ## run the second tier: whole evenings, every page in a browser, every game under every check
	@.venv/bin/$(PYTEST) $(SECOND)

# Home Assistant needs other versions than the table, and so an environment of its own. Without it its tests are skipped.
$(HASS)/ready: $(HASS_NEEDS) | $(READY)
	@echo "Fetching Home Assistant for $(HASS_PYTHON), once: some minutes, as parts of it are compiled."
	@$(HASS_PYTHON) -m venv --clear $(HASS)
	@$(HASS)/bin/python -m pip install -q -r $< >$(HASS)/pip.log 2>&1 && touch $@ || \
		echo "Home Assistant could not be installed ($(HASS)/pip.log says why): its tests are skipped"

test-changed: $(READY) ## run the tests that can notice whatever differs from main: a minute
	@.venv/bin/python -m tools.changed $(AT_ONCE)

long: $(READY) $(HASS)/ready ## play in full what `make test` plays in short: some ten minutes
	@LONG=1 .venv/bin/$(PYTEST) -m long

lint: $(READY) ## check style, types and imports
	@$(call run_each,$(LINT)); $(say_which)

proof: $(READY) ## play a hundred games twice, to find leaked secrets: some twenty minutes
	@SECRETS_EXAMPLES=100 .venv/bin/pytest tests/secrets

fuzz: $(READY) ## send random data to pages, files, panel and camera [MINUTES=10]
	@FUZZ_MINUTES="$${MINUTES:-10}" .venv/bin/pytest tests/fuzz

evenings: $(READY) ## play whole evenings in a browser, with 3, 4 and 5 phones
	@EVENINGS=1 .venv/bin/pytest tests/evening/test_in_a_browser.py tests/evening/test_over_http.py \
		tests/companion/test_power.py tests/systemd/test_hang.py

fresh: $(READY) ## repeat the tests of the last day twenty times, or for MINUTES, to find flaky ones [MINUTES=60]
	@.venv/bin/python -m tools.flaky $${MINUTES:-60}

mutants: $(READY) ## put small faults into functions, and say which of them no test notices [COUNT=600] [SEED=1] [FOLDERS=]
	@.venv/bin/python -m pip install -q -c constraints.txt -r tools/mutants/requirements.txt
	@.venv/bin/python -m tools.mutants --count $${COUNT:-600} --seed $${SEED:-1} $(FOLDERS)

soak: $(READY) ## play evening after evening over HTTP, to find leaks [PARTIES=30]
	@.venv/bin/python -m tools.soak $${PARTIES:-30}

rolls: $(READY) ## render ten thousand rolls and read them: some half an hour of two cores [ROLLS=]
	@.venv/bin/python -m tests.vision.rolls $${ROLLS:-10000}

tiles: $(READY) ## place two thousand tiles on rendered tables and read them: some half an hour of a core [TILES=]
	@.venv/bin/python -m tests.vision.tiles.placements $${TILES:-2000}

bench: $(READY) ## measure how fast it is, and how well it reads
	@.venv/bin/python -m tools.bench

photographs: $(READY) ## send labelled photographs to a table by phone, and time them until all pages have them [PHOTOS=folder]
	@$${PHOTOS:+env DICE_PHOTOS="$$PHOTOS"} .venv/bin/python -m tools.bench.phone_photos

phones: $(READY) ## look at each kind of question of each game on two sizes of phones, for text that cannot be read: an hour [GAMES=name]
	@PHONES=1 .venv/bin/pytest tests/tools/looks/test_phones.py $${GAMES:+-k "$$GAMES"}

wheels: $(READY) ## check that every pinned package has a wheel for a Pi: some minutes
	@.venv/bin/python -m tools.wheels

features: $(READY) ## run the checks of every game, and write which game has which feature into docs/features.md
	@.venv/bin/python -m tools.features

screenshots: $(READY) ## play an evening of each game by taps, take pictures of it, list what does not fit [GAMES="..."] [SEATS=3] [LANGUAGE=fr]
	@.venv/bin/python -m tools.looks $${GAMES:+--games $$GAMES} $${SEATS:+--seats "$$SEATS"} $${LANGUAGE:+--language "$$LANGUAGE"}

film: $(READY) ## film one turn on the big screen: docs/turn.webp, or of another game build/<game>.webp [GAME=] [OUT=]
	@.venv/bin/python -m tools.looks.film $${GAME:+--game "$$GAME"} $${OUT:+--out "$$OUT"}

stills: $(READY) ## take the README's pictures: docs/table.webp and docs/phone.webp
	@.venv/bin/python -m tools.looks.stills

sounds: $(READY) ## synthesise the kiosk's sounds
	@.venv/bin/python -m tools.looks.sounds

faces: $(READY) ## cut the typefaces that pages and prints ship [FROM=folder with the unpacked packages]
	@.venv/bin/python -m pip install -q -r tools/faces/requirements.txt
	@.venv/bin/python -m tools.faces "$(FROM)"

pico: $(READY) ## run the panel's program on an emulated Pico, with an image of MicroPython [UF2=]
	$(if $(wildcard $(UF2)),,$(error $(NO_IMAGE)))
	@.venv/bin/python -m pip install -q -c constraints.txt -r tests/firmware/requirements.txt
	@PICO_UF2="$(abspath $(UF2))" .venv/bin/pytest tests/firmware/test_emulated_pico.py

train: $(READY) ## train the dice reader's networks, over three hours of two cores [PHOTOS=folder] [PART=0.001] [OUT=folder]
	@.venv/bin/python -m pip install -q -c constraints.txt -r tools/training/requirements.txt
	@.venv/bin/python -m tools.training "$${PHOTOS:-../shared/dice}" --part "$${PART:-1}" $${OUT:+--out "$$OUT"}

unseen: $(READY) ## train them without some photographs, and read those: over three hours of two cores [PART=0.3]
	@.venv/bin/python -m pip install -q -c constraints.txt -r tools/training/requirements.txt
	@.venv/bin/python -m tools.bench.unseen --part "$${PART:-1}"

repeats: $(READY) ## play again and again as a group of bots: how many cards has it not met before? [GROUPS=20]
	@.venv/bin/python -m tools.repeats --groups "$${GROUPS:-20}"

install: ## install it as a service on a Pi, as root [DRY_RUN=yes] [KIOSK=no] [ROOT=]
	@systemd/install install

uninstall: ## remove the service but never the games, as root [DRY_RUN=yes]
	@systemd/install uninstall

cafe: ## install a café's broker, users and staff page on this machine, as root [TABLES="window door"]
	@systemd/cafe/install install $(TABLES)

box: ## install and uninstall in a Debian of its own, as root [SUITE=trixie] [FOLDERS=]
	@tests/systemd/box

image: $(READY) ## put it into an image of Raspberry Pi OS, or make the files for a written card [BASE=raspios.img.xz] [OUT=folder] [WHEELS=folder] [URL=]
	@.venv/bin/python -m tools.sd_card $${BASE:+--base "$$BASE"} $${OUT:+--out "$$OUT"} $${WHEELS:+--wheels "$$WHEELS"} \
		$${URL:+--url "$$URL"}

pi: $(READY) ## boot a card in an emulated Pi, cut its power, attach hardware, as root: an hour and more [PART=card|cuts|kernel|writes] [CARD=started.img]
	@EMULATED_PI=1 EMULATED_CARD="$(CARD)" .venv/bin/pytest -s "tools/pi/tests$${PART:+/test_$$PART.py}"

clean: ## remove the environment and the caches, never the data of a game
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .box .pi build *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The system's Python may be gone, after an upgrade say; then the environment is worth nothing.
ifeq ($(realpath .venv/bin/python),)
.PHONY: $(READY)
endif

$(READY): pyproject.toml constraints.txt
	$(if $(call can,$(PYTHON),$(NEW_ENOUGH)),,$(error $(NO_PYTHON)))
	$(if $(call can,$(PYTHON),$(HAS_VENV)),,$(error $(NO_VENV)))
	@echo "Making .venv with $(PYTHON): this takes a few minutes the first time."
	@{ test -e $@ && .venv/bin/python -m pip --version >/dev/null 2>&1; } || $(PYTHON) -m venv --clear .venv
	@.venv/bin/python -m pip install -q -c constraints.txt -e '.[dev]' >.venv/pip.log 2>&1 || \
		{ echo '$(NO_PACKAGES)' >&2; exit 1; }
	@touch $@

.DEFAULT:
	$(error $(NO_TARGET))
