extension Rule {
    static let layerReference = Rule(
        .layerReference, "A layer references a layer it must not",
        rationale: """
            A view that references the interactor bypasses the presenter: from then on two places decide what the \
            screen shows.
            """,
        needsSet: true,
        examples: [
            .bad(
                "a view that names the router",
                .replace(
                    file: "View/ClientListViewController.swift", "    func didTapClose() {\n",
                    with: "    var way: ^ClientListRouter?\n\n    func didTapClose() {\n")),
            .good(
                "a presenter names them all",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "    func didTapClose() {\n",
                    with: "    var way: ClientListRouter? { router }\n\n    func didTapClose() {\n")),
        ]
    ) { module, violations in
        let types = module.layersOfTypes
        // What a layer may do with one that the set does not have, the set does not tell, also where it has a xib of it.
        let written = Set(module.convention?.files.filter(\.name.isSwiftFile).compactMap(\.layer) ?? [])
        for file in module.files {
            guard let own = file.layer, let allowed = module.layers.layers[own].mayName else { continue }
            var reported: Set<UInt64> = []
            for (place, hash) in file.namedTypes {
                guard let layer = types[hash], layer != own, written.contains(layer) else { continue }
                let other = module.layers.layers[layer].name
                guard !allowed.contains(other), reported.insert(hash).inserted else { continue }
                let name = file.outline.text(of: place)
                if file.declares(name) { continue }
                violations.report(
                    file, at: place.lowerBound, "\(file.name): \(name)",
                    "the \(module.layers.layers[own].name) layer must not reference '\(name)', which "
                        + "belongs to the \(other) layer"
                        + (allowed.isEmpty ? "" : "; it may reference \(allowed.joined(separator: ", "))"))
            }
        }
    }

    /// The layer that names another one in a violation of the rule, and that other one.
    static func layers(of violation: Violation) -> [String] {
        let words = violation.message.prefix { $0 != ";" }.split(separator: " ")
        return zip(words, words.dropFirst()).compactMap { $1 == "layer" ? String($0) : nil }
    }
}
