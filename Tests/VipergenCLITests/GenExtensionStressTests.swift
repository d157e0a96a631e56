import Testing

/// Modules that get more, in every kind of view and of tests.
@Suite struct GenExtensionStressTests {
    private static let options = ["storyboard", "xib", "code"].flatMap { view in
        ["xctest", "swift-testing", "none"].map { ["--view", view, "--tests", $0] }
    }
    private static let lists = [
        "--input", "agentId:Int", "--input", "onDone:(Int, [String]) -> Void", "--cell", "Header",
    ]

    @Test(arguments: options + options.prefix(3).map { $0 + lists })
    func `what is added later is what is generated at once`(_ options: [String]) throws {
        try expectSameLater(options)
    }
}

/// Adds the delegate and a cell to a module that has neither, and compares it with one that has them at once.
func expectSameLater(_ options: [String]) throws {
    let (later, once) = (try Session(), try Session())
    later.run(["gen", "ClientList", "viper", "--no-delegate"] + options)
    for extra in ["viper/delegate", "viper/cell --cell Client"] {
        let outcome = later.run("gen ClientList " + extra)
        #expect(outcome.code == 0 && !outcome.errors.contains("note:"), "\(outcome)")
    }
    once.run(["gen", "ClientList", "viper"] + options + ["--cell", "Client"])
    let tree = try later.tree()
    #expect(try once.tree() == tree)
    for extra in ["viper/delegate", "viper/cell --cell Client"] {
        let outcome = later.run("gen ClientList " + extra)
        #expect(outcome.code == 0 && outcome.lines.allSatisfy { $0.hasPrefix("identical ") }, "\(outcome)")
    }
    #expect(try later.tree() == tree)
}
