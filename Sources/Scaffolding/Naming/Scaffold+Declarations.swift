import Mustache
import TemplateSets
import Text

/// Something that was given, and the names that it brings along.
private struct GivenThing {
    let parameter: Parameter
    let text: String
    /// Its own name, and those of the properties and methods of what it names.
    let names: [String]

    /// The longest of its names that a declaration is called after; nil where none is.
    func name(in declaration: String) -> String? {
        names.filter { declaration.isNamed(after: $0) }.max { $0.utf8.count < $1.utf8.count }
    }
}

extension Scaffold {
    /// Throws where what was given makes the module declare something twice, or call something like a type.
    ///
    /// - Parameter checkOthers: what else is refused, once no two values are in each other's way.
    func checkDeclarations(
        _ module: RenderedModule, checkOthers: () throws(ScaffoldError) -> Void
    ) throws(ScaffoldError) {
        let things = givenThings()
        guard !things.isEmpty || !module.name.name.hasCase else { return try checkOthers() }
        let files = module.files.filter { $0.path.hasSuffix(".swift") }
        let targets = [false, true].map { isTest in
            SwiftDeclarations(
                files.filter { SkeletonFile.isTest(Path.components($0.path)) == isTest }.map(\.contents))
        }
        let repetitions = targets.flatMap(\.repetitions)
        for repetition in repetitions { try refuse(repetition, among: things, ifAtLeast: 2) }
        try checkOthers()
        for repetition in repetitions { try refuse(repetition, among: things, ifAtLeast: 1) }
        for type in targets.flatMap(\.typesAsValues) { try refuseAsValue(type, module.name, things) }
    }

    private func refuse(
        _ repetition: SwiftDeclarations.Repetition, among things: [GivenThing], ifAtLeast count: Int
    ) throws(ScaffoldError) {
        let blamed = things.blamed(for: repetition.declaration)
        guard blamed.count >= count, let thing = blamed.first else { return }
        let other = blamed.dropFirst().first.map {
            ParameterError.Given(option: $0.parameter.option, text: $0.text)
        }
        let fault = ParameterError.Fault.declaredTwice(
            thing.text, declaration: repetition.declaration, type: repetition.type, other: other)
        throw .parameter(ParameterError(thing.parameter, fault))
    }

    private func refuseAsValue(_ type: String, _ module: ModuleName, _ things: [GivenThing]) throws(ScaffoldError) {
        if let thing = things.blamed(for: type).first {
            let suggestion = thing.parameter.kind.namesTypes ? nil : CaseForm.camel.apply(to: thing.text)
            throw .parameter(
                ParameterError(thing.parameter, .typeAsValue(thing.text, type: type, suggestion: suggestion)))
        }
        guard type.contains(module.name), !module.name.hasCase else { return }
        throw .typeAsValue(type, module: module.name, set: set.name)
    }

    private func givenThings() -> [GivenThing] {
        var things: [GivenThing] = []
        for parameter in set.parameters where blueprint.takes(parameter) {
            guard parameter.kind.namesTypes || parameter.kind.namesProperties else { continue }
            switch values.variables[parameter.name] {
            case .string(let text) where !text.isEmpty:
                things.append(GivenThing(parameter: parameter, text: text, names: [text]))
            case .list(let items):
                for item in items {
                    guard let name = item.name else { continue }
                    things.append(GivenThing(parameter: parameter, text: name, names: [name] + item.inner))
                }
            default: break
            }
        }
        return things
    }
}

extension [GivenThing] {
    /// Those that a declaration is called after, the one that says most of its name first.
    fileprivate func blamed(for declaration: String) -> [GivenThing] {
        let base = String(declaration.prefix { $0 != "(" })
        let named = enumerated().compactMap { index, thing in
            thing.name(in: base).map { (thing: thing, length: $0.utf8.count, index: index) }
        }
        return named.sorted { ($1.length, $0.index) < ($0.length, $1.index) }.map(\.thing)
    }
}

extension Value {
    /// What an item of a list is called.
    fileprivate var name: String? {
        switch self {
        case .object(let fields): if case .string(let name)? = fields[PropertyField.name.rawValue] { name } else { nil }
        case .string(let name): name
        default: nil
        }
    }

    /// The names of the properties and methods of what an item names.
    fileprivate var inner: [String] {
        guard case .object(let fields) = self else { return [] }
        return fields.sorted { $0.key < $1.key }.flatMap { field -> [String] in
            guard case .list(let items) = field.value else { return [] }
            return items.compactMap(\.name)
        }
    }
}

extension String {
    /// Whether it is of a script that has capitals.
    fileprivate var hasCase: Bool {
        unicodeScalars.first.map { $0.properties.isUppercase || $0.properties.isLowercase } ?? true
    }

    /// Whether a name is part of it, its first letter in either case.
    fileprivate func isNamed(after name: String) -> Bool {
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        return contains(name) || contains(capitalized) || hasPrefix(CaseForm.camel.apply(to: name))
    }
}
