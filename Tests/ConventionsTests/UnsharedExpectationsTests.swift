import Conventions
import TemplateSets
import TestSupport
import Testing

/// What a set expects and the modules that follow it do not share.
struct UnsharedExpectationsTests {
    /// What some of all modules lack once a text of one of their files is replaced.
    private func unshared(
        _ count: Int, of all: Int, in file: String, _ old: String, _ new: String
    ) throws -> UnsharedExpectations {
        var project = try ExampleProject((0..<all).map { "Screen\($0)x" })
        for number in 0..<count {
            let path = file.replacing("@", with: "Screen\(number)x")
            let text = try #require(project.files[path])
            project.files[path] = text.replacing(old, with: new.replacing("@", with: "Screen\(number)x"))
            #expect(project.files[path] != text)
        }
        return try project.checker().unsharedExpectations(of: "viper")
    }

    @Test(arguments: [
        (0, 4, false), (1, 2, true), (1, 3, true), (1, 31, true), (1, 32, false), (2, 32, false), (3, 32, true),
        (2, 96, false), (3, 96, true),
    ])
    func `what some modules lack is none of their convention, but for very few of many`(
        _ count: Int, _ all: Int, _ isUnshared: Bool
    ) throws {
        let unshared = try unshared(
            count, of: all, in: "Modules/@/Presenter/@Presenter.swift", "    var router:", "    var way:")
        #expect(unshared.lacking == (isUnshared ? [PlaceholderName.module + "Presenter.router"] : []))
        #expect(unshared.differing == [])
    }

    @Test(arguments: [(1, true), (2, false)])
    func `what stands in a file that one module alone has is no habit`(_ count: Int, _ isUnshared: Bool) throws {
        var project = try ExampleProject((0..<4).map { "Screen\($0)x" })
        for number in count..<4 {
            let path = "Modules/Screen\(number)x/Screen\(number)xModuleDelegate.swift"
            #expect(project.files.removeValue(forKey: path) != nil)
        }
        let unshared = try project.checker().unsharedExpectations(of: "viper")
        #expect(unshared.lacking.contains(PlaceholderName.module + "ModuleDelegate.*") == isUnshared)
        #expect(!unshared.lacking.contains(PlaceholderName.module + "ModuleDelegate.swift"))
    }

    /// What one of very many has is a slip, unless it is one of those that the set was made of.
    @Test(arguments: [(0, 4, false), (1, 4, true), (1, 32, false), (3, 32, true)])
    func `files that are called otherwise are a habit of some modules`(
        _ count: Int, _ all: Int, _ isHabit: Bool
    ) throws {
        var project = try ExampleProject((0..<all).map { "Screen\($0)x" })
        for number in 0..<count { project.files["Modules/Screen\(number)x/View/Badge.swift"] = "struct Badge {}\n" }
        let checker = try project.checker()
        #expect(try checker.unsharedExpectations(of: "viper").haveOtherFiles == isHabit)
        guard count > 0 else { return }
        let example = ExampleModule(folder: "Modules/Screen0x")
        #expect(try checker.unsharedExpectations(of: "viper", madeFrom: [example]).haveOtherFiles)
    }

    @Test func `a property that many have of another type is still a property of all`() throws {
        let unshared = try unshared(
            3, of: 8, in: "Modules/@/Presenter/@Presenter.swift", "Router!", "Router2!")
        #expect(unshared.differing == [PlaceholderName.module + "Presenter.router"])
        #expect(unshared.lacking == [])
    }

    @Test func `what is there and nearly so called is missed by mistake, however few modules there are`() throws {
        let unshared = try unshared(
            1, of: 4, in: "Modules/@/Presenter/@Presenter.swift", "    var router:", "    var ruoter:")
        #expect(unshared.lacking == [])
    }

    /// Of a screen without one of the files nobody knows whether it needs that; one whose file is called otherwise has
    /// it.
    @Test(arguments: [(nil, true), ("Modules/Screen0x/Router/Screen0xRoutr.swift", false)])
    func `a file that one module does without is asked of nobody`(_ other: String?, _ isUnshared: Bool) throws {
        var project = try ExampleProject((0..<32).map { "Screen\($0)x" })
        let text = project.files.removeValue(forKey: "Modules/Screen0x/Router/Screen0xRouter.swift")
        if let other { project.files[other] = text }
        let lacking = try project.checker().unsharedExpectations(of: "viper").lacking
        #expect(lacking.contains(PlaceholderName.module + "Router.swift") == isUnshared)
    }

    @Test(arguments: [(1, false), (3, true)])
    func `a layer that many modules name is one that it may name`(_ count: Int, _ isUnshared: Bool) throws {
        let unshared = try unshared(
            count, of: 16, in: "Modules/@/View/@ViewController.swift", "    func didTapClose() {\n",
            "    var other: @Router?\n    func didTapClose() {\n")
        #expect(unshared.references == (isUnshared ? ["view": ["router"]] : [:]))
    }

    @Test func `what the examples lack is asked of nobody`() throws {
        var project = try ExampleProject((0..<32).map { "Screen\($0)x" })
        try project.replace(
            "    var router:", with: "    var way:", in: "Modules/Screen0x/Presenter/Screen0xPresenter.swift")
        let checker = try project.checker()
        #expect(try checker.unsharedExpectations(of: "viper").lacking == [])
        let learnt = try checker.unsharedExpectations(
            of: "viper", madeFrom: [ExampleModule(folder: "Modules/Screen0x")])
        #expect(learnt.lacking == [PlaceholderName.module + "Presenter.router"])
    }
}
