import Conventions
import FileChanges
import SwiftOutline
import Text
import TemplateSets

extension Extraction {
    /// Fixes what `check` would fix in a module that the set writes, and tells what is wrong with the set all the same.
    ///
    /// A module of a new name is written in memory, checked against the set, and its names are looked for: whatever the
    /// modules declare must be declared in it, if it uses it.
    ///
    /// - Parameter makesModules: Whether what makes a module has to make one in the set; what several modules that are
    ///   made in different ways have in common cannot.
    public mutating func prove(name: String, makesModules: Bool = false) throws -> [ExtractionFault] {
        for _ in 0..<Self.mostFixRounds {
            let files = skeleton.files.filter { !$0.isTest }.map(\.draft)
            let texts = files.map { (path: $0.path.joined(separator: "/"), contents: $0.contents) }
            let proof = try ExtractionProof(self.files(name: name), name: name)
            guard let edited = try proof.report(on: texts, below: root)?.editedTexts else { break }
            for (path, contents) in edited { skeleton.replace(path, with: contents) }
        }
        dropUnsoundTests()
        let judge = CodeFaults(of: skeleton.drafts, in: skeleton.surroundings)
        let empty = Set(judge.emptiedHelpers(in: skeleton).map(\.draft.path))
        skeleton.leaveOut { empty.contains($0.draft.path) }
        try leaveOutFaultyChoices(name: name)
        let proof = try ExtractionProof(files(name: name), name: name)
        let fresh = freshName
        let module = try proof.module(fresh)
        let tests = module.filter { SkeletonFile.isTest($0.path.split(separator: "/").map(String.init)) }.map(\.path)
        let own = module.filter { !tests.contains($0.path) }
        // The application's own classes, which its storyboards may name, are not here.
        var violations = (try proof.report(on: own, below: root)?.violations ?? []).filter {
            $0.rule != .storyboardClass || $0.symbol.contains(fresh)
        }
        // What is written and 'check' does not look for, as texts of other languages or tests beside the code, it is
        // not to miss.
        let written = Set(module.compactMap { $0.path.split(separator: "/").last.map(String.init) })
        let unseen = violations.filter { $0.rule == .missingFile && written.contains($0.symbol) }.map(\.symbol)
        mayLack.formUnion(unseen.map { $0.replacing(fresh, with: PlaceholderName.module) })
        violations.removeAll { $0.rule == .missingFile && unseen.contains($0.symbol) }
        // Where the set has a file, there it belongs.
        let moved = violations.filter { $0.rule == .misplacedFile && written.contains($0.symbol) }.map(\.symbol)
        mayDiffer.formUnion(moved.map { $0.replacing(fresh, with: PlaceholderName.module) })
        violations.removeAll { $0.rule == .misplacedFile && moved.contains($0.symbol) }
        return proof.mistakes + undeclared(in: own, fresh)
            + judge.all(in: skeleton).map { fault($0, fresh) }
            + (makesModules ? makersOfNothing(fresh) : [])
            + violations.map { .violation($0) }
    }

    /// What is said of the placeholder module, for one of another name.
    static func named(_ text: String, _ name: String) -> String {
        NameForm.all.reduce(text) { text, form in
            text.replacing(form.text(for: PlaceholderName.module), with: form.text(for: name))
        }
    }

    private func fault(_ fault: CodeFault, _ name: String) -> ExtractionFault {
        let path = Self.named(fault.path, name)
        let text = Self.named(fault.text, name)
        return fault.isUndeclared ? .undeclared(path: path, name: text) : .incoherent(path: path, what: text)
    }

    /// A fix may make room for another, but hardly more than once.
    private static let mostFixRounds = 4

    private func undeclared(in module: [(path: String, contents: [UInt8])], _ name: String) -> [ExtractionFault] {
        let table = NameTable(name)
        let finder = ModuleNameFinder(table, vocabulary: nil)
        let texts = module.filter { $0.path.hasSuffix(".swift") }.map { path, contents in
            (path, NamedText(contents, isSwift: true, finder).forPlaceholder)
        }
        let missing = skeleton.missing(in: texts.map(\.1))
        return missing.sorted().compactMap { word in
            let user = texts.first { SwiftLines.identifiers(in: $0.1).contains(word) }
            return user.map { .undeclared(path: $0.0, name: Self.named(word, name)) }
        }
    }

    /// A name that nothing in the modules is called by.
    var freshName: String {
        let texts = skeleton.files.map { String(decoding: $0.draft.contents, as: UTF8.self).lowercased() }
        let names = ["FreshScreen", "BlankPage", "QuietCorner"]
        return names.first { name in !texts.contains { $0.contains(name.lowercased()) } } ?? "UnheardOf"
    }
}
