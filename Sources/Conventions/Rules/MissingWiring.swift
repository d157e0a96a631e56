import SwiftOutline

extension Rule {
    static let missingWiring = Rule(
        .missingWiring, "A connection that the set makes is missing: a property is not set, or a function not called",
        rationale: """
            A missing connection is a nil that nobody sees: the screen appears, and the first tap does nothing or \
            crashes. So it is with a function that no other component calls any more, or that is called and does \
            nothing, or that alone of several no longer calls what they all call in the set, or that lost one call and \
            is otherwise as it was; with a delegate that is not passed on, and a table view that was never given its \
            delegate; with a module that is missing where the application lists them all. Where nothing is what a \
            function shall do, a comment in its body says so; code that was turned into a comment does not.
            """,
        needsSet: true,
        examples: [
            .bad(
                "the presenter has no view",
                .replace(file: "ClientListModuleBuilder.swift", "        presenter.view = view\n", with: ""),
                at: "struct ^ClientListModuleBuilder"),
            .good(
                "another order",
                .replace(
                    file: "ClientListModuleBuilder.swift",
                    "        view.output = presenter\n        presenter.view = view\n",
                    with: "        presenter.view = view\n        view.output = presenter\n")),
        ]
    ) { module, violations in
        lazy var aliases = module.aliases
        var makers: Set<String> = []
        for file in module.files {
            guard let expected = file.expected, !expected.connections.isEmpty, !expected.name.isOpen else { continue }
            let types = Set(module.typeNames.map { NameHash.of($0) })
            var made = file.outline.settings(knowing: file.outline.typesOfProperties, ofTypes: types)
            for other in module.files where other !== file && other.expected == nil && other.isSwift {
                made += other.outline.settings(knowing: other.outline.typesOfProperties, ofTypes: types)
            }
            // What is set elsewhere in the module is looked for where this file does not set it.
            lazy var elsewhere = module.settings(besides: file, ofTypes: types)
            for connection in expected.connections {
                let type = connection.type.text(for: module.forms)
                if connection.isOwn {
                    let property = connection.property.text(for: module.forms)
                    guard let place = module.initializerNotStoring(property, of: type) else { continue }
                    violations.report(
                        place.file, at: place.offset, "\(type).\(property)",
                        message(property, of: type, in: module))
                    continue
                }
                lazy var base = connection.base.text(for: module.forms)
                let isOpen = connection.property.isOpen
                // A set that was learnt from some modules knows properties that others do without.
                let mayLack = connection.isOptional || module.namesHelpersFreely
                let properties =
                    isOpen ? module.properties(of: connection) : [connection.property.text(for: module.forms)]
                for property in properties {
                    let isMade = made.contains { setting in
                        guard setting.property == property else { return false }
                        guard let known = setting.type else { return setting.isOf(objectCalled: base) }
                        // An object may be known as what it conforms to, or by another name of its type.
                        return known == type || module.allInherited(by: type).contains(known)
                            || setting.isOf(objectCalled: base) && aliases[known] != nil
                    }
                    guard !isMade, isOpen || !mayLack || module.declares(property, in: type),
                        !module.hasSetter(of: property, in: type, calledIn: file.outline),
                        !module.hasFromStart(property, in: type),
                        !module.isMade(connection, property, of: type, by: elsewhere)
                    else { continue }
                    let maker = connection.maker?.text(for: module.forms)
                    if let maker { makers.insert(maker) }
                    let place = file.outline.types.first { file.outline.text(of: $0.name) == maker }
                    violations.report(
                        file, at: place?.name.lowerBound ?? 0, "\(type).\(property)",
                        message(property, of: type, in: module))
                }
            }
        }
        for found in module.files.flatMap({ SecondObject.all(in: $0, of: module) }) {
            let name = found.file.outline.text(of: found.name)
            violations.report(
                found.file, at: found.name.lowerBound, "\(found.type).\(name)",
                "'\(name)' gets a second '\(found.type)'; in the set '\(module.setName)' it gets the one that is "
                    + "connected with the others")
        }
        let ends = module.looseEnds()
        let isRegistrationLost = ends.contains { if case .lost("register", _, _) = $0.kind { true } else { false } }
        for found in module.files.filter({ $0.expected != nil }).flatMap({ file in
            module.cellsNotRegistered(in: file) + (isRegistrationLost ? [] : module.cellsOfBareTables(in: file))
        }) {
            violations.report(
                found.file, at: found.offset, "\(found.file.typeNames.first ?? module.name).\(found.name)",
                "no cell is registered for '\(found.name)', and asking for one crashes")
        }
        for link in module.lostLinks() { violations.report(link.file, at: link.offset, link.symbol, link.message) }
        for found in module.itemsElsewhere() {
            let place = found.place
            violations.report(
                found.file, at: found.offset, found.symbol,
                "'\(found.text)' is not in '\(place.name)' of '\(place.file).swift', where the set "
                    + "'\(module.setName)' has it",
                asking: [.isLacking(item: found.item, called: found.names, in: place)],
                // What is made there may as well be made where it is needed.
                atMost: place.kind == .member ? .warning : .error)
        }
        for end in ends {
            // What is empty sets nothing, either, and that is told.
            if case .empty = end.kind, makers.contains(end.type) { continue }
            violations.report(
                end.file, at: end.offset, "\(end.type).\(end.symbol)", end.message(of: module.setName),
                asking: [end.question].compactMap(\.self))
        }
    }

    private static func message(_ property: String, of type: String, in module: CheckedModule) -> String {
        "'\(property)' of '\(type)' is never set here; in the set '\(module.setName)' it is"
    }
}

extension LooseEnd {
    fileprivate var symbol: String {
        switch kind {
        case .uncalled(let function), .dropped(_, let function), .partlyCalled(let function, _), .empty(let function):
            function
        case .unset(let label): label
        case .neverSet(let property), .neverShown(let property): property
        case .lost(let name, let caller, _): "\(caller).\(name)"
        case .misnamed(let function, _): function
        }
    }

    private func article(_ noun: String) -> String { noun.first.map("aeiou".contains) == true ? "an" : "a" }

    fileprivate func message(of set: String) -> String {
        switch kind {
        case .uncalled(let function): "'\(function)' is never called; in the set '\(set)' it is"
        case .partlyCalled(let function, let count):
            "one of the \(count) functions '\(function)' is never called; in the set '\(set)' each is"
        case .empty(let function): "'\(function)' does nothing; in the set '\(set)' it does something"
        case .dropped(let component, let function):
            "'\(function)' does not pass on its '\(component)'; in the set '\(set)' it does"
        case .unset(let label):
            "'\(type)' is never set as \(article(label)) '\(label)'; in the set '\(set)' it is"
        case .neverSet(let property): "'\(property)' is never set, and reading it crashes"
        case .neverShown(let view): "'\(view)' is never shown; in the set '\(set)' it is"
        case .misnamed(let function, let meant):
            "'\(function)' does what '\(meant)' does in the set '\(set)'; did you mean that?"
        case .lost(let function, let caller, .call):
            "'\(caller)' does not call '\(function)'; in the set '\(set)' it does"
        case .lost(let property, let caller, .setting):
            "'\(caller)' does not set '\(property)'; in the set '\(set)' it does"
        case .lost(let name, let caller, .oneOfMany):
            "'\(caller)' uses '\(name)' less often than it does in the set '\(set)'"
        }
    }
}

extension PropertySetting {
    /// Whether the object whose property is set is called so, or is the argument of a closure.
    fileprivate func isOf(objectCalled name: String) -> Bool { base == name || base == "$0" }
}

extension CheckedModule {
    /// Whether a type of the module has a stored property of this name.
    fileprivate func declares(_ property: String, in type: String) -> Bool {
        declarations(of: type).contains { file, number in
            file.members[number].contains { file.outline.members[$0].isStored && file.memberNames[$0] == property }
        }
    }

    /// Whether others of the set's files make a connection by what they set. Where it is no builder that makes it in
    /// the set, who is made does so as well as who makes it, and may know the object by what that conforms to.
    fileprivate func isMade(
        _ connection: Connection, _ property: String, of type: String, by settings: [PropertySetting]
    ) -> Bool {
        let isOfBuilder = connection.maker.map { Role.role(of: $0.text(for: forms)) == .assembly } ?? true
        let types = isOfBuilder ? [type] : [type] + allInherited(by: type)
        return settings.contains { $0.property == property && $0.type.map(types.contains) == true }
    }

    /// Whether a text calls a method of a type that sets a property: `presenter.attach(view)`.
    fileprivate func hasSetter(of property: String, in type: String, calledIn outline: Outline) -> Bool {
        let called = Set(
            outline.uses.filter { $0.roles.isSuperset(of: [.called, .member]) }.map { outline.text(of: $0.name) })
        return files.contains { file in
            file.outline.uses.contains { use in
                guard use.roles.contains(.assigned), let number = use.type, file.typeNames[number] == type,
                    file.outline.source[use.name].elementsEqual(property.utf8)
                else { return false }
                let around = file.members[number].last { file.outline.members[$0].introducer <= use.name.lowerBound }
                return around.map { called.contains(file.memberNames[$0]) } ?? false
            }
        }
    }

    /// The properties that a connection sets, where they are called after something else than the module: those that
    /// the type cannot do without.
    fileprivate func properties(of connection: Connection) -> [String] {
        let type = connection.type.text(for: forms)
        var properties: [String] = []
        for (file, number) in declarations(of: type) {
            for member in file.members[number] where file.outline.needsValue(file.outline.members[member]) {
                properties.append(file.memberNames[member])
            }
        }
        properties.removeAll { !connection.property.matches($0, for: forms) }
        guard connection.property.pieces == [.anything], !properties.isEmpty else { return properties }
        // An input may be called anything; what the set has a name for is none, nor is what somebody sets.
        var others = properties
        var isKnown = false
        forEachExpectedType { expected, name, _, _ in
            guard name == type else { return }
            isKnown = true
            let named = expected.members.filter { !$0.name.isOpen }.map { $0.name.text(for: forms) }
            others.removeAll(where: named.contains)
        }
        // In a file that the set has not, nothing tells the inputs from the rest.
        guard isKnown else { return [] }
        return others.filter { property in
            !files.contains { file in
                file.outline.uses.contains {
                    $0.roles.contains(.assigned) && file.outline.text(of: $0.name) == property
                }
            }
        }
    }
}

extension Outline {
    /// Whether a property has to be set before it is used, and the compiler does not ask for it.
    fileprivate func needsValue(_ member: Member) -> Bool {
        guard member.isStored, member.initialValue == nil, let type = member.type else { return false }
        return source[type].last == UInt8(ascii: "!")
    }
}
