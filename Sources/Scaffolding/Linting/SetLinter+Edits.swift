import JSON5
import Mustache
import SwiftOutline
import TemplateSets
import Text

extension SetLinter {
    /// Looks at what a blueprint changes in files that the project has, under some values.
    mutating func checkEdits(
        of blueprint: Blueprint, by scaffold: Scaffold, named name: ModuleName, _ variant: String
    ) throws(ScaffoldError) {
        guard !blueprint.edits.isEmpty else { return }
        let variables = Value.object(scaffold.scope(of: name))
        for edit in blueprint.edits {
            let file = quotation(of: edit.file)
            let start = file?.location(of: Location(line: 1, column: 1))
            let change: FileEdit?
            do throws(ScaffoldError) { change = try scaffold.change(edit, variables) } catch {
                guard case .set(.badPath(_, let rendered)) = error else { throw error }
                add(.badPath(rendered: rendered), inManifest: start, variant: variant)
                continue
            }
            guard let change else { continue }
            addUnusual(change.path, in: manifest, at: start, variant)
            let text = Array(change.edit.text.utf8)
            if let fault = lexicalFaults(in: text).first {
                let place = try place(of: fault, in: edit.text, variables)
                add(.notSwift(fault.kind, rendered: change.path), inManifest: place, variant: variant)
            } else if edit.kind == .member, !Self.declares(text) {
                let place = quotation(of: edit.text)?.location(of: Location(line: 1, column: 1))
                add(.declaresNothing(change.edit.text, rendered: change.path), inManifest: place, variant: variant)
            }
        }
    }

    private func quotation(of text: String) -> QuotedText? { places?.values(among: [text]).first }

    /// Where in the manifest a fault of a rendered text comes from.
    private func place(
        of fault: LexicalFault, in text: String, _ variables: Value
    ) throws(ScaffoldError) -> Location? {
        guard let quotation = quotation(of: text), let template = try? Template(text, name: manifest),
            let call = template.origin(
                ofByte: fault.offset, in: variables, partials: { _ in nil }, options: .plain)
        else { return nil }
        return quotation.location(of: Location(line: call.line, column: call.column))
    }

    /// Whether a text is something in the body of a type, or nothing at all; what a macro makes is not known.
    private static func declares(_ text: [UInt8]) -> Bool {
        guard let first = text.first(where: { $0 > 0x20 }), first != UInt8(ascii: "#") else { return true }
        let outline = Outline(Array("class Body {\n".utf8) + text + Array("\n}\n".utf8))
        return !outline.members.isEmpty || outline.types.count > 1
    }
}
