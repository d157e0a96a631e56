import Mustache
import Testing

@Suite struct SpecTests {
    @Test func thereAre194Cases() {
        #expect(SpecCase.all.count == 194)
    }

    @Test func everyLambdaCaseHasItsLambda() {
        #expect(Set(SpecCase.all.filter { $0.file == "~lambdas" }.map(\.name)) == Set(SpecLambdas.byCase.keys))
    }

    @Test(arguments: SpecCase.all)
    func passes(_ spec: SpecCase) throws {
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
