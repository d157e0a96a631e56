import Testing

@testable import Extraction

/// What a module is called.
@Suite struct ModuleNameTests {
    @Test(
        arguments: [
            ("ClientList", ["ClientListPresenter", "ClientListView"], "ClientList"),
            ("ClientList", ["ClientListPresenter", "Cell"], "ClientList"),
            ("Clients", ["ClientListPresenter", "ClientListView"], "ClientList"),
            ("ClientListModule", ["ClientListPresenter", "ClientListView"], "ClientList"),
            ("ClientListModule", ["ClientListPresenter", "AddPresenter", "AddView", "OpenView"], "ClientList"),
            ("client-list", ["ClientListViewController", "ClientListViewModel"], "ClientList"),
            ("list", ["ListPresenter"], "List"), ("x", ["ListPresenter", "ListingView"], nil),
            ("x", ["ListPresenter", "ListView", "Cell"], "List"), ("Modules", ["APresenter", "BPresenter"], nil),
            ("Список", ["СписокView"], "Список"), ("y", ["СписокView", "СписокPresenter"], "Список"),
            ("URLs", ["URLListPresenter", "URLListView"], "URLList"), ("x", ["a", "b"], nil),
        ] as [(String, [String], String?)])
    func `folder and files tell the name`(_ folder: String, _ files: [String], _ name: String?) {
        #expect(ModuleNameGuess.name(folder: folder, files: files.map { $0 + ".swift" }) == name)
    }
}
