import ArgumentParsing
import Testing

@Suite(.enabled(if: ShellRun.isInstalled("fish")))
struct FishCompletionTests {
    @Test(arguments: CompletionCase.all)
    func `fish is offered the words that fit`(example: CompletionCase) throws {
        let words = try offered(example.line).map { String($0.prefix { $0 != "\t" }) }
        #expect(words.filter { $0 != "$(touch harm)" }.sorted() == example.words.sorted())
    }

    @Test(arguments: [
        ("vipergen gen A --format=j", ["--format=json"]), ("vipergen gen A --view=x", ["--view=xib"]),
        ("vipergen check --project=Sou", ["--project=Sources/"]),
    ])
    func `fish offers values that are attached`(line: String, expected: [String]) throws {
        #expect(try offered(line).map { String($0.prefix { $0 != "\t" }) } == expected)
    }

    @Test(arguments: [
        ("vipergen gen A --on-conflict ov", ["overwrite\tDon't keep it: write the new one"]),
        ("vipergen ini", ["init\tWrite .vipergen.json"]),
        ("vipergen gen A --diff", ["--diff\tWith --dry-run: show differences [unified]"]),
        ("vipergen gen A --no-del", ["--no-delegate\tThe opposite of --delegate"]),
        ("vipergen gen A vip", ["viper\tThe usual: five layers", "viper/entity\tSET"]),
    ])
    func `fish shows descriptions`(line: String, expected: [String]) throws {
        #expect(try offered(line) == expected)
    }

    @Test(arguments: [("vipergen check no", "notes.txt"), ("vipergen gen A --header no", "notes.txt")])
    func `fish offers files`(line: String, expected: String) throws {
        #expect(try offered(line) == [expected])
    }

    private func offered(_ line: String) throws -> [String] {
        let run = try ShellRun()
        defer { run.remove() }
        return try run.output(
            of: "fish", ["--no-config"], script: "source ./script.fish\ncomplete --do-complete '\(line)'\n")
    }
}
