import TemplateSets
import Conventions
import Mustache

/// What a module is called, as its folder and its files tell.
enum ModuleNameGuess {
    /// The name; nil where nothing tells it. The files are given by their names, those of Swift files only.
    static func name(folder: String, files: [String]) -> String? {
        let bases = files.map(Role.baseName(ofFile:))
        let folders = [folder] + [Role.split(folder).map { String($0.stem) }].compactMap(\.self)
        let fitting = folders.filter { TypeName.fault(of: $0) == nil }.map { name in
            (name: name, count: bases.count { begins($0, with: name) })
        }
        if let sure = fitting.first(where: { $0.count * 2 >= bases.count }) { return sure.name }
        if let common = commonBeginning(of: bases) { return common }
        // What most files have before their role.
        var counts: [String: Int] = [:]
        for base in bases { if let stem = Role.split(base)?.stem { counts[String(stem), default: 0] += 1 } }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let best, best.value * 2 > bases.count, TypeName.fault(of: best.key) == nil { return best.key }
        return fitting.first { $0.count > 0 }?.name
    }

    /// A name as a type has it: what some houses call `newsPage` is the module NewsPage. Nil where none can.
    static func typeName(_ name: String) -> String? {
        [name, name.prefix(1).uppercased() + name.dropFirst()].first { TypeName.fault(of: $0) == nil }
    }

    private static func begins(_ text: String, with name: String) -> Bool {
        NameTable(name).matches(in: Array(text.unicodeScalars)).first.map {
            $0.range.lowerBound == 0 && $0.form.cases == []
        }
            ?? false
    }

    /// The words that all texts begin with, without a role at their end.
    private static func commonBeginning(of texts: [String]) -> String? {
        guard let first = texts.first else { return nil }
        let scalars = Array(first.unicodeScalars)
        for end in stride(from: scalars.count, to: 0, by: -1) {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[..<end])
            let name = String(view)
            guard TypeName.fault(of: name) == nil, texts.allSatisfy({ begins($0, with: name) }) else { continue }
            let bare = Role.split(name).map { String($0.stem) } ?? name
            return TypeName.fault(of: bare) == nil ? bare : name
        }
        return nil
    }
}
