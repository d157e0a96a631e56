import Mustache
import TemplateSets

extension SetLinter {
    /// Adds to what is wrong in partials how one gets there, as rendering tells it.
    mutating func addChains(_ texts: [Text]) {
        let names = Dictionary(
            set.partials.map { (set.folder.displayPath($1), $0) }, uniquingKeysWith: { first, _ in first })
        for index in findings.indices {
            guard let name = names[findings[index].path] else { continue }
            findings[index].chain = chain(to: name, texts, names) ?? []
        }
    }

    /// The tags that lead from the first file that brings a partial in to it, the last one first; nil where none does.
    private func chain(to partial: String, _ texts: [Text], _ names: [String: String]) -> [TemplateError.Call]? {
        var ways: [(name: String, tags: [TemplateError.Call])] = [(partial, [])]
        var seen: Set = [partial]
        while !ways.isEmpty {
            let (name, tags) = ways.removeFirst()
            for text in texts {
                guard let tag = text.template.references.first(where: { $0.bringsIn(name) }) else { continue }
                let way = tags + [TemplateError.Call(template: text.path, line: tag.line, column: tag.column)]
                guard let next = names[text.path] else { return way }
                if seen.insert(next).inserted { ways.append((next, way)) }
            }
        }
        return nil
    }
}

extension Reference {
    fileprivate func bringsIn(_ partial: String) -> Bool {
        (kind == .partial || kind == .parent) && name == partial
    }
}
