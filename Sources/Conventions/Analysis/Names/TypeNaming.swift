import SwiftOutline
import Text

extension CheckedModule {
    /// What a type is to be called whose name is the module's and, nearly, that of a role; nil for any other name. An
    /// underscore is no slip.
    func correctedName(of type: String) -> String? {
        guard let right = correctedRole(of: type), right.filter({ $0 != "_" }) != type.filter({ $0 != "_" }),
            !isNamedForOther(type)
        else { return nil }
        return right
    }

    /// Whether a protocol is called as a type of the module that misspells nothing: `FeedRouteProtocol` beside
    /// `FeedRoute`.
    private func isNamedForOther(_ type: String) -> Bool {
        guard type.hasSuffix("Protocol") else { return false }
        let own = String(type.dropLast("Protocol".count))
        return own != name && !declarations(of: own).isEmpty && correctedRole(of: own) == nil
    }

    private func correctedRole(of type: String) -> String? {
        for name in spellings where type.utf8.begins(with: name.utf8) {
            let rest = String(Substring(type.utf8.dropFirst(name.utf8.count)))
            if wordsOfHouse.contains(rest) { return nil }
            let meant = roleMeant(by: rest) ?? (roles.contains(rest) ? nil : RoleWords.corrected(rest))
            return (meant ?? RoleWords.correctedEnd(rest)).map { name + $0 }
        }
        guard let rest = restOfSingular(of: type) else { return nil }
        return RoleWords.corrected(rest).map { type.dropLast(rest.count) + $0 }
    }

    /// The same for a type, as the other ones show how it is spelled, too.
    func correction(of type: String) -> String? {
        let right =
            correctedName(of: type) ?? correctedModuleName(of: type) ?? nameBesideOthers(of: type)
            ?? correctedHelper(type)
        return right.flatMap { isWordOfAncestor(type, correctedTo: $0) ? nil : $0 }
    }

    /// Whether what is misspelled in a name is the last word of what the type inherits from elsewhere: it is called so
    /// as long as that is.
    private func isWordOfAncestor(_ type: String, correctedTo right: String) -> Bool {
        guard let word = NameAdvice.words(of: type).last, NameAdvice.words(of: right).last != word else { return false }
        return inherits(type).map { String($0.prefix { $0 != "<" }) }.contains { ancestor in
            NameAdvice.words(of: ancestor).last == word && declarations(of: ancestor).isEmpty
        }
    }

    /// What a helper is to be called that has a name of its own, and misspells what it is: `TitleCellDelegete`.
    private func correctedHelper(_ type: String) -> String? {
        if spellings.contains(where: { type.utf8.begins(with: $0.utf8) }) { return nil }
        return RoleWords.correctedEnd(type) ?? RoleWords.correctedProtocol(type)
    }

    /// What a type is to be called that follows another one: an error of the interactor's, or the protocol of a class.
    private func nameBesideOthers(of type: String) -> String? {
        if type.utf8.begins(with: name.utf8) {
            let own = String(Substring(type.utf8.dropFirst(name.utf8.count)))
            guard let (meant, rest) = RoleWords.beginning(meantBy: own), !declarations(of: name + meant).isEmpty else {
                return nil
            }
            return name + meant + rest
        }
        guard convention == nil, spellings.count > 1, let other = spellings.last, type.utf8.begins(with: other.utf8),
            Self.singular(other) != Self.singular(name)
        else { return nil }
        let right = name + type.dropFirst(other.count)
        let isShown = Self.implementations.contains { suffix in
            !declarations(of: right + suffix).isEmpty && inherits(right + suffix).contains(type)
        }
        return isShown ? right : nil
    }

    private static let implementations = ["Impl", "Imp", "Implementation"]

    /// What follows the module's name in a type's that has it with other plurals: `TaskListModuleAssembler` of
    /// `TasksList`.
    private func restOfSingular(of type: String) -> String? {
        guard type.utf8.count > name.utf8.count, type.utf8.prefix(2).elementsEqual(name.utf8.prefix(2)) else {
            return nil
        }
        let words = NameAdvice.words(of: type)
        let count = NameAdvice.words(of: name).count
        guard words.count > count, Self.singular(words[..<count].joined()) == Self.singular(name) else { return nil }
        return words[count...].joined()
    }

    /// The name that a type should have where it misspells the module's, as most others do not.
    func correctedModuleName(of type: String) -> String? {
        guard let meant = nameMeant(by: type), let stem = Role.split(type)?.stem,
            usage(ofStem: name[...]) >= max(1, usage(ofStem: stem)),
            typeNames.count(where: { $0.hasPrefix(stem) }) < Self.manyTypes
        else { return nil }
        return meant
    }

    /// So many types that begin alike do not misspell the module's name: it may be the folder that does.
    private static let manyTypes = 4

    /// What a name means that misspells the module's: in a module that has its folder alone, and whose set does not say
    /// it in its own way. Capitals and plurals are no slips.
    func nameMeant(by type: String) -> String? {
        guard convention == nil, ownsFolder, let (stem, suffix, role) = Role.split(type),
            Role.layered.contains(role) || Self.contracts.contains(suffix),
            // Few misspell the first letter, and most of these mean another word.
            stem.utf8.first == name.utf8.first,
            ModuleFinder.isMisspelled(String(stem), as: name),
            stem != "I" + name,
            // What ends in 'TVC' or 'CVC' is a cell or another kind of view controller.
            !(suffix == "VC" && "TC".contains(type.dropLast(2).last ?? " ")),
            Self.singular(String(stem)).lowercased() != Self.singular(name).lowercased()
        else { return nil }
        return name + suffix
    }

    /// The ends of protocols' names that tell a layer.
    private static let contracts = Set(
        Role.suffixes.filter { suffix in
            suffix.role == .contract
                && ["View", "Presenter", "Interactor", "Router"].contains(where: suffix.text.hasPrefix)
        }
        .map(\.text))

    /// How many of the types have a role and what stands before it.
    func usage(ofStem stem: Substring) -> Int { typeNames.count { Role.split($0)?.stem == stem } }

    /// A name without its plurals: `ModulesFactory` as `ModuleFactory`.
    static func singular(_ name: String) -> String {
        NameAdvice.words(of: name).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.joined()
    }

    /// The role that a word is nearly: one letter wrong, missing or too many, or two exchanged. A plural is a word of
    /// its own, and so are short ones; `Imp` is short for what `Impl` is short for.
    private func roleMeant(by word: String) -> String? {
        guard word.utf8.count > 4, !roles.contains(word), word.first?.isUppercase == true,
            !word.contains(where: \.isNumber), !Self.wordsOfTheirOwn.contains(word), !Self.isContact(word),
            !word.hasSuffix("Imp")
        else { return nil }
        let bytes = Array(word.utf8)
        return roleNames.first { role in
            abs(role.utf8.count - bytes.count) < 2 && role.utf8.count > 4
                && Spelling.isOneSlip(bytes, Array(role.utf8)) && Self.singular(word) != Self.singular(role)
                // A set that was learnt from modules may have their slips, and other modules other capitals.
                && RoleWords.corrected(role) == nil
                && !(isOfLearntSet && word.lowercased() == role.lowercased())
        }
    }

    /// Whether a type without the module's name should have it. In a module of a set all should in its files that the
    /// set does not name; elsewhere those alone that have a role as if they were another module's.
    func mustHaveName(_ type: String, in file: ModuleFile) -> Bool {
        if spellings.contains(where: { type.lowercased().contains($0.lowercased()) }) { return false }
        if isCut(type, forLengthOf: Role.baseName(ofFile: file.name)) { return false }
        if let expected = file.expected {
            if expected.types.contains(where: { $0.name.matches(type, for: forms) }) { return false }
            guard namesHelpersFreely else { return true }
        }
        // What is wrong with a file that is called otherwise altogether is its name.
        if convention != nil, !namesHelpersFreely {
            return !ownsFolder || file.name.contains(name) || file.name.contains("+")
        }
        guard let (stem, _, role) = Role.split(type), Role.layered.contains(role), ownsFolder else { return false }
        guard stem.utf8.count > 2, file.name.hasPrefix(name), Role.role(ofFile: file.name) == role else { return false }
        // Where the folder is called otherwise than its files, it is one of these that has another name.
        if type.hasPrefix(folder.lastComponent.filter { $0 != " " }) { return false }
        // What stands beside the type that the file is for is there to help it.
        let main = Role.baseName(ofFile: file.name)
        // 'ContactCellView' in 'ContactListCellView.swift' is short for it.
        if NameAdvice.isShort(type, for: main) { return false }
        if file.typeNames.contains(main), type != main { return false }
        if file.isFor(otherThan: type) { return false }
        // Where several layers have another name in common, it is the files that are called otherwise.
        return !typeNames.contains { other in
            guard let (otherStem, _, otherRole) = Role.split(other) else { return false }
            return otherStem == stem && otherRole != role && Role.layered.contains(otherRole)
        }
    }

    /// The roles that types of the module may have: those of its set, and those that are usual.
    private var roleNames: [String] { convention?.roleNames ?? Self.usualRoleNames }

    private var roles: Set<String> { convention?.roles ?? Self.usualRoles }

    private static let usualRoleNames = Role.suffixes.map(\.text)
    private static let usualRoles = Set(usualRoleNames)
    /// Words that only look like roles, and roles that some dialect has: a set that was learnt may misspell one.
    private static let wordsOfTheirOwn: Set = [
        "Route", "Routes", "Viewer", "Models", "Modules", "Factor", "Builders", "BusinessLogic", "DataPassing",
        "DataStore", "DisplayLogic", "PresentationLogic", "RoutingLogic",
    ]

    /// A contact is no contract.
    private static func isContact(_ word: String) -> Bool { word.hasSuffix("Contact") || word.hasSuffix("Contacts") }
}

extension ModuleFile {
    /// Whether a file is for another class, whose name lacks but the prefix that the file's has:
    /// 'SeriesViewController' in 'MRSeriesView.swift'.
    fileprivate func isFor(otherThan type: String) -> Bool {
        guard let own = Role.split(Role.baseName(ofFile: name)) else { return false }
        return zip(typeNames, outline.types).contains { other, declaration in
            guard declaration.kind == .class, other != type, let found = Role.split(other) else { return false }
            return found.role == own.role && [own.suffix, "ViewController"].contains(found.suffix)
                && found.stem.utf8.count > 2 && own.stem.hasSuffix(found.stem)
        }
    }
}

extension Outline {
    /// Whether a type is declared at the top level for the whole module to see.
    func isSeen(_ type: TypeDeclaration) -> Bool {
        type.parent == nil && type.kind != .extension && !self[type.modifiers].contains { source[$0].holds("private") }
    }
}
