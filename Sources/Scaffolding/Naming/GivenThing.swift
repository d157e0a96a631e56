import Mustache
import TemplateSets
import Text

/// Something that was given, and the names that it brings along.
struct GivenThing {
    let parameter: Parameter
    let text: String
    /// Its own name, and those of the methods of what it names.
    let names: [String]

    /// The longest of its names that a declaration is called after; nil where none is.
    func name(in declaration: String) -> String? {
        names.filter { declaration.isNamed(after: $0) }.max { $0.utf8.count < $1.utf8.count }
    }

    /// Whether a property is to be called like a type.
    var isPropertyLikeType: Bool { !parameter.kind.namesTypes && text.first?.isUppercase == true }
}

extension Scaffold {
    /// What names something in the module, in the order of the set's parameters.
    func givenThings() -> [GivenThing] {
        var things: [GivenThing] = []
        for parameter in set.parameters where blueprint.takes(parameter) {
            let kind = parameter.kind
            guard kind.namesTypes || parameter.isList && kind.namesProperties else { continue }
            switch values.variables[parameter.name] {
            case .string(let text) where !text.isEmpty:
                things.append(GivenThing(parameter: parameter, text: text, names: [text]))
            case .list(let items):
                for item in items {
                    guard let name = item.itemName else { continue }
                    things.append(GivenThing(parameter: parameter, text: name, names: [name] + item.methods))
                }
            default: break
            }
        }
        return things
    }
}

extension [GivenThing] {
    /// Those that a declaration is called after, the one that says most of its name first; or else its parameters.
    func blamed(for declaration: String) -> [GivenThing] {
        let base = String(declaration.prefix { $0 != "(" })
        let named = enumerated().compactMap { index, thing in
            thing.name(in: base).map { (thing: thing, length: $0.utf8.count, index: index) }
        }
        guard !named.isEmpty else {
            return filter { thing in thing.names.contains { declaration.contains("(\($0):") } }
        }
        return named.sorted { ($1.length, $0.index) < ($0.length, $1.index) }.map(\.thing)
    }
}

extension Value {
    /// The names of the methods of what an item names: the module has them as well.
    fileprivate var methods: [String] {
        guard case .object(let fields) = self else { return [] }
        return fields.sorted { $0.key < $1.key }.flatMap { field -> [String] in
            guard case .list(let items) = field.value else { return [] }
            return items.filter(\.isMethod).compactMap(\.itemName)
        }
    }

    private var isMethod: Bool {
        if case .object(let fields) = self { fields[MethodField.parameters.rawValue] != nil } else { false }
    }
}

extension String {
    /// The same with a capital at its beginning.
    var withCapital: String { prefix(1).uppercased() + dropFirst() }

    /// Whether a name is part of it, its first letter in either case.
    fileprivate func isNamed(after name: String) -> Bool {
        contains(name) || contains(name.withCapital) || hasPrefix(CaseForm.camel.apply(to: name))
    }
}
