import TemplateSets

/// A Swift array literal of some expressions.
func list(_ expressions: [String]) -> String {
    "[\(expressions.joined(separator: ", "))]"
}

func expression(_ parameter: Parameter) -> String {
    let kind =
        switch parameter.kind {
        case .string(let format): ".string(.\(format))"
        case .bool: ".bool"
        case .choice(let choices): ".choice(\(list(choices.map(literal))))"
        case .property: ".property"
        }
    return """
        Parameter(name: \(literal(parameter.name)), kind: \(kind), isList: \(parameter.isList), \
        help: \(literal(parameter.help)), placeholder: \(literal(parameter.placeholder)), \
        defaultValue: \(optional(parameter.defaultValue)), isRequired: \(parameter.isRequired), \
        reserved: \(list(parameter.reserved.map(literal))), needs: \(parameter.needs.map(expression) ?? "nil"))
        """
}

func expression(_ blueprint: Blueprint) -> String {
    let names = blueprint.parameterNames.map { list($0.map(literal)) } ?? "nil"
    return """
        Blueprint(name: \(literal(blueprint.name)), summary: \(literal(blueprint.summary)), \
        files: \(list(blueprint.files.map(expression))), parameterNames: \(names), \
        reserved: \(list(blueprint.reserved.map(literal))), \
        edits: \(list(blueprint.edits.map(expression))), origin: \(blueprint.origin.map(expression) ?? "nil"), \
        suffix: \(literal(blueprint.suffix)))
        """
}

func expression(_ origin: Blueprint.Origin) -> String {
    let sets = origin.sets.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
    return """
        Blueprint.Origin(blueprint: \(literal(origin.blueprint)), adds: \(list(origin.adds.map(literal))), \
        sets: [\(sets.isEmpty ? ":" : sets.joined(separator: ", "))])
        """
}

func expression(_ edit: TemplateEdit) -> String {
    let kind =
        switch edit.kind {
        case .item(let property): ".item(property: \(literal(property)))"
        case .member: ".member"
        case .statement(let function): ".statement(function: \(literal(function)))"
        }
    return """
        TemplateEdit(file: \(literal(edit.file)), kind: \(kind), type: \(optional(edit.type)), \
        text: \(literal(edit.text)), condition: \(edit.condition.map(expression) ?? "nil"))
        """
}

func expression(_ file: TemplateFile) -> String {
    """
    TemplateFile(source: \(literal(file.source)), isTemplate: \(file.isTemplate), \
    conditions: \(list(file.conditions.map(expression))), each: \(optional(file.each)))
    """
}

func expression(_ condition: Condition) -> String {
    switch condition {
    case .isTrue(let name): ".isTrue(\(literal(name)))"
    case .equals(let name, let value): ".equals(\(literal(name)), \(literal(value)))"
    case .not(let condition): ".not(\(expression(condition)))"
    case .and(let first, let second): ".and(\(expression(first)), \(expression(second)))"
    case .or(let first, let second): ".or(\(expression(first)), \(expression(second)))"
    }
}

func optional(_ text: String?) -> String {
    text.map(literal) ?? "nil"
}

/// A Swift string literal of any text, on one line.
func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case "\u{00}"..<"\u{20}", "\u{7F}": literal += "\\u{\(String(scalar.value, radix: 16))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
