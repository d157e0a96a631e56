import Mustache
import Testing

@Suite struct SpecTests {
    @Test func `there are 194 cases`() {
        #expect(SpecCase.all.count == 194)
    }

    @Test func `every lambda case has its lambda`() {
        #expect(Set(SpecCase.all.filter { $0.file == "~lambdas" }.map(\.name)) == Set(SpecLambdas.byCase.keys))
    }

    @Test(arguments: SpecCase.all)
    func `every case of the specification passes`(_ spec: SpecCase) throws {
        let template = try Template(spec.template, name: spec.name)
        let partials = try spec.partials.reduce(into: [:]) { $0[$1.key] = try Template($1.value, name: $1.key) }
        let result = try template.renderString(
            spec.data,
            partials: { partials[$0] },
            options: RenderOptions(escaping: .html, strict: false)
        )
        #expect(result == spec.expected)
    }
}
