import Mustache
import Testing

@Suite struct EscapingTests {
    @Test(
        arguments: [
            (.none, "a & <b> \"c\" 'd'\n\té"),
            (.html, "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;\n\té"),
            (.xml, "a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;\n\té"),
        ] as [(Escaping, String)])
    func `only variables are escaped`(_ escaping: Escaping, _ expected: String) throws {
        let text = "a & <b> \"c\" 'd'\n\té"
        let result = try render("<{{x}}|{{{x}}}|{{&x}}>", ["x": .string(text)], options: .init(escaping: escaping))
        #expect(result == "<\(expected)|\(text)|\(text)>")
    }
}
