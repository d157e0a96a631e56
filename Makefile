# Needs the Swift toolchain and nothing else. `make demo` shows what vipergen does, `make test-fast` runs the tests that
# call no compiler, `make test` every one.

PREFIX = /usr/local
CONFIGURATION = release
# More options for the build, such as `-Xswiftc -Onone`.
MORE_FLAGS =
# Where things are built. Builds in one place wait for each other.
SCRATCH = .build

# On Linux the release is one static executable, in which types are found by their addresses and not by their names: a
# run of a millisecond has no time for names. On macOS the system's own libraries are shared anyway.
STATIC = -Xswiftc -static-executable -Xlinker -s
BY_ADDRESS = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
FLAGS = $$(test "$$(uname)" = Linux && echo "$(STATIC) $(BY_ADDRESS)") $(MORE_FLAGS)
# The tool that embeds the template sets is built first, of the same rooms as the program; otherwise SwiftPM compiles them
# once more for it. Empty where it could not run here.
EMBEDDER = $$(pwd)/$(SCRATCH)/$(CONFIGURATION)/embed-templates
# What a debugger needs would be a tenth of the work, and is not installed.
SWIFT_BUILD = VIPERGEN_EMBEDDER="$(EMBEDDER)" swift build --scratch-path "$(SCRATCH)" -c $(CONFIGURATION) \
	-debug-info-format none $(FLAGS)
PROGRAM = $(SCRATCH)/$(CONFIGURATION)/vipergen

all: build

build:
	test -z "$(EMBEDDER)" || $(SWIFT_BUILD) --product embed-templates
	$(SWIFT_BUILD) --product vipergen

demo:
	@echo "Builds a release, which takes one to three minutes the first time, and shows in a scratch project what it does."
	@$(MAKE) --no-print-directory build
	@sh .ci/demo "$$(pwd)/$(PROGRAM)"

# How the tests are built: 'once', which is sooner from nothing, or 'often', which is sooner after an edit.
BUILDING = often
# The plugins are for other packages, and would have the program built twice.
FOR_TESTS = VIPERGEN_PLUGINS=no VIPERGEN_FAST_TESTS=$(BUILDING) VIPERGEN_EMBEDDER="$$(pwd)/.build/debug/embed-templates"
RUN_TESTS = $(FOR_TESTS) swift test --skip-build
# Suites that call the compiler, and those that try everything that can happen. The others take less than a minute.
SLOW = "Stress|Witness|^GeneratedCodeTests|^BuiltInSetTests\.(?!Embedding|Golden|Hygiene|InterfaceFile|Proven)"

test: test-fast
	$(RUN_TESTS) --filter $(SLOW)

test-fast: build-tests
	$(RUN_TESTS) --skip $(SLOW)

# Nobody steps through tests: without what a debugger needs they are built sooner, and without what the compiler verifies
# of its own work.
UNVERIFIED = -Xswiftc -Xfrontend -Xswiftc -sil-verify-none -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
BUILD_FOR_TESTS = $(FOR_TESTS) swift build -debug-info-format none $(UNVERIFIED)

build-tests:
	$(BUILD_FOR_TESTS) --product embed-templates
	$(BUILD_FOR_TESTS) --build-tests

RECORDED = "Golden|Snapshot|Picture|Reference"

# Writes anew what tests compare texts with; 'git diff' shows what has changed.
record: build-tests
	-VIPERGEN_RECORD=1 $(RUN_TESTS) --filter $(RECORDED)
	$(RUN_TESTS) --filter $(RECORDED)

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

# Measures a copy, as it would be installed: a program as the linker leaves it on disk starts more slowly.
bench: build
	$(SWIFT_BUILD) --product vipergen-bench
	mkdir -p $(SCRATCH)/bench
	install -m 755 $(PROGRAM) $(SCRATCH)/bench/vipergen
	$(SCRATCH)/$(CONFIGURATION)/vipergen-bench "$$(pwd)/$(SCRATCH)/bench/vipergen" \
		Tests/MustacheTests/Fixtures/bench.mustache Tests/MustacheTests/Fixtures/bench.json \
		"$$(pwd)/$(SCRATCH)/bench"

# Not every shell expands the '~' of 'make install PREFIX=~/.local'.
PLACE = $(DESTDIR)$$(echo "$(PREFIX)" | sed "s|^~|$$HOME|")

# Builds only where there is no program yet, or sources have changed since.
install:
	@if ! test -x $(PROGRAM) || test -n "$$(find Package.swift Sources Templates -newer $(PROGRAM))"; then \
		$(MAKE) --no-print-directory build; fi
	@mkdir -p "$(PLACE)/bin" "$(PLACE)/share/man/man1" "$(PLACE)/share/bash-completion/completions"
	@mkdir -p "$(PLACE)/share/zsh/site-functions" "$(PLACE)/share/fish/vendor_completions.d"
	@mkdir -p "$(PLACE)/share/vipergen"
	@install -m 755 $(PROGRAM) "$(PLACE)/bin/vipergen"
	@$(PROGRAM) __manual > "$(PLACE)/share/man/man1/vipergen.1"
	@$(PROGRAM) completions bash > "$(PLACE)/share/bash-completion/completions/vipergen"
	@$(PROGRAM) completions zsh > "$(PLACE)/share/zsh/site-functions/_vipergen"
	@$(PROGRAM) completions fish > "$(PLACE)/share/fish/vendor_completions.d/vipergen.fish"
	@$(PROGRAM) schema configuration > "$(PLACE)/share/vipergen/configuration.schema.json"
	@$(PROGRAM) schema template > "$(PLACE)/share/vipergen/template.schema.json"
	@test -n "$(DESTDIR)" || sh .ci/next "$(PLACE)"

uninstall:
	rm -f "$(PLACE)/bin/vipergen" "$(PLACE)/share/man/man1/vipergen.1"
	rm -f "$(PLACE)/share/bash-completion/completions/vipergen"
	rm -f "$(PLACE)/share/zsh/site-functions/_vipergen" "$(PLACE)/share/fish/vendor_completions.d/vipergen.fish"
	rm -f "$(PLACE)/share/vipergen/configuration.schema.json" "$(PLACE)/share/vipergen/template.schema.json"
	@rmdir "$(PLACE)/share/vipergen" 2> /dev/null || true

clean:
	rm -rf .build

.PHONY: all build demo test test-fast build-tests record lint bench install uninstall clean
