extension Rule {
    static let layerReference = Rule(
        "layer-reference", "A layer names a layer it may not",
        rationale: """
            A view that names the interactor goes past the presenter: from then on two places decide what the screen \
            shows.
            """,
        needsSet: true,
        examples: [
            .bad(
                "a view that names the router",
                .replace(
                    file: "View/ClientListViewController.swift", "    func didTapClose() {\n",
                    with: "    var way: ClientListRouter?\n\n    func didTapClose() {\n"),
                "View/ClientListViewController.swift:15:14"),
            .good(
                "a presenter names them all",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "    func didTapClose() {\n",
                    with: "    var way: ClientListRouter? { router }\n\n    func didTapClose() {\n")),
        ]
    ) { module, findings in
        let types = module.layersOfTypes
        for file in module.files {
            guard let own = file.layer, let allowed = module.layers.layers[own].mayName else { continue }
            var reported: Set<UInt64> = []
            for (place, hash) in file.namedTypes {
                guard let layer = types[hash], layer != own else { continue }
                let other = module.layers.layers[layer].name
                guard !allowed.contains(other), reported.insert(hash).inserted else { continue }
                let name = file.outline.text(of: place)
                findings.report(
                    file, at: place.lowerBound, "\(file.name): \(name)",
                    "the layer \(module.layers.layers[own].name) may not name '\(name)', which is of the layer \(other)"
                        + (allowed.isEmpty ? "" : "; it may name \(allowed.joined(separator: ", "))"))
            }
        }
    }
}

extension ModuleUnderCheck {
    /// The layers of the types that the module declares, by the types' names. Protocols are there for all to name.
    fileprivate var layersOfTypes: [UInt64: Int] {
        var layers: [UInt64: Int] = [:]
        for file in files {
            guard let layer = file.layer else { continue }
            for (number, type) in file.outline.types.enumerated()
            where type.parent == nil && type.kind != .extension && type.kind != .protocol {
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
