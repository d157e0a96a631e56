extension Rule {
    static let placeholder = Rule(
        .placeholder, "A '{{...}}' tag, an editor placeholder or a conflict marker was left in the code",
        rationale: """
            It should have been replaced, and was forgotten. Mostly it does not even compile. In a file that no target \
            builds, and in code that is commented out, it is a warning. A module with a conflict is checked when that is \
            resolved.
            """,
        examples: [
            .bad(
                "an editor placeholder",
                .replace(file: "Router/ClientListRouter.swift", "    init() { }", with: "    init() { ^<#code#> }")),
            .bad(
                "a tag of a template",
                .add(file: "ClientListRow.swift", "struct ClientListRow {\n    var client: ^{{name}}Client\n}\n")),
            .good(
                "closures in closures",
                .add(file: "ClientListRow.swift", "struct ClientListRow {\n    var make = { { 1 } }\n}\n")),
        ]
    ) { module, violations in
        for file in module.files {
            // It breaks nothing where no target builds it, which is told, too.
            let isTemplate = file.path.utf8.holds("{{")
            let isUnbuilt = module.index.memberships.untargeted[file.path] != nil
            let ranges = PlaceholderSearch.ranges(in: file.bytes, isSwift: file.isSwift)
            let comments = PlaceholderSearch.inComments(ranges, in: file.bytes)
            for range in ranges {
                let text = String(decoding: file.bytes[range], as: UTF8.self)
                // In a tree of templates, which one tells by its names, tags belong there.
                if isTemplate, text.hasPrefix("{{") { continue }
                // Nor does code that is commented out.
                let isWarning = isUnbuilt || text.hasPrefix("<#") && comments.contains(range.lowerBound)
                let advice = text.hasPrefix(ConflictSearch.marker) ? "resolve the conflict" : "replace it"
                violations.report(
                    file, at: range.lowerBound, "\(file.name): \(text)", "'\(text)' was left in the code; \(advice)",
                    atMost: isWarning ? .warning : .error)
            }
        }
    }
}
