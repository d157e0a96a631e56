import TemplateSets
import Testing
import Text

@testable import Conventions

/// Where a set writes modules, and what a folder there is called as.
@Suite struct ModuleShapeTests {
    /// The Swift files of a set, folders and the modules that they are called as; nil for none, and where there is no
    /// shape.
    private static let sets: [(files: [String], folders: [String: String?])] = [
        (["Modules/{}/View.swift"], ["Login": "Login", "login": nil, "Log in": nil]),
        (["Modules/{}Flow/View.swift"], ["LoginFlow": "Login", "Login": nil, "Flow": nil]),
        (["{}/{}.swift"], ["Login": "Login"]),
        // The folder with the most files is a module's own.
        (["Domain/{}Domain/{}.swift", "Modules/{}/View.swift", "Modules/{}/Model.swift"], ["Login": "Login"]),
        (["Views/{}View.swift", "Models/{}Model.swift"], ["Login": nil]),
        (["Views/{}/{}View.swift", "Models/{}Model.swift"], ["Login": nil]),
        (["Modules/{snake}/View.swift"], ["Login": nil, "login": nil]),
    ]

    @Test(arguments: sets)
    func `a folder is called as a module`(_ files: [String], _ folders: [String: String?]) {
        let shape = ModuleShape(
            of: files.map { file in
                Path.components(file).map { part in
                    NamePattern(
                        part.replacing("{}", with: PlaceholderName.module)
                            .replacing("{snake}", with: CaseForm.snake.apply(to: PlaceholderName.module)))
                }
            })
        for (folder, name) in folders { #expect(shape?.home.name(ofFolder: folder) == name) }
    }
}
