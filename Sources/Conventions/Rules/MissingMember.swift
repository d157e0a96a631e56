import Text

extension Rule {
    static let missingMember = Rule(
        .missingMember, "A stored property of the set's type is missing",
        rationale: "The properties hold a module together: a presenter without its router cannot leave the screen.",
        needsSet: true,
        examples: [
            .bad(
                "a presenter without a router",
                .replace(file: "Presenter/ClientListPresenter.swift", "    var router: ClientListRouter!\n", with: ""),
                at: "class ^ClientListPresenter"),
            .good(
                "one more property",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "    var router: ClientListRouter!\n",
                    with: "    var router: ClientListRouter!\n    var page = 0\n")),
        ]
    ) { module, violations in
        module.forEachExpectedType { expected, name, file, index in
            let outline = file.outline
            let members = outline.members.indices.filter { outline.members[$0].owner == index }
            for member in expected.members where member.isRequired {
                let wanted = member.name.text(for: module.forms)
                guard !members.contains(where: { file.memberNames[$0] == wanted }) else { continue }
                let above = module.superclass(of: name, withoutProperty: wanted)
                if above == .has { continue }
                let types = member.types.map { $0.text(for: module.forms) }
                // One of another type is another one: 'article' of a single one is no slip of 'articles'.
                let alike = members.filter { number in
                    guard let own = file.propertyTypes[number], !types.isEmpty else { return true }
                    return types.contains { TypeText.areEqual($0, own) }
                }
                let near = nearest(to: wanted, in: alike.map { file.memberNames[$0] })
                let type = types.first.map { " of type '\($0)'" } ?? ""
                violations.report(
                    file, at: outline.types[index].name.lowerBound, "\(name).\(wanted)",
                    "'\(name)' has no property '\(wanted)'\(type), which it has in the set '\(module.setName)'"
                        + (near.map { "; did you mean '\($0)'?" } ?? ""),
                    asking: above.questions(of: wanted)
                        + module.questionsOfSharedParts(of: name, in: file, index, expected),
                    isSlip: Spelling.isSlip(near, for: wanted))
            }
            for missing in expected.overrides {
                let wanted = missing.name.text(for: module.forms)
                guard let companion = module.fileWithout(missing, wanted, in: name, expected) else { continue }
                violations.report(
                    file, at: outline.types[index].name.lowerBound, "\(name).\(wanted)",
                    "'\(name)' does not override '\(wanted)'; in the set '\(module.setName)' it does for "
                        + "'\(companion)'")
            }
        }
    }
}

extension CheckedModule {
    /// The name of the first file that is there, and for which a type of the module does not override a property.
    /// Whoever has a superclass of their own may have it there.
    fileprivate func fileWithout(
        _ override: ExpectedOverride, _ property: String, in type: String, _ expected: ExpectedType
    ) -> String? {
        let wanted = Set(override.files.map { $0.text(for: forms) })
        guard let found = files.first(where: { wanted.contains($0.name) }) else { return nil }
        let inherited = inherits(type).map { TypeText.core($0) }
        let superclasses = expected.inherits.map { TypeText.core($0.text(for: forms)) }
        let stem = found.name.prefix { $0 != "." }
        let isElsewhere = files.contains { file in
            file.memberNames.contains(property) || file.isSwift && ByteSearch("\"\(stem)\"".utf8).finds(in: file.bytes)
        }
        return isElsewhere || Set(superclasses).isDisjoint(with: inherited) ? nil : found.name
    }
}
