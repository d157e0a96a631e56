import Testing

@testable import Extraction

/// Where a text means a module by its name.
@Suite struct NameTests {
    /// A Swift text as a template, for a module of a name that declares some identifiers.
    private func template(
        _ text: String, _ name: String, declared: Set<String> = [], neighbours: Set<String> = [], isSwift: Bool = true
    ) -> String {
        var vocabulary = Vocabulary(name: name, neighbours: neighbours)
        vocabulary.declared = declared
        let finder = ModuleNameFinder(NameTable(name), vocabulary: vocabulary)
        let named = NamedText(Array(text.utf8), isSwift: isSwift, finder).forPlaceholder
        return String(decoding: TemplateText.file(named, isSwift: isSwift, hasHeader: false), as: UTF8.self)
    }

    @Test(arguments: [
        ("ClientListPresenter", "{{name}}Presenter"), ("clientList", "{{propertyName}}"),
        ("clientListDidClose()", "{{name.camel}}DidClose()"), ("\"client_list\"", "\"{{name.snake}}\""),
        ("\"client-list-cell\"", "\"{{name.kebab}}-cell\""), ("CLIENT_LIST_KEY", "{{name.snake.upper}}_KEY"),
        ("\"Client List\"", "\"{{name.title}}\""), ("\"clientlist\"", "\"{{name.lower}}\""),
        ("\"CLIENTLIST\"", "\"{{name.upper}}\""),
        ("let clientLists: [ClientLists]", "let {{name.plural.camel}}: [{{name.plural}}]"),
        ("updateClientList()", "update{{name}}()"), ("// The ClientList's way", "// The {{name}}'s way"),
        ("\"\\(ClientList.id)\"", "\"\\({{name}}.id)\""), ("ClientListing", "ClientListing"),
        ("ClientListener", "ClientListener"), ("MyClientListHeader", "MyClientListHeader"),
        ("MockClientListView()", "Mock{{name}}View()"), ("StubClientListApi()", "Stub{{name}}Api()"),
        ("MyMockClientListView()", "MyMockClientListView()"), ("ClientList2View", "ClientList2View"),
        ("reclientList", "reclientList"), ("`clientList`", "`{{name.camel}}`"),
    ])
    func `a name of several words is found in all its forms`(_ text: String, _ expected: String) {
        #expect(template(text, "ClientList") == expected)
    }

    @Test(arguments: [
        ("ListPresenter", "{{name}}Presenter"), ("UITableListener", "UITableListener"), ("Listing", "Listing"),
        ("ClientListHeader", "ClientListHeader"), ("List { }", "List { }"), ("ListStyle", "ListStyle"),
        ("list.map { $0 }", "list.map { $0 }"), ("// List of all", "// List of all"),
        ("clientListHeader", "clientListHeader"),
        ("\"List\"", "\"{{name}}\""), ("\"List of all\"", "\"List of all\""),
        ("\"list.title\"", "\"{{name.camel}}.title\""),
        ("\"list_cell\"", "\"{{name.snake}}_cell\""), ("\"list-cell\"", "\"{{name.kebab}}-cell\""),
        ("\"list\"", "\"list\""), ("ListItem", "{{name}}Item"),
        ("listModuleDidClose()", "{{name.camel}}ModuleDidClose()"),
        ("MockListPresenter", "Mock{{name}}Presenter"), ("SpyListRouter", "Spy{{name}}Router"),
        ("MockListHeader", "MockListHeader"), ("ListDetailPresenter", "ListDetailPresenter"),
        ("listDetailDidClose()", "listDetailDidClose()"), ("ListHelper", "{{name}}Helper"),
        ("\"no List.xib: List\"", "\"no {{name}}.xib: List\""),
        ("// In List.storyboard. List", "// In {{name}}.storyboard. List"),
        ("ListListPresenter", "{{name}}{{name}}Presenter"),
    ])
    func `a name of one word counts where it is the module's`(_ text: String, _ expected: String) {
        let result = template(
            text, "List", declared: ["ListItem", "listModuleDidClose", "MockListPresenter"],
            neighbours: ["ListDetailPresenter", "ListHelper"])
        #expect(result == expected)
    }

    @Test(arguments: [
        ("URLList", "URLListView urlListCell uRLList", "{{name}}View {{name.camel}}Cell uRLList"),
        ("Список", "СписокView Списоки", "{{name}}View Списоки"), ("顧客", "顧客View 顧客名", "{{name}}View 顧客名"),
        ("A1", "A1View A12View A1b", "{{name}}View A12View A1b"),
        ("FAQ", "FAQView FAQVC FAQs", "{{name}}View {{name}}VC FAQs"),
        ("Main", "@MainActor DispatchQueue.main MainRouter", "@MainActor DispatchQueue.main {{name}}Router"),
        ("Class", "class ClassView { let `class` = 1 }", "class {{name}}View { let `{{name.camel}}` = 1 }"),
    ])
    func `odd names have their borders`(_ name: String, _ text: String, _ expected: String) {
        #expect(template(text, name, declared: ["FAQVC", "class"]) == expected)
    }

    @Test(arguments: [
        (
            "<scene customClass=\"ListView\" id=\"List\" key=\"list\">List</scene>",
            "<scene customClass=\"{{name}}View\" id=\"{{name}}\" key=\"list\">{{name}}</scene>"
        ),
        (
            "<!--List View Controller--> <!--List of all--> <!--My List View Controller-->",
            "<!--{{name}} View Controller--> <!--List of all--> <!--My List View Controller-->"
        ),
    ])
    func `files that are no Swift have names too`(_ text: String, _ expected: String) {
        #expect(template(text, "List", isSwift: false) == expected)
    }

    @Test(arguments: [
        ("let a = \"{% if %}\" + ClientList", "{{=<% %>=}}\nlet a = \"{% if %}\" + <%name%>"),
        ("let a = \"{{x}}\"", "{{=<% %>=}}\nlet a = \"{{x}}\""),
        ("\"{ClientList}\"", "{{=<% %>=}}\n\"{<%name%>}\""),
        ("\"<%{{\" + ClientList", "{{=<%% %%>=}}\n\"<%{{\" + <%%name%%>"), ("}}ClientList}", "}}{{name}}}"),
    ])
    func `what would be a tag stays text`(_ text: String, _ expected: String) {
        #expect(template(text, "ClientList") == expected)
    }
}
