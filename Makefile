# Tripbook. On a fresh machine two commands do all the set-up:
#   make example   builds the command and the example's site, and says where it is
#   make test      runs everything that a change must keep

PREFIX ?= /usr/local
OUTPUT ?= _site

# What the command is built from and runs with, and what its tests ask beside it.
PACKAGES := libcmark-gfm-dev libcmark-gfm-extensions-dev libexif-dev libxml2-dev libzip-dev zlib1g-dev libssl-dev \
            libsqlite3-dev libgoogle-perftools-dev libvips42 libcurl4 ca-certificates \
            pkg-config
TEST_PACKAGES := libimage-exiftool-perl python3-venv \
                 chromium chromium-headless-shell default-jre-headless fonts-dejavu-core fonts-noto-color-emoji fonts-urw-base35
# What `make nightly` asks beside them.
NIGHT_PACKAGES := firefox-esr

# The compiler holds the arrows between the modules: an import that Package.swift does not name is an error.
ARROWS := --explicit-target-dependency-import-check error
# An eighth of the compiler's time goes into taking and giving back memory, which tcmalloc does in a part of it: the command is linked with it
# anyway. Without it the loader says a word and goes on.
COMPILE := LD_PRELOAD=libtcmalloc_minimal.so.4 swift build
# Tests are built a module at a time, not a few files at a time: each file is read once, which takes a third of the processor time off; without
# an index for editors, which takes another third, and notes for a debugger, a sixth. `swift build` alone writes them. What other modules see
# of one is written with it and not by reading it all once more, which takes a tenth. And LLVM does not check what the compiler gives it, which
# takes an eighth of the time of tests.
DEBUG := $(ARROWS) --disable-index-store -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode -Xswiftc -no-emit-module-separately-wmo -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
# A first build takes a fifth less without them, and what is installed is stripped of them anyway.
RELEASE := --configuration release -debug-info-format none --static-swift-stdlib $(ARROWS) --product tripbook
BINARY = $(shell swift build $(RELEASE) --show-bin-path)/tripbook

# Everything that is Swift of our own.
SWIFT := Package.swift Sources Tests Fuzzing Benchmarks/growth Benchmarks/lookups Benchmarks/tracks-read
# The readers of others that we are held against, in a Python environment of their own.
ORACLES := .build/oracles/installed
# What the built sites are held against, likewise: a driver for Debian's Chromium, axe, the Nu HTML checker.
VALIDATORS := .build-browser/installed

# For `make fuzz`: how long, which of the readers, and an input to be read once more.
SECONDS ?= 60
READER ?=
INPUT ?=
# How many tests are under way at a time. Begun all at once, as is usual, they hold 11 GB, since each waits with what it has read.
ATONCE ?= 8
# For `make browser-tests`: only the claims and sites with these words in their names.
CLAIM ?=
SITE ?=
# For `make check`: only the tests with this word in their names.
FILTER ?=
# What goes through hundreds of trips, each from the folder to the site: half of the time of all tests. `make test` runs a part of them that
# is spread over all, `make nightly` and `make check FILTER=BrokenTrip` the whole.
SWEEPS := EndToEndTests|MistakeTests|BrokenTripTests|DocumentedFieldTests|DocumentedExampleTests|AdviceTests|EditSequenceTests|KeptBackExampleTests|ExampleTripTests|MachineFileTests|ChangeTests
# For `make bench` only the rows with this word, for `make bench-growth` the shapes, for `make nightly` the attacks.
WORD ?=

.PHONY: example example-library test nightly check format lint coverage fuzz bench bench-growth oracles browser-tests same-sites maps screenshots install clean packages test-packages release help

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

example: release ## build the example's site into _site
	@$(BINARY) build example-trip --output $(OUTPUT)
	@echo "To look at it: open that file in any browser. It needs no server and no network."

example-library: release ## puts a library of three trips together, builds its site, and says where it is
	@scripts/example-library .build-example-library
	@$(BINARY) build .build-example-library

# A test that waits for good must not use up a machine's time.
test: packages test-packages lint oracles $(VALIDATORS) ## everything a change must keep
	$(COMPILE) --build-tests $(DEBUG)
	@.build-browser/python/bin/python Tests/Browser/run.py --always
	@SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(ATONCE) scripts/slowest timeout 45m swift test --skip-build $(DEBUG)

nightly: release packages test-packages oracles $(VALIDATORS) ## what takes too long for every change: all sites, fuzzing, attacks (WORD=refusals)
	@scripts/install-packages $(NIGHT_PACKAGES)
	@TRIPBOOK_DEBUG="$(DEBUG)" scripts/nightly "$(BINARY)" "$(WORD)"

check: packages lint ## the fast loop: format, build, tests but for sweeps over hundreds of trips (FILTER=BrokenTrip)
	$(COMPILE) --build-tests $(DEBUG)
	$(if $(FILTER),TRIPBOOK_ALL=1) SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(ATONCE) swift test --skip-build $(DEBUG) $(if $(FILTER),--filter $(FILTER),--skip '$(SWEEPS)')

lint: ## is everything formatted?
	swift format lint --strict --recursive --parallel $(SWIFT)

format: ## format everything
	swift format --in-place --recursive --parallel $(SWIFT)

coverage: packages test-packages oracles ## line coverage of our own Swift
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(ATONCE) swift test $(DEBUG) --enable-code-coverage
	@scripts/coverage

fuzz: packages ## feed every reader of text and pictures with hostile inputs (SECONDS=60 READER=notation INPUT=file)
	@scripts/fuzz $(SECONDS) "$(READER)" "$(INPUT)"

bench: release ## every speed and size against its bar, in a table (WORD=text; needs hugo, libvips-tools, libxml2-utils)
	@Benchmarks/table "$(WORD)"

bench-growth: packages ## is reading linear in the length of the input? (WORD=notation)
	@scripts/growth "$(WORD)"

# The other commit is built once, beside this one.
same-sites: release packages test-packages $(VALIDATORS) ## every trip's site, words and files against those of another commit (COMMIT=abc123 TRIPS=folder WORD=one-photo)
	@test -n "$(COMMIT)" || { echo "Say which commit to compare with: make same-sites COMMIT=HEAD~1" >&2; exit 2; }
	@there=.build-same-sites/$$(git rev-parse --verify "$(COMMIT)^{commit}") && mkdir -p $$there && git archive "$(COMMIT)" | tar -x -C $$there \
	  && (cd $$there && swift build $(RELEASE)) \
	  && .build-browser/python/bin/python scripts/same-sites "$(BINARY)" $$there/.build/release/tripbook --trips "$(TRIPS)" --word "$(WORD)"

browser-tests: packages test-packages $(VALIDATORS) ## built sites before a browser and validators (CLAIM=axe SITE=example)
	$(COMPILE) --build-tests $(DEBUG)
	@.build-browser/python/bin/python Tests/Browser/run.py --claim "$(CLAIM)" --site "$(SITE)"

maps: packages ## maps of every kind, to be looked at
	TRIPBOOK_MAPS=_site/maps swift test $(DEBUG) --filter ReferenceMapTests
	@echo "Open _site/maps/index.html in a browser."

screenshots: packages test-packages $(VALIDATORS) ## the pictures in README.md, of the example
	$(COMPILE) --product tripbook $(DEBUG)
	@.build-browser/python/bin/python Tests/Browser/screenshots.py

$(VALIDATORS): Tests/Browser/requirements.txt | test-packages
	python3 -m venv --clear .build-browser/python
	.build-browser/python/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

oracles: $(ORACLES)

$(ORACLES): Tests/Oracles/requirements.txt | test-packages
	python3 -m venv --clear .build/oracles
	.build/oracles/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

install: release ## bin/tripbook and share/tripbook below PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/tripbook"
	install -m 755 -s "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/tripbook"
	cd "$(DESTDIR)$(PREFIX)/share/tripbook" && rm -rf templates assets docs preview
	cp -R templates assets docs preview "$(DESTDIR)$(PREFIX)/share/tripbook/" && rm -rf "$(DESTDIR)$(PREFIX)/share/tripbook/docs/dev"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/tripbook"

release: packages
	$(COMPILE) $(RELEASE)

clean: ## remove what was built
	rm -rf .build .build-browser .build-example-library .build-fuzz .build-growth _site

packages:
	@scripts/install-packages $(PACKAGES)

test-packages: packages
	@scripts/install-packages $(TEST_PACKAGES)
