import Mustache
import TemplateSets

extension Scaffold {
    /// What a template renders, and behind it the fakes that it uses.
    ///
    /// The application's own code, such as a preview, is given none: there it is as if no sample were known.
    func withFakes(
        at path: String, _ variables: [String: Value],
        _ render: ([String: Value]) throws(TemplateError) -> [UInt8]
    ) throws(TemplateError) -> [UInt8] {
        var contents = try render(variables)
        guard path.utf8.ends(with: ".swift".utf8), values.fakes.contains(where: { $0.isUsed(in: contents) }) else {
            return contents
        }
        if SkeletonFile.isTest(path) {
            for fake in values.fakes { fake.add(to: &contents) }
            return contents
        }
        let lacking = [StandardVariable.lacksSamples, .lacksValues].map { ($0.rawValue, Value.bool(true)) }
        return try render(variables.merging(lacking) { $1 })
    }
}
