import JSON5

/// An object of a file as the reference and the manual page describe it.
struct ObjectReference {
    /// What such an object is called, in lower case. The object of the file is the first.
    let name: String
    let keys: [KeyReference]

    /// The name as a heading.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The object that is declared and those within it, each once.
    static func all(in declaration: ObjectDeclaration) -> [ObjectReference] {
        var found: [ObjectReference] = []
        collect(declaration, into: &found)
        return found
    }

    private static func collect(_ declaration: ObjectDeclaration, into found: inout [ObjectReference]) {
        guard !found.contains(where: { $0.name == declaration.name }) else { return }
        found.append(ObjectReference(name: declaration.name, keys: keys(of: declaration)))
        for key in declaration.allKeys {
            for object in key.type.objects { collect(object, into: &found) }
        }
    }

    /// The keys of all such objects, and then those that only some have.
    private static func keys(of declaration: ObjectDeclaration) -> [KeyReference] {
        let common = declaration.keys.map { KeyReference(key: $0, condition: "") }
        let known = Set(declaration.keys.map(\.name))
        return common
            + declaration.variants.flatMap { variant in
                variant.keys.filter { !known.contains($0.name) }
                    .map { KeyReference(key: $0, condition: condition(of: variant)) }
            }
    }

    /// The conditions of a variant in words, those with one value together.
    private static func condition(of variant: ObjectDeclaration.Variant) -> String {
        var keysOfValue: [(value: String, keys: [String])] = []
        for condition in variant.conditions {
            let key = "`\(condition.key.name)`"
            if let index = keysOfValue.firstIndex(where: { $0.value == condition.value }) {
                keysOfValue[index].keys.append(key)
            } else {
                keysOfValue.append((condition.value, [key]))
            }
        }
        return "Only where " + listed(keysOfValue.map { "\(listed($0.keys, "or")) is `\($0.value)`" }, "or") + "."
    }
}

/// A key with what there is to say of it. Texts are Markdown with nothing but code spans in it.
struct KeyReference {
    let key: Key
    /// Which objects have it; empty where all do.
    let condition: String

    /// What its value is, in words.
    var type: String { key.type.words }

    /// What it does, and where.
    var help: String { condition.isEmpty ? key.help : key.help + " " + condition }
}

extension ValueType {
    /// The type in words.
    fileprivate var words: String {
        switch self {
        case .string: "string"
        case .bool: "boolean"
        case .number: "number"
        case .choice(let values): listed(values.map { "`\($0)`" }, "or")
        case .list(let item): "list of \(item.plural)"
        case .object: "object"
        case .map(let names, let value): "map from \(names.label) to \(value.words)"
        case .named(let key, let declaration):
            "map from \(key) to \(declaration().name), or list of \(declaration().name) objects"
        case .oneOf(let types): listed(types.map(\.words), "or")
        }
    }

    private var plural: String {
        switch self {
        case .object, .oneOf: "objects"
        default: words + "s"
        }
    }

    /// The objects that a value of the type is or holds.
    fileprivate var objects: [ObjectDeclaration] {
        switch self {
        case .string, .bool, .number, .choice: []
        case .list(let item): item.objects
        case .object(let declaration), .named(by: _, let declaration): [declaration()]
        case .map(from: _, let value): value.objects
        case .oneOf(let types): types.flatMap(\.objects)
        }
    }
}
