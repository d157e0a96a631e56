import Text

/// What the folders of a project's modules are called like.
struct FolderHabit: Sendable {
    /// Whether most modules have folders that are not called as types may be: numbered ones, or words with spaces.
    let isFree: Bool
    /// Whether all other modules have names of one word, which do not tell how several are written.
    let isUnknown: Bool
    /// What some folders' names have behind those of their modules.
    private let endings: Set<Substring>

    /// The habit of some modules. Fewer than three have one only where they have it all; a single one has none. So it
    /// is where the project's other folders have it.
    init(of modules: [FoundModule], in tree: SourceTree) {
        let own = modules.filter(\.ownsFolder)
        let free = own.count { !Self.isTypeName($0.folder.lastComponent) }
        guard free > 0 else {
            isFree = false
            isUnknown = false
            endings = []
            return
        }
        let simple = own.count { $0.folder.lastComponent.allSatisfy(\.isLetter) }
        isUnknown =
            simple > 1
            && !own.contains { module in
                let folder = module.folder.lastComponent
                return Self.isTypeName(folder) && folder.dropFirst().contains(where: \.isUppercase)
            }
        // A name of one word has no place for a space, nor has that of a package's target.
        let several = own.filter {
            $0.name.dropFirst().contains(where: \.isUppercase) && !Self.isTarget($0.folder)
        }
        // Folders whose modules are called otherwise show the habit, too.
        let all = Set(modules.lazy.map(\.folder)).map(\.lastComponent)
        isFree =
            Self.isHabit(free, of: own.count) || Self.isHabit(all.count { !Self.isTypeName($0) }, of: all.count)
            || Self.isHabit(several.count { $0.folder.lastComponent.contains(" ") }, of: several.count)
            || Self.areWrittenOtherwise(in: tree)
        endings = Set(own.compactMap { Self.ending(of: $0.folder.lastComponent, behind: $0.name) })
    }

    private static func isTarget(_ folder: String) -> Bool {
        Path.split(folder).folder.lastComponent == "Sources"
    }

    private static func isHabit(_ count: Int, of all: Int) -> Bool {
        count * 2 > all && count > (count == all ? 1 : 2)
    }

    /// Whether nearly all folders with names of several words have spaces or hyphens between these, or nearly all are
    /// in lower case. Those at the top are called as targets.
    private static func areWrittenOtherwise(in tree: SourceTree) -> Bool {
        let names = Set(tree.folders.filter { !$0.isTest && ($0.parent ?? 0) > 0 }.map(\.name))
        func areMost(_ count: Int, beside others: Int) -> Bool { count > 2 && count > 3 * others }
        let joined = names.count { $0.dropFirst().contains { $0.isUppercase } && isTypeName($0[...]) }
        let areParted = [" ", "-"].contains { separator in
            areMost(names.count { $0.dropFirst().dropLast().contains(separator) }, beside: joined)
        }
        let capitals = names.count { $0.first?.isUppercase == true }
        return areParted || areMost(names.count { $0.first?.isLowercase == true }, beside: capitals)
    }

    /// What the folder of a module should be called that is no type name: 'FavoritesView' for 'Favorites View', or
    /// 'FeedModule' for 'feedModule', where others are called so.
    func name(of folder: Substring, for module: String) -> String {
        let words = folder.filter { $0 != " " }
        let joined = words.prefix(1).uppercased() + words.dropFirst()
        let ending = Self.ending(of: joined[...], behind: module)
        return ending.map(endings.contains) == true && Self.isTypeName(joined[...]) ? joined : module
    }

    private static func ending(of folder: Substring, behind module: String) -> Substring? {
        folder.hasPrefix(module) && folder.count > module.count ? folder.dropFirst(module.count) : nil
    }

    /// Whether a folder's name is an UpperCamelCase type name.
    static func isTypeName(_ name: Substring) -> Bool {
        let bytes = name.utf8
        if let first = bytes.first, first.isCapital, bytes.allSatisfy({ $0.isNamePart && $0 < 0x80 }) {
            return !bytes.contains(UInt8(ascii: "_"))
        }
        guard let first = name.unicodeScalars.first?.properties, first.isXIDStart, !first.isLowercase else {
            return false
        }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
    }
}
