import SwiftOutline

/// What new modules use and the project declares elsewhere by the names of modules.
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
        let elsewhere = skeleton.drafts.flatMap(\.elsewhere).filter(\.isValue)
        let members = Set(elsewhere.filter(\.isMember).map(\.name))
        let others = Set(elsewhere.filter { !$0.isMember }.map(\.name))
        let used = textsOfCode.reduce(into: Set<String>()) { found, text in
            let outline = Outline(text)
            for use in outline.uses where use.roles.isDisjoint(with: [.labelled, .bound]) {
                let name = outline.text(of: use.name)
                if (use.roles.contains(.member) ? members : others).contains(name) { found.insert(name) }
            }
        }
        return places(of: used, inSet: name) { Lexer.identifiers(in: Array($1)).contains($0) }
    }

    /// What each of the modules has its own of, and the project has to declare for every new one: a case for its
    /// storyboard, say.
    ///
    /// - Parameter name: The set's name.
    public func neededNames(name: String) -> [LeftName] {
        let used = textsOfCode.reduce(into: namesOfTests) { $0.formUnion(skeleton.elsewhere.uses(in: $1)) }
        return places(of: Set(used.map(TemplateText.shown)), inSet: name) { word, line in
            let end = word.lastIndex(of: ".").map { word[$0...] } ?? word[...]
            return line.firstIndex(of: Array(end.utf8)) != nil
        }
    }

    /// What the tests use that other tests declare for each of the modules: one file may have the doubles for all.
    private var namesOfTests: Set<String> {
        let known = skeleton.drafts.reduce(into: Set<String>()) { $0.formUnion($1.testNames) }
        guard !known.isEmpty else { return [] }
        let tests = skeleton.files.filter { $0.isTest && $0.draft.isSwift }.map(\.draft.contents)
        let used = tests.reduce(into: Set<String>()) { $0.formUnion(SwiftLines.identifiers(in: $1)) }
        return used.intersection(known).subtracting(ModuleNames(tests + textsOfCode).declared)
    }

    var textsOfCode: [[UInt8]] {
        skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents)
    }

    /// Where some words first stand in the set's templates.
    func places(
        of words: Set<String>, inSet name: String, stands: (String, ArraySlice<UInt8>) -> Bool
    ) -> [LeftName] {
        guard !words.isEmpty else { return [] }
        let templates = files(name: name).filter { $0.path.hasSuffix(".swift.mustache") }
        return words.sorted().compactMap { word in
            for file in templates {
                let lines = file.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                guard let line = lines.firstIndex(where: { stands(word, $0) }) else { continue }
                return LeftName(name: word, path: file.path, line: line + 1)
            }
            return nil
        }
    }
}
