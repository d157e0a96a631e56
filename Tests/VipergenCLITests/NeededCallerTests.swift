import Testing

/// What modules need, of those who name them in other ways than by making them.
@Suite struct NeededCallerTests {
    /// Who makes an object for others to use, or is told something, gives no input.
    @Test func `whoever hands a module on, or listens to it, is not asked for inputs`() throws {
        let session = try Session()
        let event = ["--event", "didAdd(clientId: Int)"]
        session.run(["gen", "Client", "viper-protocols", "--input", "clientId:Int"] + event)
        session.run("gen Clients viper-protocols --entity Client --opens Client")
        for policy in ["fail", "overwrite"] {
            let words = ["gen", "Client", "viper-protocols", "--input", "clientId:Int", "--on-conflict", policy]
            let again = session.run(words + event)
            #expect(again.code == 0 && !again.errors.contains("does not give"), "\(again)")
        }
    }

    @Test func `a child that gets an input after its parent asks who makes it`() throws {
        let session = try Session()
        let event = ["--event", "didAdd(clientId: Int)"]
        session.run(["gen", "Add", "viper-protocols"] + event)
        session.run("gen Clients viper-protocols --opens Add")
        let words = ["gen", "Add", "viper-protocols", "--input", "clientId:Int", "--on-conflict", "overwrite"]
        let notes = session.run(words + event).errors.split(separator: "\n").filter { $0.contains("does not give") }
        let path = "Modules/Clients/Router/ClientsRouter.swift"
        #expect(notes == ["note: 'AddAssembly' needs 'clientId:Int', which \(path) does not give it yet"])
    }

    /// What is missing of a module that was generated without it is no reason.
    @Test(arguments: ["viper", "viper-protocols", "viperbase", "vipera"])
    func `a module without a delegate asks for its inputs`(_ set: String) throws {
        let session = try Session()
        let isSwitched = session.run("gen Start \(set) --input x:Int --no-delegate").code == 0
        if !isSwitched { session.run("gen Start \(set) --input x:Int") }
        let outcome = session.run("gen Inbox \(set) --opens Start")
        #expect(outcome.code == 64 && outcome.errors.contains("--opens 'Start' needs 'x:Int'"), "\(outcome)")
        #expect(outcome.errors.contains("Add --input 'x:Int'"), "\(outcome)")
    }
}
