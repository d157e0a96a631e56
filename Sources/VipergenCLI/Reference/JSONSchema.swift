import JSON5

/// A JSON schema, made from a declaration. Draft 7 is the one that editors understand best.
struct JSONSchema {
    /// The schema as indented JSON, with a line break at its end.
    let text: String

    init(of declaration: ObjectDeclaration, id: String, title: String, description: String) {
        var definitions = Definitions()
        let object = definitions.members(of: declaration)
        var members: [(String, JSONText)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("$id", .string(id)),
            ("title", .string(title)), ("description", .string(description)),
            // Visual Studio Code asks for these: the files are JSON5.
            ("allowComments", .bool(true)), ("allowTrailingCommas", .bool(true)),
        ]
        members += object
        if !definitions.members.isEmpty { members.append(("definitions", .object(definitions.members))) }
        text = JSONText.object(members).text + "\n"
    }

    /// The objects that others refer to, in the order in which they are met.
    private struct Definitions {
        private(set) var members: [(String, JSONText)] = []

        mutating func members(of declaration: ObjectDeclaration) -> [(String, JSONText)] {
            var properties: [(String, JSONText)] = []
            for key in declaration.allKeys { properties.append((key.name, schema(of: key))) }
            let required = declaration.keys.filter(\.isRequired).map { JSONText.string($0.name) }
            let variants = declaration.variants.compactMap { variant($0, of: declaration) }
            return [("type", .string("object")), ("properties", .object(properties))]
                + (required.isEmpty ? [] : [("required", .array(required))])
                + [("additionalProperties", .bool(false))]
                + (variants.isEmpty ? [] : [("allOf", .array(variants))])
        }

        private mutating func schema(of key: Key) -> JSONText {
            let suffix = key.defaultText.isEmpty ? "" : " Default: \(key.defaultText)."
            let example = (try? Node(json5: Array(key.example.utf8))).map { [JSONText($0)] }
            return .object(
                [("description", .string(key.help + suffix))]
                    + (key.isRequired ? schema(of: key.type) : orNull(schema(of: key.type)))
                    + (example.map { [("examples", .array($0))] } ?? []))
        }

        private mutating func schema(of type: ValueType) -> [(String, JSONText)] {
            switch type {
            case .string, .bool, .number: return [("type", .string(type.schemaName ?? ""))]
            case .choice(let values): return [("enum", .array(values.map { .string($0) }))]
            case .list(let item): return [("type", .string("array")), ("items", .object(schema(of: item)))]
            case .object(let declaration): return reference(to: declaration())
            case .map(let names, let value): return schema(of: names, value)
            case .named(by: let key, let declaration):
                let object = reference(to: declaration())
                let item = object + [("required", .array([.string(key)]))]
                return anyOf([
                    [("type", .string("object")), ("additionalProperties", .object(object))],
                    [("type", .string("array")), ("items", .object(item))],
                ])
            case .oneOf(let types):
                let names = types.compactMap(\.schemaName)
                guard names.count < types.count else { return [("type", .array(names.map { .string($0) }))] }
                var schemas: [[(String, JSONText)]] = []
                for type in types { schemas.append(schema(of: type)) }
                return anyOf(schemas)
            }
        }

        private mutating func schema(of names: NameKind, _ value: ValueType) -> [(String, JSONText)] {
            let value = orNull(schema(of: value))
            guard let known = names.known?() else {
                return [("type", .string("object")), ("additionalProperties", .object(value))]
            }
            let properties = known.map { name in
                (name, JSONText.object((names.help(name).map { [("description", .string($0))] } ?? []) + value))
            }
            return [
                ("type", .string("object")), ("properties", .object(properties)),
                ("additionalProperties", .bool(false)),
            ]
        }

        /// The same or null, which counts as absent.
        private func orNull(_ schema: [(String, JSONText)]) -> [(String, JSONText)] {
            let null = JSONText.string("null")
            let words = schema.map { name, value -> (String, JSONText) in
                switch (name, value) {
                case ("type", .string): (name, .array([value, null]))
                case ("type", .array(let types)): (name, .array(types + [null]))
                case ("enum", .array(let values)): (name, .array(values + [.null]))
                case ("anyOf", .array(let schemas)): (name, .array(schemas + [.object([("type", null)])]))
                default: (name, value)
                }
            }
            let isReference = words.contains { $0.0 == "allOf" }
            return isReference ? anyOf([schema, [("type", null)]]) : words
        }

        private func anyOf(_ schemas: [[(String, JSONText)]]) -> [(String, JSONText)] {
            [("anyOf", .array(schemas.map { .object($0) }))]
        }

        /// What stands beside a reference is not read, and so it stands in a list of one.
        private mutating func reference(to declaration: ObjectDeclaration) -> [(String, JSONText)] {
            let name = declaration.name.replacing(" ", with: "-")
            if !members.contains(where: { $0.0 == name }) {
                let place = members.count
                members.append((name, .null))
                members[place].1 = .object(self.members(of: declaration))
            }
            return [("allOf", .array([.object([("$ref", .string("#/definitions/\(name)"))])]))]
        }

        /// What holds of some objects alone; nil where that is said of all.
        private mutating func variant(
            _ variant: ObjectDeclaration.Variant, of declaration: ObjectDeclaration
        ) -> JSONText? {
            let required = variant.keys.filter(\.isRequired).map { JSONText.string($0.name) }
            var narrowed: [(String, JSONText)] = []
            for key in variant.keys where declaration.keys.contains(where: { $0.name == key.name }) {
                narrowed.append((key.name, .object(schema(of: key.type))))
            }
            guard !(required.isEmpty && narrowed.isEmpty) else { return nil }
            let conditions = variant.conditions.map { condition -> [(String, JSONText)] in
                let value = JSONText.object([("const", .string(condition.value))])
                return [
                    ("properties", .object([(condition.key.name, value)])),
                    ("required", .array([.string(condition.key.name)])),
                ]
            }
            return .object([
                ("if", .object(conditions.count == 1 ? conditions[0] : anyOf(conditions))),
                (
                    "then",
                    .object(
                        (narrowed.isEmpty ? [] : [("properties", .object(narrowed))])
                            + (required.isEmpty ? [] : [("required", .array(required))]))
                ),
            ])
        }
    }
}

extension ValueType {
    /// What a schema calls the type; nil where that takes more than a word.
    fileprivate var schemaName: String? {
        switch self {
        case .string: "string"
        case .bool: "boolean"
        case .number: "number"
        default: nil
        }
    }
}

extension JSONText {
    /// An example. A schema has no other numbers than whole ones.
    fileprivate init(_ node: Node) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = Int(text).map { .number($0) } ?? .string(text)
        case .string(let text): self = .string(text)
        case .array(let items): self = .array(items.map { JSONText($0) })
        case .object(let members): self = .object(members.map { ($0.key, JSONText($0.value)) })
        }
    }
}
