.PHONY: help check play terminal web test fmt lint deny nextest unit postgres web-test browser coverage soak bench

.DEFAULT_GOAL := help

CARGO ?= cargo
SPACELINE := $(CARGO) run --quiet --release -p cli --

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{ printf "make %-10s %s\n", $$1, $$2 }'

play: web ## build everything, start a local server and open the game in the browser
	$(CARGO) build --release -p cli
	$(SPACELINE) serve --open --data-dir .spaceline

terminal: ## play in the terminal; needs Rust only
	$(CARGO) build --release -p cli
	$(SPACELINE) play

# The web client, which is embedded in the program.
web: web/node_modules/.package-lock.json
	cd web && npm run build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci

test: web-test lint deny unit browser ## everything that must pass before a change is merged

# What most changes need, in a few minutes.
check: nextest ## format, lints, and the tests of the engine and the cards
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy -p engine -p cards -p gametext --all-targets -- -D warnings
	@if command -v cargo-nextest >/dev/null; then \
		$(CARGO) nextest run -p engine -p cards; \
	else \
		$(CARGO) test -p engine -p cards; \
	fi

web-test: web ## types, style, tests and size of the web client
	cd web && npm run check && npm test && npm run size

# Whole games in a real browser against a real server; uses Debian's Chromium, or CHROMIUM=/path/to/it. The build settings
# are those of the other tests, so that nothing is built twice.
browser: web ## play whole games in a real browser
	@if [ -x "$${CHROMIUM:-/usr/bin/chromium}" ]; then \
		$(CARGO) test --workspace --no-run --quiet && cd web && npm run browser; \
	else \
		echo "Chromium is not installed: skipping the browser tests (apt install chromium)"; \
	fi

lint: ## format, lints and documentation without warnings
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Advisories need a database from the network and are not checked here.
deny:
	@if command -v cargo-deny >/dev/null; then \
		$(CARGO) deny --log-level error check licenses bans sources; \
	else \
		echo "cargo-deny is not installed: skipping the check of licences and sources (cargo install --locked cargo-deny)"; \
	fi

# Nextest is faster; without it, cargo test runs the same tests.
nextest:
	@command -v cargo-nextest >/dev/null \
		|| $(CARGO) install --locked cargo-nextest \
		|| echo "cargo-nextest cannot be installed: using cargo test"

unit: nextest ## all Rust tests
	@if command -v cargo-nextest >/dev/null; then \
		$(CARGO) nextest run --workspace; \
	else \
		$(CARGO) test --workspace --all-targets; \
	fi
	$(CARGO) test --workspace --doc
	$(MAKE) postgres

# The server tests again, on PostgreSQL if it is installed; with those that need it, without the measurements.
postgres:
	@if command -v cargo-nextest >/dev/null; then \
		scripts/with-postgres $(CARGO) nextest run --workspace --run-ignored all \
			-E 'package(server) - test(/c1_lists|a_start_with|for_another_process/)'; \
	else \
		scripts/with-postgres $(CARGO) test -p server -- --include-ignored --skip c1_lists --skip a_start_with; \
	fi

# Checks that every rule is covered by a test; the test suite checks the same.
coverage: ## every rule and the tests behind it
	$(CARGO) run --quiet -p cli -- rules coverage --check

# Long runs: whole games between random players, the engine's invariants over many more of them, games with decks that
# together contain every card, and bots of all levels with generated decks.
GAMES ?= 10000
soak: ## long runs
	$(SPACELINE) simulate --players 2 --games $(GAMES) --seed 1
	$(SPACELINE) simulate --players 6 --rules 2002 --games $(GAMES) --seed 2
	SPACELINE_GAMES=1000 $(CARGO) test --release -p engine --test rules -- laws:: --skip laws::tour::
	SPACELINE_GAMES=20000 $(CARGO) test --release -p engine --test rules -- laws::tour::
	$(SPACELINE) cards coverage --games 20000 --check
	SPACELINE_GAMES=5000 $(CARGO) test --release -p bots --test generated -- --nocapture
	for seed in $$(seq 50); do \
		PROPTEST_RNG_SEED=$$seed $(CARGO) test --release -q -p cards --test search laws:: || exit 1; \
	done

bench: ## benchmarks
	$(CARGO) bench --workspace

fmt: ## format everything
	$(CARGO) fmt --all
	@if [ -d web/node_modules ]; then cd web && npm run format; fi
