import Text

/// What to rename where a file and its main type have different names: whichever has the worse one.
struct NameAdvice {
    let file: String
    let type: String
    enum Choice {
        case file, type, either
    }
    let choice: Choice
    /// The file's name without the slip in its role, which no type should have as well.
    private let rightFile: String
    /// What the two names tell without the others of the module.
    private let ownChoice: Choice

    /// Weighs the name of a file, without its ending, and that of a type.
    ///
    /// - Parameter folder: the name of the folder that the file is in.
    init(file: String, type: String, in module: CheckedModule, folder: Substring) {
        // A blank at its end is no part of a type's name.
        let file = file.trimmed
        self.file = file
        self.type = type
        rightFile = module.correctedName(of: file) ?? file
        // What is drawn in 'ItemCell.xib' has its code beside it in 'ItemCell.swift'.
        ownChoice =
            module.index.hasInterface(named: file + ".xib") ? .type : Self.choice(file, type, in: module, folder)
        let isDecidedTogether = ownChoice == .either || Self.areSeveral(file, type, in: module)
        choice = isDecidedTogether ? Self.choiceBySiblings(file, type, in: module) : ownChoice
    }

    /// Whether it is the file that should be renamed.
    var isForFile: Bool { choice == .file }

    /// Whether it is the type.
    var isForType: Bool { choice == .type }

    /// Whether it is the type, as its name and the file's tell by themselves.
    var isForTypeAlone: Bool { ownChoice == .type }

    /// What to do, in an imperative clause.
    var words: String {
        switch choice {
        case .file: "name the file '\(type).swift'"
        case .type where rightFile != file, .either where rightFile != file: "name both '\(rightFile)'"
        case .type: "name the type '\(file)'"
        case .either where type.first?.isUppercase == true: "name the type '\(file)' or the file '\(type).swift'"
        case .either: "give both one name"
        }
    }

    private static func choice(
        _ file: String, _ type: String, in module: CheckedModule, _ folder: Substring
    ) -> Choice {
        if file.filter({ $0 != " " }) == type { return .file }
        // 'feedRow' is no better name, whatever the file is called.
        if type.first?.isLowercase == true, file.first?.isUppercase == true {
            return isNearly(type, calledAs: file) ? .type : .either
        }
        // 'FeedRouter.swift' is called as the module's router is, and 'FeedRouterModule' is not.
        if type.hasPrefix(file), let role = Role.split(file), role.stem == module.name,
            Role.role(of: type).map({ $0 != role.role }) == true
        {
            return .type
        }
        let (fileWords, typeWords) = (words(of: file), words(of: type))
        if file.lowercased() == type.lowercased() {
            if file.first?.isLowercase == true, type.first?.isUppercase == true { return .file }
            // Of 'ListViewModel' and 'ListviewModel' one has words that others have, too.
            let isRight = fileWords.allSatisfy { typeWords.contains($0) || isKnown($0, in: module) }
            let isStrange = !typeWords.allSatisfy { fileWords.contains($0) || isKnown($0, in: module) }
            return isRight && isStrange || isUsedBeside(type, as: file, in: module) ? .type : .file
        }
        if Spelling.isOneSlip(Array(file.utf8), Array(type.utf8)) {
            // 'ISectionsAdapter' says that the class in 'SectionsAdapter.swift' should be called so, too.
            if ["I" + file, file + "Protocol"].contains(where: module.declares) { return .type }
            return misspelled(fileWords, typeWords, in: module, folder)
        }
        if isOfProtocol(type, calledAs: file, in: module) {
            // In a folder 'Amount' the word tells 'FeedAmountCellFactory' from others with that protocol.
            let variant = words(of: String(folder))
            let more = typeWords.filter { !fileWords.contains($0) }
            return !variant.isEmpty && variant.allSatisfy(more.contains) ? .file : .type
        }
        // Others are called as the module, and 'NewFeedViewInput' in 'FeedViewInput.swift' could be.
        if let role = Role.split(file), role.stem == module.name, !type.hasPrefix(module.name), type.hasSuffix(file),
            module.declarations(of: file).isEmpty, module.usesStem(of: file, besides: type)
        {
            return .type
        }
        // A type without the module's name, or with words cut short, is no better name than the file's.
        if file.contains(module.name), !type.contains(module.name) || type == module.name { return .either }
        if isShortened(typeWords, fileWords) { return .either }
        // 'FeedDataFlow.swift' says of 'FeedWidget' what its own name does not, and 'FeedTopCell.swift' of 'FeedCell'.
        let lost = Set(fileWords).subtracting(typeWords)
        if typeWords.count < fileWords.count, typeWords.last != fileWords.last { return .either }
        if !lost.isEmpty, Set(fileWords).isSuperset(of: typeWords) { return .either }
        // The file is called as its place in the module is: 'DetailInteractor.swift' with a 'DetailInputInteractor'.
        if let own = Role.split(file), Role.layered.contains(own.role), module.spellings.contains(String(own.stem)),
            !module.index.isOfOtherModule(type)
        {
            return .either
        }
        return isOddOne(typeWords, fileWords, in: module) ? .type : .file
    }

    /// Whether several other types have the one word in which the file's name is longer or shorter, and none has that
    /// of the type: `WeekTableRow` in `WeeklyTableRow.swift`, beside `WeeklyTableCell` and `WeeklyTableView`. What
    /// something is the last word says.
    private static func isOddOne(_ type: [String], _ file: [String], in module: CheckedModule) -> Bool {
        let places = file.indices.filter { $0 >= type.count || file[$0] != type[$0] }
        guard type.count == file.count, places.count == 1, case let place = places[0], place < file.count - 1,
            file[place].hasPrefix(type[place]) || type[place].hasPrefix(file[place])
        else { return false }
        let others = module.files.filter { $0.name != file.joined() + ".swift" }.flatMap(\.typeNames)
        func users(_ word: String) -> Int { Set(others).count { words(of: $0).contains(word) } }
        return users(file[place]) > 1 && users(type[place]) == 0
    }

    /// Whether a name is another one but for its capitals and two letters at most.
    private static func isNearly(_ name: String, calledAs other: String) -> Bool {
        let (name, other) = (name.lowercased(), other.lowercased())
        return name == other || Spelling.isOneSlip(Array(name.utf8), Array(other.utf8))
            || Spelling.areTwoSlips(Array(name.utf8), Array(other.utf8))
    }

    /// Whether a class has the protocol of its file's name: `FeedCoordinatorProtocol` in `FeedCoordinator.swift`.
    private static func isOfProtocol(_ type: String, calledAs file: String, in module: CheckedModule) -> Bool {
        let protocols = ["I" + file, file + "Protocol"]
        return protocols.contains(where: module.declares) && words(of: type).last == words(of: file).last
            && module.inherits(type).contains(where: protocols.contains)
    }

    /// Whether a type says that it holds several of what the module is named for: it is a value, or another type of the
    /// module says so, too.
    private static func isPlural(_ type: [String], at index: Int, of other: String, in module: CheckedModule) -> Bool {
        let word = type[index]
        guard word == other + "s", words(of: module.name).contains(other) else { return false }
        return module.declarations(of: type.joined()).contains { $0.file.outline.types[$0.type].kind == .struct }
            || module.typeNames.count { words(of: $0).contains(word) } > 1
    }

    /// Whether the file's spelling is the one that other types of the module begin with: `FeedRowView` and
    /// `FeedRowCell` beside `FeedrowPresenter` in `FeedRowPresenter.swift`.
    private static func isUsedBeside(_ type: String, as file: String, in module: CheckedModule) -> Bool {
        let stems = [type, file].map { Role.split($0)?.stem ?? $0[...] }
        return stems[0] != stems[1] && !stems[1].isEmpty
            && module.typeNames.contains { $0.hasPrefix(stems[1]) }
            && !module.typeNames.contains { $0 != type && $0.hasPrefix(stems[0]) }
    }

    /// Which of two names that one letter tells apart is misspelled.
    private static func misspelled(
        _ file: [String], _ type: [String], in module: CheckedModule, _ place: Substring
    ) -> Choice {
        guard file.count == type.count, let index = file.indices.first(where: { file[$0] != type[$0] }) else {
            return .file
        }
        if isPlural(type, at: index, of: file[index], in: module),
            Role.split(file.joined()).map({ $0.role == .entity }) ?? true
        {
            return .file
        }
        if let usual = module.usualSpelling(file, type, at: index) { return usual == file ? .type : .file }
        // The module's name is what its files begin with; a folder may say that the types have the better one.
        let folder = words(of: String(module.folder.lastComponent)) + words(of: String(place))
        if folder.contains(type[index]), !folder.contains(file[index]) { return .file }
        if let own = Role.split(file.joined())?.stem, let other = Role.split(type.joined())?.stem, own != other,
            [own, other].allSatisfy({ module.spellings.contains(String($0)) })
        {
            let (usage, otherUsage) = (module.usage(ofStem: own), module.usage(ofStem: other))
            // All types agree, and the folder does not.
            if usage == 0, folder.contains(file[index]) { return .either }
            if usage != otherUsage { return usage > otherUsage ? .type : .file }
        }
        if words(of: module.name).contains(file[index]) { return .type }
        let (known, other) = (isKnown(file[index], in: module), isKnown(type[index], in: module))
        if known != other { return known ? .type : .file }
        return known ? .file : .either
    }

    /// Whether a word is that of a role, the module's, or one that several types or UIKit's names have.
    private static func isKnown(_ word: String, in module: CheckedModule) -> Bool {
        if Role.suffixes.contains(where: { words(of: $0.text).contains(word) }) { return true }
        if words(of: module.name).contains(word) || usualWords.contains(word) { return true }
        return module.typeNames.count { words(of: $0).contains(word) } > 1
    }

    private static let usualWords: Set = [
        "Action", "Adapter", "Alert", "Animator", "Button", "Cell", "Collection", "Container", "Controller",
        "Coordinator", "Data", "Delegate", "Details", "Factory", "Fetcher", "Flow", "Footer", "Formatter", "Handler",
        "Header", "Helper", "Image", "Item", "Layout", "List", "Listener", "Loader", "Manager", "Mapper", "Model",
        "Navigation", "Observer", "Operation", "Picker", "Provider", "Publisher", "Repository", "Section", "Service",
        "Source", "State", "Storage", "Subscriber", "Subscription", "Table", "Transition", "Validator", "Wrapper",
    ]

    /// Whether a word of a type is the beginning or the initials of what the file spells out.
    private static func isShortened(_ type: [String], _ file: [String]) -> Bool {
        guard type.joined().count < file.joined().count else { return false }
        let isCut = zip(type, file).contains { short, long in
            short != long && short.count > 1 && long.count > short.count + 2 && long.hasPrefix(short)
        }
        let initials = file.suffix(2).compactMap(\.first).map(String.init).joined()
        return isCut || type.last == initials && initials.count == 2
    }

    /// Whether a type is called as its file, but for a word or more that it lacks.
    static func isShort(_ type: String, for file: String) -> Bool {
        var rest = words(of: file)[...]
        let own = words(of: type)
        guard own.count < rest.count, own.first == rest.first, own.last == rest.last else { return false }
        return own.allSatisfy { word in
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// The words of a name in UpperCamelCase; capitals that follow each other are one.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var start = name.startIndex
        var isAfterCapital = true
        for index in name.indices {
            // Unicode's tables are asked of what is beyond ASCII alone.
            let letter = name[index]
            let isCapital = letter.asciiValue?.isCapital ?? letter.isUppercase
            if isCapital, !isAfterCapital {
                words.append(String(name[start..<index]))
                start = index
            }
            isAfterCapital = isCapital
        }
        if start < name.endIndex { words.append(String(name[start...])) }
        return words
    }
}
