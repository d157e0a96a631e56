/// The project's index as one module asks it. What was asked is noted: by the answers another module is told that is
/// the same but for its name.
final class ModuleIndex {
    private let index: ProjectIndex
    private let bases: BaseClasses
    let asker: ProjectIndex.Asker
    /// Whether it has told what is in a class that is named after the module: another module's may have anything in it.
    private(set) var hasReadNamesake = false
    /// What was asked, and whether the answer was yes. What is asked of every name in a text is left out.
    private(set) var answers: [(question: IndexQuestion, answer: Bool)] = []

    init(_ index: ProjectIndex, _ bases: BaseClasses, for asker: ProjectIndex.Asker) {
        self.index = index
        self.bases = bases
        self.asker = asker
    }

    var directories: [String: String] { index.directories }
    var folderHabit: FolderHabit { index.folderHabit }
    var memberships: ModuleMemberships { index.memberships }
    var productModule: String? { index.productModule }

    private func ask(_ kind: IndexQuestion.Kind, _ name: String = "") -> Bool {
        let question = IndexQuestion(kind, name)
        let answer = index.answer(question, to: asker)
        answers.append((question, answer))
        return answer
    }

    private func noting<Answer>(_ answer: Answer?, to kind: IndexQuestion.Kind, _ name: String = "") -> Answer? {
        answers.append((IndexQuestion(kind, name), answer != nil))
        return answer
    }

    /// Whether some Swift file is called by this name.
    func hasFile(named name: String) -> Bool { ask(.isFile, name) }

    /// The same of the application that the module is part of.
    func hasFileOfApplication(named name: String) -> Bool { ask(.isFileOfApplication, name) }

    /// Whether there is a storyboard or xib of this name.
    func hasInterface(named name: String) -> Bool { ask(.isInterface, name) }

    /// Whether a storyboard or xib of this name is there in several languages, in folders that are nobody's modules.
    func isLocalized(_ name: String) -> Bool { ask(.isLocalized, name) }

    /// Whether there is a test file of this name.
    func hasTest(_ name: String) -> Bool { ask(.isTest, name) }

    /// Whether some test is named for a module.
    func hasTests(ofModule name: String) -> Bool { ask(.hasTests, name) }

    /// Whether a type is called as one of some module.
    func isOfSomeModule(_ type: String) -> Bool { ask(.isOfSomeModule, type) }

    /// Whether a type is called as one of a module with another name.
    func isOfOtherModule(_ type: String) -> Bool { ask(.isOfOtherModule, type) }

    /// Whether what has a type may be a proxy that holds another object weakly.
    func mayBeWeakProxy(_ type: Substring) -> Bool {
        index.hasWeakProxies && ask(.mayBeWeakProxy, String(type))
    }

    /// Whether a folder is some module's.
    func hasModule(in folder: String) -> Bool { ask(.isModuleFolder, folder) }

    /// Whether the Xcode project names a Swift module.
    func namesModule(_ name: String) -> Bool { ask(.isSwiftModule, name) }

    /// Whether a folder at the top of the project has a name.
    func hasFolder(named name: String) -> Bool { ask(.isTopFolder, name) }

    /// Where another module of the same name lies in the same application; nil where there is none.
    func double() -> String? { noting(index.double(of: asker.folder), to: .isDoubled) }

    /// The folder that is called as the module and holds the one which the module's own folder is called as.
    func folderSwapped() -> String? { noting(index.folderSwapped(with: asker), to: .isSwapped) }

    /// Where the one Swift file of this name is that lies outside of the module, though in its application.
    func place(ofFile name: String) -> String? {
        noting(index.place(outside: asker, ofFile: name), to: .liesOutside, name)
    }

    /// The class of this name in the one Swift file that is called so and lies outside of the module; nil where there
    /// is none. What is named after the module is none that others inherit.
    func baseClass(_ name: String) -> BaseClass? { name.contains(asker.name) ? nil : outerClass(name) }

    /// The same also of what is named after the module, as a screen is that lies in another folder.
    func outerClass(_ name: String) -> BaseClass? {
        guard let path = place(ofFile: name + ".swift") else { return nil }
        hasReadNamesake = hasReadNamesake || name.contains(asker.name)
        return bases.baseClass(name, in: path)
    }

    /// Whether the one Swift file that is called as a type and lies outside of the module lets go of what a property of
    /// some name holds; also where there is no such file.
    func letsGo(of property: String, inFileOf type: String) -> Bool {
        guard let path = place(ofFile: type + ".swift") else { return true }
        return bases.letsGo(of: property, in: path)
    }

    /// Whether a type keeps a function that it is given, and never lets go of it, as the one Swift file tells that is
    /// called as the type and lies outside of the module.
    func keepsFunction(_ slot: ForeignSlot, inFileOf type: String) -> Bool {
        place(ofFile: type + ".swift").map { bases.keepsFunction(slot, by: type, in: $0) } ?? false
    }

    /// Whether the class that is declared in the one Swift file which is called as it and lies outside of the module,
    /// or one that it inherits, keeps subscriptions in a property of some name, and never ends them.
    func keepsSubscriptions(in property: String, ofClass name: String) -> Bool {
        var next: String? = name
        var seen: Set<String> = []
        while let name = next.map({ String($0.prefix { $0 != "<" }) }), seen.insert(name).inserted,
            let path = place(ofFile: name + ".swift")
        {
            if let keeps = bases.keepsSubscriptions(in: property, of: name, in: path) { return keeps }
            next = baseClass(name)?.superclass
        }
        return false
    }

    /// The foreign module whose internal type has a name with this hash. It is asked of every name, and not noted.
    func foreignModule(declaring name: UInt64) -> String? { index.foreignModule(declaring: name, seenFrom: asker) }

    /// Whether the module of such a type has a builder of its own.
    func hasBuilder(besides name: UInt64) -> Bool { index.hasBuilder(besides: name, seenFrom: asker) }

    /// Where the test of a file goes.
    func testPath(_ test: ExpectedTest, called name: String, of file: ModuleFile, in module: CheckedModule) -> String {
        index.testPath(test, called: name, of: file, in: module)
    }
}
