import Text

extension Rule {
    static let missingType = Rule(
        .missingType, "A file does not declare the type that the set declares there",
        rationale: "Whoever opens ClientListRouter.swift looks for ClientListRouter.",
        needsSet: true,
        examples: [
            .bad(
                "another name",
                .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: "class ListNavigation")),
            .good(
                "one more type",
                .replace(
                    file: "Router/ClientListRouter.swift", "@MainActor\nclass ClientListRouter",
                    with: "enum ClientListRoute {}\n\n@MainActor\nclass ClientListRouter")),
        ]
    ) { module, violations in
        for file in module.files where file.isSwift {
            guard let expected = file.expected, !expected.name.isOpen else { continue }
            for type in expected.types where type.isRequired && !type.name.isOpen {
                let name = type.name.text(for: module.forms)
                guard !file.declares(name) else { continue }
                let elsewhere = module.declarations(of: name).first?.file.name
                // Whoever looks for it finds it in a file of its own.
                if elsewhere == name + ".swift" { continue }
                let meant = elsewhere == nil ? module.declared(in: file, for: type, called: name) : nil
                let near = meant.map(\.name)
                let hint =
                    elsewhere.map { "; '\($0)' declares it" } ?? meant.map { $0.advice(for: name) }
                    ?? "; declare \(type.kindsInWords) '\(name)' here"
                violations.report(
                    file, at: 0, name, "'\(file.name)' does not declare '\(name)'" + hint,
                    asking: module.questionsOfSharedParts(conformingTo: name),
                    isSlip: elsewhere != nil || Spelling.isSlip(near, for: name))
            }
        }
    }
}
