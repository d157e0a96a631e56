import Text

/// The ends of file names that tell a role: the usual ones, and those of some sets.
struct RoleSuffixes {
    private let table: SuffixTable
    /// Whether an end is that of a component which only a VIPER module has.
    let isCore: [Bool]

    init(_ sets: [SetNames]) {
        let bySet = sets.map { set in
            set.files.compactMap(\.name.ending).filter { $0.utf8.ends(with: ".swift".utf8) }.map {
                String(Substring($0.utf8.dropLast(6)))
            }
        }
        // Longer ones come first.
        let all = Set(bySet.flatMap(\.self) + Role.suffixes.map(\.text)).filter { !$0.isEmpty }
            .sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
        table = SuffixTable(all)
        // A set whose roles have names of their own is told by these.
        let unusual = Set(bySet.filter { !$0.contains(where: Self.isUsualCore) }.flatMap(\.self))
        isCore = all.map { unusual.contains($0) || Self.isUsualCore($0) }
    }

    private static func isUsualCore(_ text: String) -> Bool {
        let utf8 = text.utf8
        return utf8.holds("Presenter") || utf8.holds("Interactor") || utf8.holds("Wireframe") || utf8.holds("WireFrame")
    }

    /// What stands before the role, and the role's number; nil where a name tells none, or is a test's. `IPresenter` is
    /// what presenters conform to, and `LoginPresenterToView` is no module `LoginPresenterTo`.
    /// `Home+Presenter` is Home's.
    func split(_ base: Substring.UTF8View) -> (stem: String, role: Int)? {
        guard !TestNames.areTestSupport(base), let (number, count) = table.match(base),
            case let before = base.dropLast(count),
            let stem = String(before.last == UInt8(ascii: "+") ? before.dropLast() : before),
            Self.beginsWithLetter(stem), stem != "I",
            !stem.utf8.ends(with: "To".utf8) || table.match(stem.dropLast(2).utf8) == nil
        else { return nil }
        return (stem, number)
    }

    /// The number of the role that a name is, and nothing else; or nearly is, where one letter is wrong.
    func role(calledAlone base: Substring.UTF8View) -> Int? {
        role(being: base) ?? RoleWords.corrected(String(Substring(base))).flatMap { role(being: $0[...].utf8) }
    }

    private func role(being base: Substring.UTF8View) -> Int? {
        // An end has something before it.
        guard let (number, count) = table.match(("A" + String(Substring(base)))[...].utf8), count == base.count else {
            return nil
        }
        return number
    }

    static func beginsWithLetter(_ name: String) -> Bool {
        guard let byte = name.utf8.first, byte < 0x80 else { return name.first?.isLetter == true }
        return (0x61...0x7A).contains(byte | 0x20)
    }
}
