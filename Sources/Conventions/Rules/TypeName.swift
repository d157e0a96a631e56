import Text

extension Rule {
    static let typeName = Rule(
        .typeName, "A type's name does not start with the module's name, or misspells a role",
        rationale: """
            The names are the module's table of contents. Searching does not find a 'ViewControler', and code that is \
            generated beside it does not fit.
            """,
        isFixable: true,
        examples: [
            .bad(
                "a letter is missing",
                .replace(
                    file: "View/ClientListViewController.swift", "class ClientListViewController: UIViewController",
                    with: "class ^ClientListViewControler: UIViewController")),
            .bad(
                "another module's name",
                .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: "class ^ListNavigation")
            ),
            .good("a type of the module", .add(file: "ClientListStyle.swift", "struct ClientListStyle {}\n")),
            .good(
                "a private type", .add(file: "ClientListRow.swift", "struct ClientListRow {}\nprivate struct Row {}\n")),
        ]
    ) { module, violations in
        var advised: Set<String> = []
        for file in module.files where file.isSwift {
            let outline = file.outline
            for (number, type) in outline.types.enumerated() where outline.isSeen(type) {
                let name = file.typeNames[number]
                if let right = module.correction(of: name) {
                    // Where both are there, each has its own name: 'AccountViewMode' beside 'AccountViewModel'.
                    guard module.declarations(of: right).isEmpty, !file.isWrittenByProgram else { continue }
                    let isTaken =
                        module.index.hasFile(named: right) && !module.files.contains { $0.name == right + ".swift" }
                    // An enumeration of modes is no misspelled model.
                    if type.kind == .enum, isTaken || name.hasSuffix("Mode") { continue }
                    violations.report(
                        file, at: type.name.lowerBound, name, "'\(name)' is misspelled; rename it to '\(right)'",
                        fix: isTaken ? nil : .rename(name, to: right),
                        asking: isTaken ? [] : [.isFree(right, besides: file.path), .isOfSwiftAlone(name)])
                } else if !name.utf8.begins(with: module.name.utf8), module.mustHaveName(name, in: file),
                    !file.isWrittenByProgram
                {
                    let better = ownName(for: name, in: file, of: module, besides: &advised)
                    violations.report(
                        file, at: type.name.lowerBound, name,
                        "'\(name)' should start with the module's name; rename it to '\(better)', make it private, or "
                            + "move it out of the module")
                }
            }
        }
    }

    /// The file's name, where that is one of the module's and of the type's role, and no type has it or is to have it;
    /// else the module's before the type's, without the words that both have: 'OrderListRow' for a 'ListRow'. What is
    /// called as another module's has its place there, which that of the file's name may have taken.
    private static func ownName(
        for name: String, in file: ModuleFile, of module: CheckedModule, besides advised: inout Set<String>
    ) -> String {
        let words = NameAdvice.words(of: name)
        let ofModule = NameAdvice.words(of: module.name)
        let common = (0..<min(words.count, ofModule.count + 1)).last { count in
            zip(words, ofModule.suffix(count)).allSatisfy { $0 == $1 || $0 + "s" == $1 }
        }
        let ownFile = Role.baseName(ofFile: file.name)
        let own = module.correctedName(of: ownFile) ?? ownFile
        let (role, roleOfFile) = (Role.split(name)?.suffix, Role.split(own)?.suffix)
        let isOfRole = role == nil || roleOfFile == nil || role == roleOfFile
        let file = isOfRole && !module.index.isOfOtherModule(name) ? [own] : []
        let names = file + [module.name + words.dropFirst(common ?? 0).joined()]
        let free = names.first { better in
            better.hasPrefix(module.name) && module.declarations(of: better).isEmpty && !advised.contains(better)
        }
        let better = free ?? module.name + name
        advised.insert(better)
        return better
    }
}
