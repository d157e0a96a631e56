import SwiftOutline

extension ExpectedFile: Packable {
    convenience init(from unpacker: inout Unpacker) {
        self.init(
            folders: unpacker.read(), name: unpacker.read(), isRequired: unpacker.read(), isAnywhere: unpacker.read(),
            layer: unpacker.read(), types: unpacker.read(), marks: unpacker.read(), connections: unpacker.read(),
            calls: unpacker.read(), root: unpacker.read(), typesOfOthers: unpacker.read(),
            links: unpacker.read())
    }

    func pack(into packer: inout Packer) {
        packer.write(folders)
        packer.write(name)
        packer.write(isRequired)
        packer.write(isAnywhere)
        packer.write(layer)
        packer.write(types)
        packer.write(marks)
        packer.write(connections)
        packer.write(calls)
        packer.write(root)
        packer.write(typesOfOthers)
        packer.write(links)
    }
}

extension ExpectedLink: Packable {
    init(from unpacker: inout Unpacker) {
        kind = InterfaceLink.Kind(rawValue: unpacker.read()) ?? .objectClass
        name = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(kind.rawValue)
        packer.write(name)
    }
}

extension ExpectedTest: Packable {
    init(from unpacker: inout Unpacker) {
        path = unpacker.read()
        name = unpacker.read()
        companions = unpacker.read()
        isOfFunctions = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(path)
        packer.write(name)
        packer.write(companions)
        packer.write(isOfFunctions)
    }
}

extension ExpectedType: Packable {
    convenience init(from unpacker: inout Unpacker) {
        self.init(
            name: unpacker.read(), kinds: unpacker.read([String].self).compactMap(TypeDeclaration.Kind.init),
            isRequired: unpacker.read(), inherits: unpacker.read(), members: unpacker.read(),
            overrides: unpacker.read(), handovers: unpacker.read(),
            bodies: FunctionBodies(busy: unpacker.read(), idle: unpacker.read(), busyBeside: unpacker.read()),
            sharedCalls: unpacker.read(), fixedCalls: unpacker.read(), nested: unpacker.read())
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(kinds.map(\.rawValue))
        packer.write(isRequired)
        packer.write(inherits)
        packer.write(members)
        packer.write(overrides)
        packer.write(handovers)
        packer.write(busy)
        packer.write(idle)
        packer.write(busyBeside)
        packer.write(sharedCalls)
        packer.write(fixedCalls)
        packer.write(nested)
    }
}

extension ExpectedNestedType: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        kinds = unpacker.read([String].self).compactMap(TypeDeclaration.Kind.init)
        inherits = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(kinds.map(\.rawValue))
        packer.write(inherits)
    }
}

extension ExpectedFunction: Packable {
    convenience init(from unpacker: inout Unpacker) {
        self.init(
            type: unpacker.read(), name: unpacker.read(), isCalledByOthers: unpacker.read(),
            components: unpacker.read(), receivers: unpacker.read(), overloads: unpacker.read(),
            mayBeEmpty: unpacker.read(), uncalled: unpacker.read())
    }

    func pack(into packer: inout Packer) {
        packer.write(type)
        packer.write(name)
        packer.write(isCalledByOthers)
        packer.write(components)
        packer.write(receivers)
        packer.write(overloads)
        packer.write(mayBeEmpty)
        packer.write(uncalled)
    }
}

extension BusyFunction: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        others = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(others)
    }
}

extension SharedCall: Packable {
    init(from unpacker: inout Unpacker) {
        function = unpacker.read()
        callers = unpacker.read()
        otherCallers = unpacker.read()
        overloads = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(function)
        packer.write(callers)
        packer.write(otherCallers)
        packer.write(overloads)
    }
}

extension FixedCall: Packable {
    init(from unpacker: inout Unpacker) {
        caller = unpacker.read()
        functions = unpacker.read()
        isSetting = unpacker.read()
        count = unpacker.read()
        words = unpacker.read()
        others = unpacker.read()
        ownerOfOthers = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(caller)
        packer.write(functions)
        packer.write(isSetting)
        packer.write(count)
        packer.write(words)
        packer.write(others)
        packer.write(ownerOfOthers)
    }
}

extension WordsBeside: Packable {
    init(from unpacker: inout Unpacker) {
        names = unpacker.read()
        kept = unpacker.read()
        lost = unpacker.read()
        lostMembers = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(names)
        packer.write(kept)
        packer.write(lost)
        packer.write(lostMembers)
    }
}

extension ExpectedOverride: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        files = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(files)
    }
}

extension Handover: Packable {
    init(from unpacker: inout Unpacker) {
        label = unpacker.read()
        conformance = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(label)
        packer.write(conformance)
    }
}

extension ExpectedMember: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        types = unpacker.read()
        isRequired = unpacker.read()
        isWeak = unpacker.read()
        isUnowned = unpacker.read()
        mayBeStrong = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(types)
        packer.write(isRequired)
        packer.write(isWeak)
        packer.write(isUnowned)
        packer.write(mayBeStrong)
    }
}

extension ExpectedMark: Packable {
    init(from unpacker: inout Unpacker) {
        text = unpacker.read()
        extended = unpacker.read()
        conformances = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(text)
        packer.write(extended)
        packer.write(conformances)
    }
}

extension Connection: Packable {
    init(from unpacker: inout Unpacker) {
        type = unpacker.read()
        property = unpacker.read()
        base = unpacker.read()
        maker = unpacker.read()
        isOptional = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(type)
        packer.write(property)
        packer.write(base)
        packer.write(maker)
        packer.write(isOptional)
    }
}

extension ExpectedItem: Packable {
    init(from unpacker: inout Unpacker) {
        place = unpacker.read()
        item = unpacker.read()
        names = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(place)
        packer.write(item)
        packer.write(names)
    }
}

extension ItemPlace: Packable {
    init(from unpacker: inout Unpacker) {
        kind = Kind(rawValue: unpacker.read()) ?? .item
        file = unpacker.read()
        let type: [String] = unpacker.read()
        self.type = type.first
        name = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(kind.rawValue)
        packer.write(file)
        packer.write([type].compactMap(\.self))
        packer.write(name)
    }
}
