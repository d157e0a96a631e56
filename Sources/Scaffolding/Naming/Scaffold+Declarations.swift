import TemplateSets
import Text

extension Scaffold {
    /// Throws where what was given makes the module declare something twice, or call something like a type.
    ///
    /// - Parameter checkOthers: what else is refused, once no two values are in each other's way.
    func checkDeclarations(
        _ module: RenderedModule, checkOthers: () throws(ScaffoldError) -> Void
    ) throws(ScaffoldError) {
        let things = givenThings()
        guard mayDeclareTwice(things, module.name) else { return try checkOthers() }
        let files = module.files.filter { $0.path.hasSuffix(".swift") }
        let targets = [false, true].map { isTest in
            SwiftDeclarations(
                files.filter { SkeletonFile.isTest($0.path) == isTest }.map(\.contents))
        }
        let repetitions = targets.flatMap(\.repetitions)
        for repetition in repetitions { try refuse(repetition, among: things, ifAtLeast: 2) }
        try checkOthers()
        for repetition in repetitions { try refuse(repetition, among: things, ifAtLeast: 1) }
        for type in targets.flatMap(\.typesAsValues) { try refuseAsValue(type, module.name, things) }
    }

    /// Whether it is worth a look: names are alike, or one may be made of another one, or the templates have it in
    /// their own.
    private func mayDeclareTwice(_ things: [GivenThing], _ module: ModuleName) -> Bool {
        let events = things.filter { $0.parameter.kind is MethodKind }.flatMap(\.names)
        if events.contains(where: { mayHold($0.withCapital) }) { return true }
        if !module.name.hasCase || things.contains(where: { !$0.text.hasCase || $0.isPropertyLikeType }) { return true }
        guard !things.isEmpty else { return false }
        let all = [[module.name]] + things.map(\.names)
        let labels = all.map { $0.map(CaseForm.camel.apply) }
        let forms = all.map { $0.flatMap(Self.forms) }
        return all.indices.dropFirst().contains { own in
            zip(all[own], labels[own]).contains { name, label in
                let capital = name.withCapital
                return all.indices.contains { other in
                    other != own
                        && (labels[other].contains(label)
                            || forms[other].contains {
                                mayCompose(name, around: $0) || mayCompose(capital, around: $0)
                            })
                }
            }
        }
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
            let suggestion = thing.parameter.kind.namesTypes ? nil : Identifier.label(for: thing.text)
            throw .parameter(
                ParameterError(thing.parameter, .typeAsValue(thing.text, type: type, suggestion: suggestion)))
        }
        guard type.contains(module.name), !module.name.hasCase else { return }
        throw .typeAsValue(type, module: module.name, set: set.name)
    }
}
