extension CheckedModule {
    /// The layers of the types that the module declares, by the types' names. Protocols are there for all to name, and
    /// what is private for none.
    var layersOfTypes: [UInt64: Int] {
        var layers: [UInt64: Int] = [:]
        for file in files {
            guard let layer = file.layer else { continue }
            for (number, type) in file.outline.types.enumerated()
            where type.parent == nil && type.kind != .extension && type.kind != .protocol
                && file.outline.isSeen(type)
            {
                // One that is to be a protocol has the wrong kind, which is all there is to say.
                let name = file.typeNames[number]
                let expected = file.expected?.types.first { $0.name.matches(name, for: forms) }
                if expected?.kinds == [.protocol] { continue }
                layers[NameHash.of(name)] = layer
            }
        }
        return layers
    }
}
