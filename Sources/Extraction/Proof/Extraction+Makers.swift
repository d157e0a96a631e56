import Conventions
import SwiftOutline
import TemplateSets
import Text

extension Extraction {
    /// What makes no module any more, though what each of the modules has in its place makes one.
    func makersOfNothing(_ name: String) -> [ExtractionFault] {
        let modules = skeleton.drafts.map { Makers($0.files.filter(\.isSwift).map(\.contents), stem: $0.stem) }
        let stem = skeleton.drafts.first?.stem ?? PlaceholderName.module
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft)
        let idle = Makers(files.map(\.contents), stem: stem).idle.filter { type in
            modules.contains { $0.busy.contains(type) } && !modules.contains { $0.idle.contains(type) }
        }
        return idle.sorted().map { type in
            let file = files.first { Makers([$0.contents], stem: stem).idle.contains(type) }
            let path = file?.path.joined(separator: "/") ?? ""
            return .incoherent(path: Self.named(path, name), what: "'\(Self.named(type, name))' makes nothing")
        }
    }
}

/// The builders, assemblies and so on of the placeholder module in some Swift texts.
private struct Makers {
    /// Those with a function that does something, and those without.
    private(set) var busy: Set<String> = []
    private(set) var idle: Set<String> = []

    init(_ texts: [[UInt8]], stem: String) {
        var all: Set<String> = []
        for outline in texts.map({ Outline($0) }) {
            for type in outline.types where type.kind != .protocol {
                let name = outline.text(of: type.name)
                let parts = Role.split(name)
                if type.kind != .extension, let parts, parts.role == .assembly, parts.stem == stem {
                    all.insert(name)
                }
            }
            for member in outline.members where member.kind == .func {
                let isEmpty = member.body.map { outline.source[$0].allSatisfy { $0 <= UInt8(ascii: " ") } } ?? true
                if !isEmpty, let owner = member.owner { busy.insert(outline.text(of: outline.types[owner].name)) }
            }
        }
        busy.formIntersection(all)
        idle = all.subtracting(busy)
    }
}
