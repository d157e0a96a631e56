/// A question that a module asks of the project's index and that is answered with yes or no.
struct IndexQuestion: Hashable {
    enum Kind {
        /// Whether some Swift file has a name, in the whole project or in the module's application.
        case isFile, isFileOfApplication
        /// Whether there is a storyboard or xib of a name, or one in several languages.
        case isInterface, isLocalized
        /// Whether there is a test file of a name, or some test that is named for a module.
        case isTest, hasTests
        /// Whether a type is called as one of some module, or as one of a module with another name than that which
        /// asks.
        case isOfSomeModule, isOfOtherModule
        /// Whether a type is another module's, and not for others.
        case isInternal
        /// Whether what has a type may hold another object weakly.
        case mayBeWeakProxy
        /// Whether the one Swift file of a name lies outside of the module that asks.
        case liesOutside
        /// Whether a folder is some module's.
        case isModuleFolder
        /// Whether another module has the name of the one that asks.
        case isDoubled
        /// Whether the folder of the one that asks is called as another one, and that one's as it.
        case isSwapped
        /// Whether the Xcode project names a Swift module.
        case isSwiftModule
        /// Whether a folder at the top of the project has a name.
        case isTopFolder
    }

    let kind: Kind
    /// What it is asked of; empty for the module itself.
    let name: String

    init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// Whether all modules of an application get one answer.
    var isSameForAll: Bool {
        switch kind {
        case .isFile, .isFileOfApplication, .isInterface, .isLocalized, .isTest, .hasTests, .isOfSomeModule,
            .mayBeWeakProxy, .isModuleFolder, .isSwiftModule, .isTopFolder:
            true
        case .isOfOtherModule, .isInternal, .liesOutside, .isDoubled, .isSwapped: false
        }
    }
}

extension ProjectIndex {
    /// The answer to a question of a module.
    func answer(_ question: IndexQuestion, to module: Asker) -> Bool {
        let name = question.name
        return switch question.kind {
        case .isFile: hasFile(named: name)
        case .isFileOfApplication: hasFile(named: name, inProject: module.project)
        case .isInterface: hasInterface(named: name)
        case .isLocalized: isLocalized(name)
        case .isTest: hasTest(name)
        case .hasTests: hasTests(ofModule: name)
        case .isOfSomeModule: isOfSomeModule(name)
        case .isOfOtherModule: isOfModule(name, otherThan: module.name)
        case .isInternal: foreignModule(declaring: NameHash.of(name), seenFrom: module) != nil
        case .mayBeWeakProxy: mayBeWeakProxy(name[...])
        case .liesOutside: place(outside: module, ofFile: name) != nil
        case .isModuleFolder: hasModule(in: name)
        case .isDoubled: double(of: module.folder) != nil
        case .isSwapped: folderSwapped(with: module) != nil
        case .isSwiftModule: namesModule(name)
        case .isTopFolder: hasFolder(named: name)
        }
    }
}
