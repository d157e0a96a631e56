import Mustache
import TemplateSets

extension Scaffold {
    /// What the template of a Swift file renders, and behind it the fakes that it uses.
    ///
    /// The application's own code, such as a preview, is given none: there it is as if no sample were known.
    func withFakes(
        in file: PreparedFile, _ variables: [String: Value],
        _ render: ([String: Value]) throws(TemplateError) -> [UInt8]
    ) throws(TemplateError) -> [UInt8] {
        var contents = try render(variables)
        guard values.fakes.contains(where: { $0.isUsed(in: contents) }) else { return contents }
        if file.isTest {
            for fake in values.fakes { fake.add(to: &contents) }
            return contents
        }
        let lacking = [StandardVariable.lacksSamples, .lacksValues].map { ($0.rawValue, Value.bool(true)) }
        return try render(variables.merging(lacking) { $1 })
    }
}
