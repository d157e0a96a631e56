# Needs the Swift toolchain and nothing else. `make demo` shows what vipergen does, `make test` runs every test.

PREFIX = /usr/local
CONFIGURATION = release

# On Linux the release is one static executable, in which types are found by their addresses and not by their names: a
# run of a millisecond has no time for names. On macOS the system's own libraries are shared anyway.
STATIC = -Xswiftc -static-executable -Xlinker -s
BY_ADDRESS = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
FLAGS = $$(test "$$(uname)" = Linux && echo "$(STATIC) $(BY_ADDRESS)")
SWIFT_BUILD = swift build -c $(CONFIGURATION) $(FLAGS)
PROGRAM = .build/$(CONFIGURATION)/vipergen

all: build

build:
	$(SWIFT_BUILD) --product vipergen

demo: build
	sh .ci/demo "$$(pwd)/$(PROGRAM)"

# The plugins are for other packages, and would have the program built twice.
test:
	VIPERGEN_PLUGINS=no swift build --build-tests
	VIPERGEN_PLUGINS=no swift test --skip-build

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

# Measures a copy, as it would be installed: a program as the linker leaves it on disk starts more slowly.
bench:
	$(SWIFT_BUILD) --product vipergen
	$(SWIFT_BUILD) --product vipergen-bench
	mkdir -p .build/bench
	install -m 755 $(PROGRAM) .build/bench/vipergen
	.build/$(CONFIGURATION)/vipergen-bench "$$(pwd)/.build/bench/vipergen" \
		Tests/MustacheTests/Fixtures/bench.mustache Tests/MustacheTests/Fixtures/bench.json \
		"$$(pwd)/.build/bench"

# Not every shell expands the '~' of 'make install PREFIX=~/.local'.
PLACE = $(DESTDIR)$$(echo "$(PREFIX)" | sed "s|^~|$$HOME|")

install: build
	mkdir -p "$(PLACE)/bin" "$(PLACE)/share/man/man1" "$(PLACE)/share/bash-completion/completions"
	mkdir -p "$(PLACE)/share/zsh/site-functions" "$(PLACE)/share/fish/vendor_completions.d"
	install -m 755 $(PROGRAM) "$(PLACE)/bin/vipergen"
	$(PROGRAM) __manual > "$(PLACE)/share/man/man1/vipergen.1"
	$(PROGRAM) completions bash > "$(PLACE)/share/bash-completion/completions/vipergen"
	$(PROGRAM) completions zsh > "$(PLACE)/share/zsh/site-functions/_vipergen"
	$(PROGRAM) completions fish > "$(PLACE)/share/fish/vendor_completions.d/vipergen.fish"

uninstall:
	rm -f "$(PLACE)/bin/vipergen" "$(PLACE)/share/man/man1/vipergen.1"
	rm -f "$(PLACE)/share/bash-completion/completions/vipergen"
	rm -f "$(PLACE)/share/zsh/site-functions/_vipergen" "$(PLACE)/share/fish/vendor_completions.d/vipergen.fish"

clean:
	rm -rf .build

.PHONY: all build demo test lint bench install uninstall clean
