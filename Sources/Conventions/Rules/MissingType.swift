import Text

extension Rule {
    static let missingType = Rule(
        "missing-type", "A file does not declare the type that the set declares there",
        rationale: "Who opens ClientListRouter.swift looks for ClientListRouter.",
        needsSet: true,
        examples: [
            .bad(
                "another name",
                .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: "class ListNavigation"),
                "Router/ClientListRouter.swift:1:1"),
            .good(
                "one more type",
                .replace(
                    file: "Router/ClientListRouter.swift", "@MainActor\nclass ClientListRouter",
                    with: "enum ClientListRoute {}\n\n@MainActor\nclass ClientListRouter")),
        ]
    ) { module, findings in
        for file in module.files where file.isSwift {
            guard let expected = file.expected, !expected.name.isOpen else { continue }
            for type in expected.types where type.isRequired && !type.name.isOpen {
                let name = type.name.text(for: module.forms)
                guard !file.declares(name) else { continue }
                let elsewhere = module.declarations(of: name).first?.file.name
                let near = nearest(to: name, in: file.declaredTypes)
                let hint =
                    elsewhere.map { "; '\($0)' declares it" } ?? near.map { "; is '\($0)' meant?" }
                    ?? "; declare \(type.article) '\(name)' here"
                findings.report(file, at: 0, name, "'\(file.name)' does not declare '\(name)'" + hint)
            }
        }
    }
}

extension ModuleFile {
    /// The names of the types that it declares and not only extends.
    fileprivate var declaredTypes: [String] {
        zip(typeNames, outline.types).filter { $1.kind != .extension }.map(\.0)
    }

    /// Whether it declares a type of this name, or another name for one.
    fileprivate func declares(_ name: String) -> Bool {
        zip(typeNames, outline.types).contains { $0 == name && $1.kind != .extension }
            || zip(memberNames, outline.members).contains { $0 == name && $1.owner == nil && $1.kind == .typealias }
    }
}

extension ExpectedType {
    /// `a class`, `an enum`, as a message needs it.
    var article: String {
        let names = kinds.map { ($0 == .enum || $0 == .actor || $0 == .extension ? "an " : "a ") + $0.rawValue }
        return names.joined(separator: " or ")
    }
}
