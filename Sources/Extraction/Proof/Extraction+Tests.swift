import SwiftOutline

extension Extraction {
    /// Leaves out tests that would not compile with what the modules have in common.
    mutating func dropUnsoundTests() {
        let originals = OriginalTests(skeleton.drafts, in: skeleton.surroundings)
        while true {
            let tests = skeleton.files.filter { $0.isTest && $0.draft.isSwift }.map(\.draft)
            let others = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents)
            guard !tests.isEmpty else { return }
            let texts = tests.map(\.contents)
            var unsound = Set(
                texts.indices.filter {
                    originals.hasLost(of: tests[$0], beside: texts + others) || originals.hasEmptied(tests[$0])
                })
            let faults = originals.faults(in: texts + others).subtracting(originals.faults(in: others))
            for fault in faults {
                let places = Coherence.places(of: fault, in: texts)
                unsound.formUnion(places.isEmpty ? Array(texts.indices) : places)
            }
            guard !unsound.isEmpty else { return }
            let paths = Set(unsound.map { tests[$0].path })
            skeleton.leaveOutTests(where: paths.contains)
        }
    }
}

/// What the modules show that a set is made of, tests included: there it compiles.
private struct OriginalTests {
    private let known: Set<Coherence.Fault>
    private let surroundings: Surroundings
    private let modules: [DeclaredUses]
    private let types: Set<String>
    /// The names that each test uses and does not declare itself, by its path.
    private var missing: [[String]: Set<String>] = [:]
    /// The types, and those of them that have tests, by the paths of their files.
    private var declared: [[String]: Set<String>] = [:]
    private var tested: [[String]: Set<String>] = [:]

    init(_ drafts: [Draft], in surroundings: Surroundings) {
        self.surroundings = surroundings
        let texts = drafts.map { ($0.files + $0.tests).filter(\.isSwift).map(\.contents) }
        known = texts.reduce(into: []) { $0.formUnion(Coherence($1, in: surroundings).faults) }
        modules = texts.map { DeclaredUses($0, in: surroundings) }
        types = texts.reduce(into: []) { $0.formUnion(ModuleNames($1).types) }
        for test in drafts.flatMap(\.tests) where test.isSwift {
            missing[test.path, default: []].formUnion(ModuleNames([test.contents]).missing)
            let outline = Outline(test.contents)
            declared[test.path, default: []].formUnion(outline.types.map { outline.text(of: $0.name) })
            tested[test.path, default: []].formUnion(outline.owners(where: outline.isTest))
        }
    }

    func faults(in texts: [[UInt8]]) -> Set<Coherence.Fault> {
        let dangling = DeclaredUses(texts, in: surroundings).dangling(beside: modules).map { use in
            let words = use.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            return Coherence.Fault(subject: words.first ?? "", names: Set(words), text: use)
        }
        return Coherence(texts, in: surroundings).faults.subtracting(known).union(dangling)
    }

    /// Whether nothing is left in a file where tests were, or anything at all: where one begins, tests can be added.
    func hasEmptied(_ test: Draft.File) -> Bool {
        let outline = Outline(test.contents)
        func isLost(_ types: Set<String>?, _ left: Set<String>) -> Bool {
            types.map { !$0.isEmpty && $0.isDisjoint(with: left) } ?? false
        }
        return isLost(tested[test.path], outline.owners { _ in true })
            || isLost(declared[test.path], Set(outline.types.map { outline.text(of: $0.name) }))
    }

    /// Whether a test names what it declared in the modules, or a type that none of these texts has any more.
    func hasLost(of test: Draft.File, beside texts: [[UInt8]]) -> Bool {
        let names = SwiftLines.identifiers(in: test.contents)
        if !names.intersection(types).subtracting(ModuleNames(texts).types).isEmpty { return true }
        guard let known = missing[test.path] else { return false }
        return !ModuleNames([test.contents]).missing.isSubset(of: known)
    }
}

extension Outline {
    /// The types that have some members.
    fileprivate func owners(where isMeant: (Member) -> Bool) -> Set<String> {
        Set(members.filter(isMeant).compactMap { $0.owner.map { text(of: types[$0].name) } })
    }
}
