# colorderive: 'make help' lists what can be made. A Swift 6.2 toolchain is all that a machine needs.

PREFIX ?= /usr/local
SWIFT ?= swift
SOURCES = Sources Tests Benchmarks Fuzz Examples/App Package.swift
BENCH = .build/release/benchmarks
BIN = $$($(SWIFT) build -c release --show-bin-path)

# Warnings and imports against the floors are errors. With ONE_TREE, as in CI, the debug builds of the tests and of
# the documentation are that of the lint.
STRICT = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
DEBUG = $(if $(ONE_TREE),$(STRICT))
LINTED = $(if $(ONE_TREE),--build-tests,--scratch-path .build-lint)
# What is tested on all colors, which takes a release build. Nothing of it is built for @testable, so that the same
# build serves the demo and the benchmarks.
RELEASE_TESTS = ExhaustiveTests ColorDerivationTests

.PHONY: help setup demo test lint bench bench-fast gates performance fit pictures hostile hostile-tokens docs install clean

help: ## Say what can be made.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

setup: ## Install LittleCMS 2 where it is missing.
	@sh Scripts/setup

demo: setup ## Build, and derive the examples' states before your eyes.
	$(SWIFT) build -c release --product colorderive
	@BIN=$(BIN) sh Examples/demo.sh

test: setup ## Build everything and run all tests.
	$(SWIFT) build --build-tests $(DEBUG)
	$(SWIFT) test --skip-build $(RELEASE_TESTS:%=--skip '^%[.]')
	COLORDERIVE_TESTS='$(RELEASE_TESTS)' $(SWIFT) test -c release --disable-testable-imports
	$(SWIFT) test --package-path Benchmarks --scratch-path .build $(DEBUG)
	$(SWIFT) run --package-path Examples/App --scratch-path .build $(DEBUG) login-screen
	BRAND=MEADOW $(SWIFT) run --package-path Examples/App --scratch-path .build $(DEBUG) login-screen

lint: setup ## Check layout, imports between the floors, and warnings.
	$(SWIFT) format lint --strict -r $(SOURCES)
	@sh Scripts/lint
	$(SWIFT) build $(LINTED) $(STRICT)

$(BENCH): setup
	$(SWIFT) build -c release --package-path Benchmarks --scratch-path .build --product benchmarks

bench: $(BENCH) ## Measure, beside LittleCMS and peers at hand, with every goal.
	@mkdir -p Benchmarks/results
	@Benchmarks/Peers/run >Benchmarks/results/peers.jsonl
	@$(BENCH) --json Benchmarks/results/latest.json --gate Benchmarks/gates.json \
	  --peers Benchmarks/results/peers.jsonl
	@$(BENCH) --instructions Benchmarks/instructions.json

bench-fast: $(BENCH) ## The same with fewer rounds and without peers, and see that a gate fails.
	@mkdir -p Benchmarks/results
	@$(BENCH) --fast --json Benchmarks/results/fast.json --gate Benchmarks/gates.json
	@$(BENCH) --instructions Benchmarks/instructions.json
	@BENCH=$(BENCH) sh Benchmarks/selftest

gates: $(BENCH) ## Hold the instruction counts of now: make gates REASON="…".
	@$(BENCH) --instructions Benchmarks/instructions.json --renew "$$REASON"

performance: $(BENCH) ## Measure all, also many colors and two threads, into PERFORMANCE.md.
	@mkdir -p Benchmarks/results
	@Benchmarks/Peers/run >Benchmarks/results/peers.jsonl
	@$(BENCH) --scaling --json Benchmarks/results/performance.json --gate Benchmarks/gates.json \
	  --peers Benchmarks/results/peers.jsonl --instructions Benchmarks/instructions.json --page PERFORMANCE.md

fit: ## Print how near the derived states are to those of 39 design systems.
	$(SWIFT) build -c release --product colorderive
	@python3 Tools/fit/fit_states.py --engine $(BIN)/colorderive

pictures: ## Draw the pictures of the README and of the documentation anew.
	$(SWIFT) build -c release --product colorderive
	@COLORDERIVE=$(BIN)/colorderive sh Scripts/pictures

hostile: setup ## Let some 13,000 hostile ICC profiles at the reader of profiles, under sanitizers.
	@SWIFT="$(SWIFT)" sh Scripts/hostile

hostile-tokens: ## Build some 620 hostile token trees, each of which has to be told by rule and place.
	$(SWIFT) build -c release --product colorderive
	@Scripts/hostile-tokens $(BIN)/colorderive

docs: setup ## Write the documentation of the library to .build/documentation.
	@SWIFT="$(SWIFT)" FLAGS="$(DEBUG)" sh Scripts/docs

install: setup ## Install the command, its pages, and the library for C under PREFIX.
	@SWIFT="$(SWIFT)" PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install

clean: ## Remove all that was built.
	rm -rf .build .build-* Benchmarks/.build Benchmarks/results out
