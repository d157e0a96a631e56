import Extraction
import TestSupport
import Testing

/// What the folders of modules are called.
@Suite struct FolderTests {
    @Test(arguments: [
        (["Home": "home-module", "EditToDo": "edit-to-do-module", "NewToDo": "new-module"], "new-list-module"),
        (["FruitDetail": "fruit-detail", "Fruits": "fruit-list"], "new-list"),
        (["Home": "HomeModule", "EditToDo": "EditModule", "NewToDo": "NewToDoModule"], "NewListModule"),
        (["AddNote": "addNote", "ListNotes": "listNote"], "newList"),
        (["Home": "Home Page", "Login": "LoginPage", "Orders": "Orders Page"], "NewList Page"),
        (["Home": "HomeModule", "Login": "Login"], "NewList"), (["Home": "Start", "Login": "SignIn"], "NewList"),
        (["EditToDo": "Edit"], "NewList"),
    ])
    func `a folder is called as most of those that have the name`(
        _ folders: [String: String], _ expected: String
    ) throws {
        let modules = folders.sorted { $0.key < $1.key }.map { name, folder in
            ModuleSource(
                name: name, folder: folder,
                files: [.init(path: ["\(name)View.swift"], contents: Array("class \(name)View {}\n".utf8))])
        }
        for first in modules.indices {
            var others = modules
            let leader = others.remove(at: first)
            for extraction in [
                Extraction(of: [leader] + others), Extraction(of: leader, comparedWith: others),
            ] {
                let files = try generate("NewList", Extracted(extraction).set)
                #expect(files.keys.sorted() == ["Modules/\(expected)/NewListView.swift"])
            }
        }
    }
}
