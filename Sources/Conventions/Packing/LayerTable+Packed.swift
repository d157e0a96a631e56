extension LayerTable: Packable {
    init(from unpacker: inout Unpacker) {
        layers = unpacker.read()
        weakProperties = unpacker.read()
        isStrict = unpacker.read()
        otherFiles = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(layers)
        packer.write(weakProperties)
        packer.write(isStrict)
        packer.write(otherFiles)
    }
}

extension Layer: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        role = unpacker.read(String?.self).flatMap(Role.init)
        templates = unpacker.read()
        mayName = unpacker.read()
        mayNotImport = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(role?.rawValue)
        packer.write(templates)
        packer.write(mayName)
        packer.write(mayNotImport)
    }
}

extension WeakProperty: Packable {
    init(from unpacker: inout Unpacker) {
        type = unpacker.read()
        property = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(type)
        packer.write(property)
    }
}
