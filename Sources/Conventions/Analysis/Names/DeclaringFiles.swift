/// The Swift files that may declare a type which is none of the module's, or the class of a protocol, by their names.
enum DeclaringFiles {
    /// The names without their ending, the type's own first: of `IClientService` also `ClientService` and
    /// `ClientServiceImpl`, of `TimerController` also `Timer`.
    static func names(for type: String) -> [String] {
        var stems = [type]
        if let stem = withoutPrefix(type) { stems.append(stem) }
        for ending in endings where type.utf8.count > ending.utf8.count && type.utf8.ends(with: ending.utf8) {
            stems.append(String(type.dropLast(ending.count)))
        }
        var names = stems.flatMap { stem in [stem, "Default" + stem] + implementations.map { stem + $0 } }
        if let stem = withoutLastWord(type) { names.append(stem) }
        return names
    }

    /// What names of protocols end in that the name of the class does without.
    private static let endings = ["Protocol", "Protocols", "Interface", "Type", "Input"]

    /// What a class adds to the name of its protocol.
    private static let implementations = ["Impl", "Implementation", "Imp"]

    /// The name of a protocol without its first letter: `IClientService`.
    private static func withoutPrefix(_ type: String) -> String? {
        let name = type.utf8.dropFirst()
        guard type.utf8.first == UInt8(ascii: "I"), name.first?.isCapital == true,
            name.dropFirst().first?.isCapital == false
        else { return nil }
        return String(Substring(name))
    }

    private static func withoutLastWord(_ type: String) -> String? {
        guard let start = type.utf8.lastIndex(where: \.isCapital), start > type.utf8.startIndex else { return nil }
        let stem = type[..<start]
        return stem.utf8.last?.isCapital == false ? String(stem) : nil
    }
}
