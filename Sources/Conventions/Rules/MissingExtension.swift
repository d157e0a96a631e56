import Text

extension Rule {
    static let missingExtension = Rule(
        .missingExtension, "An extension or MARK comment that the set marks a role with is missing",
        rationale: """
            Where layers know each other's classes, only the marked extensions show which methods are meant for \
            whom: what the view may call is under ViewOutput.
            """,
        needsSet: true,
        examples: [
            .bad(
                "the role has lost its name",
                .replace(file: "Presenter/ClientListPresenter.swift", " // MARK: ViewOutput", with: ""),
                at: "class ^ClientListPresenter"),
            .good(
                "the mark above the extension",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "extension ClientListPresenter { // MARK: ViewOutput",
                    with: "// MARK: - ViewOutput\nextension ClientListPresenter {")),
        ]
    ) { module, violations in
        for file in module.files {
            guard let expected = file.expected, !expected.name.isOpen, !expected.marks.isEmpty else { continue }
            let present = module.files.filter { $0 === file || $0.expected == nil }.flatMap(\.outline.marks)
            for mark in expected.marks {
                let text = mark.text.text(for: module.forms)
                let extended = mark.extended?.text(for: module.forms)
                guard !present.contains(where: { isSame($0.text, text) && (extended == nil || $0.extended != nil) }),
                    !isInBody(text, of: extended, file), !isShownByConformance(mark, extended, module)
                else { continue }
                let place = extended.flatMap { name in
                    file.outline.types.first { file.outline.text(of: $0.name) == name }
                }
                let wanted = expected.marks.map { $0.text.text(for: module.forms) }
                let near = nearest(to: text, in: present.map(\.text).filter { !wanted.contains($0) }).map {
                    "; did you mean '\($0)'?"
                }
                violations.report(
                    file, at: place?.name.lowerBound ?? 0, "MARK: \(text)",
                    "there is no '// MARK: \(text)'\(extended.map { " on an extension of '\($0)'" } ?? "")"
                        + (near ?? "; in the set '\(module.setName)' there is"))
            }
        }
    }

    /// Whether two marks are the same: nobody reads one by its capitals.
    private static func isSame(_ mark: String, _ other: String) -> Bool {
        mark == other || mark.utf8.count == other.utf8.count && mark.lowercased() == other.lowercased()
    }

    /// Whether the type has the conformances that the marked extension gives it.
    private static func isShownByConformance(
        _ mark: ExpectedMark, _ type: String?, _ module: CheckedModule
    ) -> Bool {
        guard let type, !mark.conformances.isEmpty else { return false }
        let inherited = module.inherits(type)
        return mark.conformances.allSatisfy { inherited.contains($0.text(for: module.forms)) }
    }

    /// Whether a mark stands in the body of the very type, whose methods then show the role.
    private static func isInBody(_ text: String, of type: String?, _ file: ModuleFile) -> Bool {
        guard let type else { return false }
        let outline = file.outline
        return outline.taggedComments.contains { comment in
            guard let index = comment.type, outline.text(of: outline.types[index].name) == type else { return false }
            return outline.markText(comment) == text
        }
    }
}
