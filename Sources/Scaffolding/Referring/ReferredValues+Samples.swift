import TemplateSets

extension ReferredValues {
    /// A parameter that knows the project's samples as well.
    ///
    /// What a file gives to all tests comes before what can be made in its place: who adds to such a type then changes
    /// one file. But a blueprint that writes a sample itself makes it of whole values.
    func informing(_ parameter: Parameter, of blueprint: Blueprint?) -> Parameter {
        guard !samples.isEmpty || !ownSamples.isEmpty || !optionalSamples.isEmpty || !functionAliases.isEmpty else {
            return parameter
        }
        var informed = parameter
        informed.functionAliases = functionAliases
        informed.samples.merge(samples) { own, _ in own }
        if blueprint?.writesSample != true, !(parameter.kind is MethodKind) {
            for (type, sample) in optionalSamples where informed.samples[type, default: ""].isEmpty {
                informed.optionalSamples[type] = sample
                informed.samples["\(type)?"] = sample
                informed.samples["[\(type)]"] = "[\(sample)].compactMap { $0 }"
            }
        }
        informed.samples.merge(ownSamples) { own, made in own.isEmpty ? made : own }
        return informed
    }
}
