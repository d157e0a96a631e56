extension Command {
    /// The manual page of this root and all its commands, as roff for man(7), section 1.
    ///
    /// - Parameters:
    ///   - version: The program's version.
    ///   - date: The page's date as `YYYY-MM-DD`; nil leaves it out, so that the text depends on no day.
    ///   - notes: Exit status, environment, files, and chapters of the program's own.
    public func manualPage(version: String, date: String? = nil, notes: ManualNotes = .init()) -> String {
        var page = ManualPage()
        page.add(header: self, version: version, date: date)
        let scopes = Scope(root: self).tree.filter { $0.command.subcommands.isEmpty || $0.path.count == 1 }
        page.add(synopsis: scopes)
        page.add(description: self)
        page.add(options: Scope(root: self))
        if !subcommands.isEmpty { page.add(commands: scopes.dropFirst()) }
        page.add(rows: notes.exitStatus, titled: "EXIT STATUS")
        page.add(rows: notes.environment, titled: "ENVIRONMENT")
        page.add(rows: notes.files, titled: "FILES")
        for chapter in notes.chapters { page.add(chapter) }
        page.add(examples: scopes.flatMap(\.command.examples))
        return page.roff.text
    }
}

private struct ManualPage {
    var roff = Roff()

    mutating func add(header root: Command, version: String, date: String?) {
        roff.header([root.name.uppercased(), "1", date ?? "", root.name + " " + version, "User Commands"])
        roff.macro("SH", "NAME")
        roff.line(Roff.escaped(root.name) + " \\- " + Roff.escaped(root.summary))
    }

    mutating func add(synopsis scopes: [Scope]) {
        roff.macro("SH", "SYNOPSIS")
        for (index, scope) in scopes.enumerated() where scopes.count == 1 || scope.path.count > 1 {
            if index > 1 { roff.macro("br") }
            let words = scope.usageWords.dropFirst(scope.path.count).joined(separator: " ")
            roff.line(Roff.bold(scope.path.joined(separator: " ")) + " " + Roff.escaped(words))
        }
    }

    mutating func add(description command: Command) {
        guard !command.discussion.isEmpty else { return }
        roff.macro("SH", "DESCRIPTION")
        add(discussion: command.discussion)
    }

    mutating func add(options root: Scope) {
        roff.macro("SH", "OPTIONS")
        if !root.visibleSubcommands.isEmpty { roff.line("These stand before or after the name of any command.") }
        add(arguments: root.command.arguments)
        add(options: root.commonOptions + root.ownOptions)
    }

    mutating func add(commands scopes: ArraySlice<Scope>) {
        roff.macro("SH", "COMMANDS")
        for scope in scopes {
            roff.macro("SS", scope.usageWords.filter { $0 != "[OPTIONS]" }.dropFirst().joined(separator: " "))
            roff.line(Roff.escaped(scope.command.summary) + ".")
            if !scope.command.discussion.isEmpty {
                roff.macro("PP")
                add(discussion: scope.command.discussion)
            }
            add(arguments: scope.command.arguments)
            add(options: scope.command.options.filter { !$0.isHidden })
            for group in scope.command.optionGroups {
                roff.macro("PP")
                roff.line(Roff.escaped(group.title) + ":")
                add(options: group.options.filter { !$0.isHidden })
            }
        }
    }

    mutating func add(rows: [ManualNotes.Row], titled title: String) {
        guard !rows.isEmpty else { return }
        roff.macro("SH", title)
        for row in rows {
            add(row)
        }
    }

    mutating func add(_ chapter: ManualNotes.Chapter) {
        roff.macro("SH", chapter.title)
        for (index, entry) in chapter.entries.enumerated() {
            switch entry {
            case .heading(let title): roff.macro("SS", title)
            case .prose(let text):
                if index > 0, case .heading = chapter.entries[index - 1] {} else if index > 0 { roff.macro("PP") }
                roff.line(Roff.marked(text))
            case .row(let row): add(row)
            case .verbatim(let lines):
                roff.macro("PP")
                roff.verbatim(lines)
            }
        }
    }

    private mutating func add(_ row: ManualNotes.Row) {
        roff.macro("TP")
        roff.line(Roff.bold(row.term))
        roff.line(row.text.isEmpty ? "\\&" : Roff.marked(row.text))
    }

    mutating func add(examples: [Example]) {
        guard !examples.isEmpty else { return }
        roff.macro("SH", "EXAMPLES")
        for example in examples {
            add(term: Roff.bold(example.command), example.explanation, choices: [])
        }
    }

    private mutating func add(arguments: [Argument]) {
        for argument in arguments {
            add(term: Roff.italic(argument.notation), argument.description, choices: argument.choices)
        }
    }

    private mutating func add(options: [Option]) {
        for option in options {
            let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
            let value = option.valueLabel.map { " " + Roff.italic($0) } ?? ""
            add(term: short + Roff.bold(option.longLabel) + value, option.description, choices: option.choices)
        }
    }

    private mutating func add(term: String, _ text: String, choices: [Choice]) {
        roff.macro("TP")
        roff.line(term)
        roff.line(text.isEmpty ? "\\&" : Roff.escaped(text))
        guard choices.areExplained else { return }
        roff.indented(choices.map { (Roff.bold($0.name), Roff.escaped($0.help)) })
    }

    private mutating func add(discussion: String) {
        for (index, paragraph) in Paragraph.paragraphs(of: discussion).enumerated() {
            if index > 0 { roff.macro("PP") }
            switch paragraph {
            case .prose(let text): roff.line(Roff.escaped(text))
            case .verbatim(let lines): roff.verbatim(lines)
            }
        }
    }
}
