import Mustache
import TestSupport
import Testing

@Suite struct FuzzTests {
    @Test func `no mutilated template crashes`() {
        var random = SplitMix(seed: 42)
        var outcomes = (rendered: 0, failed: 0)
        for spec in SpecCase.all {
            for _ in 0..<100 {
                let source = mutilate(Array(spec.template.utf8), &random)
                let partials = spec.partials.mapValues { mutilate(Array($0.utf8), &random) }
                let options = RenderOptions(escaping: .html, strict: Bool.random(using: &random), maximumOutput: 4096)
                do throws(TemplateError) {
                    let template = try Template(source, name: "main")
                    #expect(template.references.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.name.isEmpty })
                    let output = try template.render(
                        spec.data,
                        partials: { (name) throws(TemplateError) in
                            guard let source = partials[name] else { return nil }
                            return try Template(source, name: name)
                        },
                        options: options
                    )
                    #expect(output.count <= options.maximumOutput)
                    outcomes.rendered += 1
                } catch {
                    #expect(error.location.line > 0 && error.location.column > 0)
                    outcomes.failed += 1
                }
            }
        }
        #expect(outcomes.rendered > 1000)
        #expect(outcomes.failed > 1000)
    }

    private let snippets = [
        "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{$a}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{=| |=}}", "\n",
        "\r\n", "  ", "\t", "|", "{{^-last}}", "{{/-last}}", "{{.}}", "{{..}}", "{{.snake}}", "{{a.}}", "é", "{{!", "*",
    ].map { Array($0.utf8) }

    private func mutilate(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = source
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
            default: bytes.insert(contentsOf: snippets.randomElement(using: &random) ?? [], at: start)
            }
        }
        return bytes
    }
}
