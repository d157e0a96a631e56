import SwiftOutline

/// What the project declares for one of the modules that a set was made of, and every new one would use as well.
public struct LeftName: Sendable, Equatable {
    /// How it is called.
    public let name: String
    /// The file's path in the set.
    public let path: String
    /// The line of the first place, from 1.
    public let line: Int
}

extension Extraction {
    /// What new modules would use that has the name of one of the modules, and is declared elsewhere: in
    /// `UIStoryboard.login` a new screen is shown as that of Login. A new name would be declared nowhere.
    ///
    /// - Parameter name: The set's name.
    public func leftNames(name: String) -> [LeftName] {
        let known = skeleton.drafts.reduce(into: Set<String>()) { $0.formUnion($1.namesOfOthers) }
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents)
        let used = files.reduce(into: Set<String>()) { found, text in
            let outline = Outline(text)
            let members = outline.uses.filter { $0.roles.contains(.member) && !$0.roles.contains(.labelled) }
            found.formUnion(members.map { outline.text(of: $0.name) }.filter(known.contains))
        }
        guard !used.isEmpty else { return [] }
        let templates = self.files(name: name).filter { $0.path.hasSuffix(".swift.mustache") }
        return used.sorted().compactMap { word in
            for file in templates {
                let lines = file.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                guard let line = lines.firstIndex(where: { Lexer.identifiers(in: Array($0)).contains(word) }) else {
                    continue
                }
                return LeftName(name: word, path: file.path, line: line + 1)
            }
            return nil
        }
    }
}
