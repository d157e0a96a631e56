import FileChanges
import Mustache
import SwiftOutline
import TemplateSets

/// What a path that a scaffold writes comes from.
struct RenderedSource {
    /// The template's path, for people.
    let path: String
    private let template: Template?
    private let variables: [String: Value]
    private let options: RenderOptions
    private let partials: PartialCache

    /// The source of a rendered file; nil where the scaffold writes none of that path.
    init?(of path: String, by scaffold: Scaffold, named name: ModuleName) {
        for file in scaffold.files {
            for var variables in scaffold.scopes(of: file, named: name) {
                guard
                    let target = try? file.target(
                        variables: variables, groups: name.groups, directories: scaffold.facts.directories),
                    target.path == path, let last = target.parts.last
                else { continue }
                guard (try? scaffold.addOwn(last, to: &variables)) != nil else { return nil }
                self.path = file.source
                template = file.template
                self.variables = variables
                options = file.options
                partials = scaffold.partials
                return
            }
        }
        return nil
    }

    /// Where a fault of the rendered text lies in the template or in one of its partials. The text is looked at as the
    /// template brings it, before its long lines are broken.
    func place(of fault: LexicalFault) -> TemplateError.Call {
        guard let template else { return TemplateError.Call(template: path, line: fault.line, column: fault.column) }
        let text = text(of: template)
        let faults = lexicalFaults(in: text)
        let same = faults.first { $0.kind == fault.kind } ?? faults.first ?? fault
        // A fault at the very end is one of the last thing that stands there.
        return origin(ofByte: same.offset, of: text.count, in: template)
    }

    /// Where what stands at a place of the rendered file lies in the template or in one of its partials. Long lines are
    /// broken in the file, and not in what the template brings: they differ in blanks.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in bytes, from 1.
    func place(ofLine line: Int, column: Int, in file: [UInt8]) -> TemplateError.Call {
        guard let template else { return TemplateError.Call(template: path, line: line, column: column) }
        let lines = file.split(separator: UInt8(ascii: "\n"), maxSplits: line - 1, omittingEmptySubsequences: false)
        let start = lines.last?.startIndex ?? file.endIndex
        var left = file[..<min(start + column - 1, file.endIndex)].count { !Self.isBlank($0) }
        let text = text(of: template)
        var offset = 0
        while offset < text.count, left > 0 || Self.isBlank(text[offset]) {
            if !Self.isBlank(text[offset]) { left -= 1 }
            offset += 1
        }
        return origin(ofByte: offset, of: text.count, in: template)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    /// What the template brings, before its long lines are broken.
    private func text(of template: Template) -> [UInt8] {
        (try? template.render(.object(variables), partials: partials.template, options: options)) ?? []
    }

    private func origin(ofByte offset: Int, of count: Int, in template: Template) -> TemplateError.Call {
        template.origin(
            ofByte: max(0, min(offset, count - 1)), in: .object(variables), partials: partials.template,
            options: options) ?? TemplateError.Call(template: path, line: 1, column: 1)
    }
}

extension Scaffold {
    /// The variables of a file; of one that is written for each item of a list, those of each.
    fileprivate func scopes(of file: PreparedFile, named name: ModuleName) -> [[String: Value]] {
        let scope = scope(of: name)
        guard let each = file.each else { return [scope] }
        guard case .list(let items)? = scope[each] else { return [] }
        return items.map { item in scope.merging([each: item]) { $1 } }
    }
}
