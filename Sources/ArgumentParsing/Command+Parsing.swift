extension Command {
    /// Understands a command line, the program's name left out.
    ///
    /// Options may stand anywhere: `--x v`, `--x=v`, `-x v`, `-xv`, `-x=v`, and flags together, `-nq`; `--` ends
    /// them. A value that begins with a dash needs the form `--x=-v`, but for `-` itself. Names are never
    /// abbreviated. Help asked for anywhere, or the version, is granted whatever else is wrong, an unknown command
    /// aside.
    public func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
        var parser = Parser(root: self, arguments: arguments)
        parser.run()
        if let error = parser.firstError, !parser.result.parsed.helpRequested { throw error }
        return parser.result.parsed
    }

    /// Understands as much of a command line as it can while some options are not known, and checks nothing.
    public func parseLoosely(_ arguments: [String]) -> LooseArguments {
        var parser = Parser(root: self, arguments: arguments, keepsErrors: false)
        parser.run()
        return parser.result
    }

    /// Understands a command line to whose command one of its own arguments brings more options.
    ///
    /// - Parameters:
    ///   - arguments: The command line, the program's name left out.
    ///   - loose: What `parseLoosely` made of it, where that is known already.
    ///   - path: The command that may get more options. Any other is parsed as it is.
    ///   - index: Which of its arguments brings them, counted from 0.
    ///   - options: The options a word brings, nil when it is no such word; for nil, those that hold when the
    ///     argument is not given. It may be asked for words that turn out to be values of options.
    ///
    /// The word is the one for which, with the options it brings, it does stand at that place. Where no word is,
    /// the options without a word hold, and the caller finds a word that brings nothing among the arguments.
    public func parse(
        _ arguments: [String],
        loose: LooseArguments? = nil,
        extending path: [String],
        byArgumentAt index: Int,
        options: (String?) -> OptionGroup?
    ) throws(ArgumentError) -> ParsedArguments {
        let loose = loose ?? parseLoosely(arguments)
        guard loose.parsed.commandPath == path else { return try parse(arguments) }

        var failures: [(word: String, error: ArgumentError)] = []
        for word in loose.candidates(forArgumentAt: index) {
            guard let group = options(word) else { continue }
            do throws(ArgumentError) {
                let parsed = try adding(group, to: path).parse(arguments)
                if parsed.arguments.dropFirst(index).first == word { return parsed }
            } catch {
                failures.append((word, error))
            }
        }
        do throws(ArgumentError) {
            let tree = options(nil).map { adding($0, to: path) } ?? self
            let parsed = try tree.parse(arguments)
            let word = parsed.arguments.dropFirst(index).first
            if let failure = failures.first(where: { $0.word == word }) { throw failure.error }
            return parsed
        } catch {
            throw failures.first?.error ?? error
        }
    }
}
