import SwiftOutline
import Text

extension Rule {
    static let typeName = Rule(
        "type-name", "A type in a module lacks the module's name or has a role's name misspelt",
        rationale: """
            The names are the module's table of contents. A 'ViewControler' is not found by searching, and what is \
            generated beside it does not fit.
            """,
        isFixable: true,
        examples: [
            .bad(
                "a letter is missing",
                .replace(
                    file: "View/ClientListViewController.swift", "class ClientListViewController: UIViewController",
                    with: "class ClientListViewControler: UIViewController"),
                "View/ClientListViewController.swift:3:7"),
            .bad(
                "another module's name",
                .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: "class ListNavigation"),
                "Router/ClientListRouter.swift:4:7"),
            .good("a type of the module", .add(file: "ClientListStyle.swift", "struct ClientListStyle {}\n")),
            .good(
                "a private type", .add(file: "ClientListRow.swift", "struct ClientListRow {}\nprivate struct Row {}\n")),
        ]
    ) { module, findings in
        for file in module.files where file.isSwift {
            let outline = file.outline
            for (number, type) in outline.types.enumerated() where outline.isSeen(type) {
                let name = file.typeNames[number]
                if name.utf8.begins(with: module.name.utf8) {
                    guard let meant = misspelt(role(of: name, in: module), in: module) else { continue }
                    let right = module.name + meant
                    let isFree = module.declarations(of: right).isEmpty && !module.index.hasOtherType(right, in: module)
                    findings.report(
                        file, at: type.name.lowerBound, name, "'\(name)' is misspelt: '\(right)' is meant",
                        fix: isFree ? .rename(name, to: right) : nil)
                } else if isForeign(name, in: file, of: module) {
                    findings.report(
                        file, at: type.name.lowerBound, name,
                        "'\(name)' does not bear the module's name; call it '\(ownName(for: name, in: file, of: module))', make it "
                            + "private, or move it out of the module")
                }
            }
        }
    }

    /// Whether a type's name is to be mended, and not its file's.
    static func isMisspelt(_ name: String, in module: ModuleUnderCheck) -> Bool {
        name.utf8.begins(with: module.name.utf8)
            && misspelt(role(of: name, in: module), in: module) != nil
    }

    /// What follows the module's name in the name of a type.
    private static func role(of name: String, in module: ModuleUnderCheck) -> String {
        String(Substring(name.utf8.dropFirst(module.name.utf8.count)))
    }

    /// Whether a type should bear the module's name and does not.
    static func isForeign(_ name: String, in file: ModuleFile, of module: ModuleUnderCheck) -> Bool {
        !name.lowercased().contains(module.name.lowercased()) && module.mustBearName(name, in: file)
    }

    /// The file's name, where that is one of the module's and no type has it; else the module's before the type's.
    private static func ownName(for name: String, in file: ModuleFile, of module: ModuleUnderCheck) -> String {
        let own = Role.baseName(ofFile: file.name)
        return own.hasPrefix(module.name) && module.declarations(of: own).isEmpty ? own : module.name + name
    }

    /// The role that a word is nearly: one letter wrong, missing or too many, or two exchanged. A plural is a word of
    /// its own, and so are short ones.
    private static func misspelt(_ word: String, in module: ModuleUnderCheck) -> String? {
        guard word.utf8.count > 4, !module.roles.contains(word), word.first?.isUppercase == true,
            !wordsOfTheirOwn.contains(word)
        else { return nil }
        let bytes = Array(word.utf8)
        return module.roleNames.first { role in
            abs(role.utf8.count - bytes.count) < 2 && role.utf8.count > 4 && word != role + "s" && word + "s" != role
                && Spelling.isOneSlip(bytes, Array(role.utf8))
        }
    }

    private static let wordsOfTheirOwn: Set = ["Route", "Routes", "Viewer", "Models", "Modules", "Factor", "Builders"]
}

extension ModuleUnderCheck {
    /// The roles that types of the module may have: those of its set, and those that are usual.
    fileprivate var roleNames: [String] { convention?.roleNames ?? Self.usualRoleNames }

    fileprivate var roles: Set<String> { convention?.roles ?? Self.usualRoles }

    private static let usualRoleNames = Role.suffixes.map(\.text)
    private static let usualRoles = Set(usualRoleNames)

    /// Whether a type without the module's name is out of place. In a module of a set all are; elsewhere those alone
    /// that have a role as if they were another module's.
    fileprivate func mustBearName(_ name: String, in file: ModuleFile) -> Bool {
        if let expected = file.expected { return !expected.types.contains { $0.name.matches(name, for: forms) } }
        if convention != nil { return true }
        guard let (stem, _, role) = Role.split(name), Role.layered.contains(role), ownsFolder else { return false }
        return stem.utf8.count > 2 && file.name.hasPrefix(self.name) && Role.role(ofFile: file.name) == role
    }
}

extension Outline {
    /// Whether a type is declared at the top level for the whole module to see.
    func isSeen(_ type: TypeDeclaration) -> Bool {
        type.parent == nil && type.kind != .extension && !self[type.modifiers].contains { source[$0].holds("private") }
    }
}

extension ProjectIndex {
    fileprivate func hasOtherType(_ name: String, in module: ModuleUnderCheck) -> Bool {
        hasFile(named: name) && !module.files.contains { $0.name == name + ".swift" }
    }
}
