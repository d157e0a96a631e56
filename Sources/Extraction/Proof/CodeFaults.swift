import Conventions
import SwiftOutline
import TemplateSets
import Text

/// What cannot compile in what modules have in common, as the placeholder module has it.
struct CodeFault: Hashable {
    let path: String
    /// What is wrong; only what it is about where that is undeclared.
    let text: String
    var isUndeclared = false
    /// Whether a type stands there twice.
    var isTwice: Bool { text.hasSuffix("is declared twice") }
    /// Whether it is a part of the module that nothing makes.
    var isUnmade: Bool { text.hasPrefix("nothing makes") }

    /// The names that it is about.
    var names: Set<String> {
        guard !isUndeclared else { return SwiftLines.identifiers(in: text.utf8) }
        let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return quoted.reduce(into: []) { $0.formUnion(SwiftLines.identifiers(in: $1.utf8)) }
    }
}

/// Tells what in a skeleton cannot compile, and could in the modules.
struct CodeFaults {
    private let drafts: [Draft]
    /// What is wrong in the modules already.
    private let known: Set<Coherence.Fault>
    private let modules: [DeclaredUses]
    private let parts: [MadeParts]
    private let stem: String
    private let surroundings: Surroundings

    init(of drafts: [Draft], in surroundings: Surroundings) {
        self.drafts = drafts
        self.surroundings = surroundings
        let texts = drafts.map { $0.files.filter(\.isSwift).map(\.contents) }
        known = texts.reduce(into: []) { $0.formUnion(Coherence($1, in: surroundings).faults) }
        modules = texts.map { DeclaredUses($0, in: surroundings) }
        stem = drafts.first?.stem ?? PlaceholderName.module
        parts = zip(texts, drafts).map { MadeParts($0, stem: $1.stem) }
    }

    func all(in skeleton: Skeleton) -> [CodeFault] {
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }
        return dangling(in: files) + incoherent(in: files) + emptied(files) + unconnected(in: skeleton)
            + unmade(in: files)
    }

    /// What was taken out though what is left uses it.
    private func dangling(in files: [Skeleton.File]) -> [CodeFault] {
        DeclaredUses(files.map(\.draft.contents), in: surroundings).dangling(beside: modules).map { use in
            let words = SwiftLines.identifiers(in: use.utf8)
            let user =
                files.first { words.isSubset(of: SwiftLines.identifiers(in: $0.draft.contents)) } ?? files.first
            return CodeFault(path: user?.joinedPath ?? "", text: use, isUndeclared: true)
        }
    }

    /// The views, presenters and so on that each module with such a part makes itself, and nothing makes any more.
    private func unmade(in files: [Skeleton.File]) -> [CodeFault] {
        let left = MadeParts(files.map(\.draft.contents), stem: stem)
        return left.unmade.sorted().filter { name in
            let having = parts.filter { $0.all.contains(name) }
            return !having.isEmpty && !having.contains { $0.unmade.contains(name) }
        }.map { name in
            let file = files.first { ModuleNames([$0.draft.contents]).types.contains(name) }
            return CodeFault(path: file?.joinedPath ?? "", text: "nothing makes '\(name)'")
        }
    }

    private func incoherent(in files: [Skeleton.File]) -> [CodeFault] {
        let texts = files.map(\.draft.contents)
        return Coherence(texts, in: surroundings).faults.subtracting(known).sorted { $0.text < $1.text }.map { fault in
            let user = Coherence.places(of: fault, in: texts).first.map { files[$0] } ?? files.first
            return CodeFault(path: user?.joinedPath ?? "", text: fault.text)
        }
    }

    /// The files of components that declare nothing any more. Entities may have nothing in common.
    private func emptied(_ files: [Skeleton.File]) -> [CodeFault] {
        emptied(in: files).filter { $0.role != nil && $0.role != .entity }
            .map { CodeFault(path: $0.joinedPath, text: "nothing is declared any more") }
    }

    /// The same of helpers, whose files no module needs.
    func emptiedHelpers(in skeleton: Skeleton) -> [Skeleton.File] {
        emptied(in: skeleton.files.filter { !$0.isTest && $0.draft.isSwift }).filter { $0.role == nil }
    }

    /// The files that declare nothing any more, though each module has something in its own.
    private func emptied(in files: [Skeleton.File]) -> [Skeleton.File] {
        func declares(_ text: [UInt8]) -> Bool {
            let outline = Outline(text)
            return !outline.types.isEmpty || !outline.members.isEmpty
        }
        return files.filter { !declares($0.draft.contents) }
            .filter { file in
                file.owners.allSatisfy { owner in
                    drafts[owner].files.first { $0.path == file.draft.path }.map { declares($0.contents) } ?? false
                }
            }
    }

    /// What code asks of a storyboard or xib, and finds in those of the modules alone.
    private func unconnected(in skeleton: Skeleton) -> [CodeFault] {
        let interfaces = skeleton.files.filter(\.draft.isInterface)
        guard !interfaces.isEmpty else { return [] }
        let needs = InterfaceNeeds(of: skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents))
        return interfaces.flatMap { file -> [CodeFault] in
            let met = file.owners.map { owner in
                let texts = drafts[owner].files.filter(\.isSwift).map(\.contents)
                let own = drafts[owner].files.first { $0.path == file.draft.path }?.contents
                return own.map { InterfaceNeeds(of: texts).unmet(by: $0, besideThoseOf: []) } ?? []
            }
            let known = met.reduce(into: Set<String>()) { $0.formUnion($1) }
            let unmet = needs.unmet(by: file.draft.contents, besideThoseOf: file.versions).subtracting(known)
            return unmet.sorted().map { word in
                CodeFault(path: file.joinedPath, text: "'\(word)' is not there, which the code looks for")
            }
        }
    }
}

/// The parts of the placeholder module in some texts, and which of them nothing makes there.
private struct MadeParts {
    private(set) var all: Set<String> = []
    private(set) var unmade: Set<String> = []

    init(_ texts: [[UInt8]], stem: String) {
        var called: Set<String> = []
        for outline in texts.map({ Outline($0) }) {
            for type in outline.types where [.class, .struct, .actor].contains(type.kind) && type.parent == nil {
                let name = outline.text(of: type.name)
                guard let parts = Role.split(name), parts.stem == stem,
                    Role.layered.contains(parts.role)
                else { continue }
                all.insert(name)
            }
            // A preview makes its view for nobody.
            let making = outline.uses.filter { use in
                use.roles.contains(.called) && use.type.map { !outline.isPreview(outline.types[$0]) } ?? false
            }
            called.formUnion(making.map { outline.text(of: $0.name) })
        }
        unmade = all.subtracting(called)
    }
}

extension Outline {
    fileprivate func isPreview(_ type: TypeDeclaration) -> Bool {
        self[type.inherits].contains { text(of: $0) == "PreviewProvider" }
    }
}

extension Skeleton.File {
    fileprivate var joinedPath: String { draft.path.joined(separator: "/") }
    fileprivate var role: Role? { Role.role(ofFile: draft.path.last ?? "") }
}
