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
        let proof = try ExtractionProof(files(name: name), name: name)
        let fresh = freshName
        let module = try proof.module(fresh)
        let tests = module.filter { SkeletonFile.isTest($0.path.split(separator: "/").map(String.init)) }.map(\.path)
        let own = module.filter { !tests.contains($0.path) }
        // The application's own classes, which its storyboards may name, are not here.
        let violations = (try proof.report(on: own, below: root)?.violations ?? []).filter {
            $0.rule != .storyboardClass || $0.symbol.contains(fresh)
        }
        return proof.mistakes + undeclared(in: own, fresh) + dangling(fresh) + incoherent(fresh) + emptied(fresh)
            + (makesModules ? makersOfNothing(fresh) : []) + unconnected(fresh)
            + violations.map { .violation($0) }
    }

    /// What cannot compile, and could in the modules.
    private func incoherent(_ name: String) -> [ExtractionFault] {
        let known = skeleton.drafts.reduce(into: Set<Coherence.Fault>()) {
            $0.formUnion(Coherence($1.files.filter(\.isSwift).map(\.contents)).faults)
        }
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft)
        let faults = Coherence(files.map(\.contents)).faults.subtracting(known)
        return faults.sorted { $0.text < $1.text }.map { fault in
            let user = Coherence.places(of: fault, in: files.map(\.contents)).first.map { files[$0] } ?? files.first
            let path = user?.path.joined(separator: "/") ?? ""
            return .incoherent(path: Self.named(path, name), what: Self.named(fault.text, name))
        }
    }

    /// The files of components that declare nothing any more, though each module has something in its own. Entities may have
    /// nothing in common.
    private func emptied(_ name: String) -> [ExtractionFault] {
        func declares(_ text: [UInt8]) -> Bool {
            let outline = Outline(text)
            return !outline.types.isEmpty || !outline.members.isEmpty
        }
        return skeleton.files.filter { !$0.isTest && $0.draft.isSwift && !declares($0.draft.contents) }
            .filter { file in
                let role = Role.role(ofFile: file.draft.path.last ?? "")
                return role != nil && role != .entity
            }
            .filter { file in
                file.owners.allSatisfy { owner in
                    skeleton.drafts[owner].files.first { $0.path == file.draft.path }.map { declares($0.contents) }
                        ?? false
                }
            }
            .map { file in
                let path = Self.named(file.draft.path.joined(separator: "/"), name)
                return .incoherent(path: path, what: "nothing is declared any more")
            }
    }

    /// What code asks of a storyboard or xib, and finds in those of the modules alone.
    private func unconnected(_ name: String) -> [ExtractionFault] {
        let needs = InterfaceNeeds(of: skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents))
        return skeleton.files.filter(\.draft.isInterface).flatMap { file -> [ExtractionFault] in
            let met = file.owners.map { owner in
                let texts = skeleton.drafts[owner].files.filter(\.isSwift).map(\.contents)
                let own = skeleton.drafts[owner].files.first { $0.path == file.draft.path }?.contents
                return own.map { InterfaceNeeds(of: texts).unmet(by: $0, besideThoseOf: []) } ?? []
            }
            let known = met.reduce(into: Set<String>()) { $0.formUnion($1) }
            let unmet = needs.unmet(by: file.draft.contents, besideThoseOf: file.versions).subtracting(known)
            return unmet.sorted().map { word in
                .incoherent(
                    path: Self.named(file.draft.path.joined(separator: "/"), name),
                    what: "'\(Self.named(word, name))' is not there, which the code looks for")
            }
        }
    }

    /// What was taken out though what is left uses it.
    private func dangling(_ name: String) -> [ExtractionFault] {
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft)
        let modules = skeleton.drafts.map { DeclaredUses($0.files.filter(\.isSwift).map(\.contents)) }
        return DeclaredUses(files.map(\.contents)).dangling(beside: modules).map { use in
            let words = SwiftLines.identifiers(in: use.utf8)
            let user = files.first { words.isSubset(of: SwiftLines.identifiers(in: $0.contents)) } ?? files.first
            let path = user?.path.joined(separator: "/") ?? ""
            return .undeclared(path: Self.named(path, name), name: Self.named(use, name))
        }
    }

    /// What is said of the placeholder module, for one of another name.
    static func named(_ text: String, _ name: String) -> String {
        text.replacing(PlaceholderName.module, with: name)
            .replacing(CaseForm.camel.apply(to: PlaceholderName.module), with: CaseForm.camel.apply(to: name))
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
            return user.map { .undeclared(path: $0.0, name: word.replacing(PlaceholderName.module, with: name)) }
        }
    }

    /// A name that nothing in the modules is called by.
    var freshName: String {
        let texts = skeleton.files.map { String(decoding: $0.draft.contents, as: UTF8.self).lowercased() }
        let names = ["FreshScreen", "BlankPage", "QuietCorner"]
        return names.first { name in !texts.contains { $0.contains(name.lowercased()) } } ?? "UnheardOf"
    }
}
