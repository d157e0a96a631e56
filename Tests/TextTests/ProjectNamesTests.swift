import Testing
import Text

@Suite struct ProjectNamesTests {
    @Test(arguments: [
        ("Pods", true), (".build", true), ("App.xcodeproj", true), ("de.lproj", true), ("Modules", false),
        ("build", true), ("Build", false), ("App.Screens", false),
    ])
    func `folders of tools and bundles are foreign`(name: String, isForeign: Bool) {
        #expect(ForeignFolders.contain(name) == isForeign)
    }

    @Test(
        arguments: [
            ("ClientListTests", "ClientList"), ("ClientListTest", "ClientList"), ("ClientListSpec", "ClientList"),
            ("ClientList", nil), ("ClientListMock", nil),
        ] as [(Substring, Substring?)])
    func `a test is named for its subject`(base: Substring, subject: Substring?) {
        #expect(TestNames.subject(of: base) == subject)
        #expect(TestNames.areTests(base.utf8) == (subject != nil))
    }

    @Test(arguments: ["XMocks", "XSpy", "XStub", "XFake", "XDummy", "XTests"])
    func `what only tests use is named so`(name: String) {
        #expect(TestNames.areTestSupport(name[...].utf8))
        #expect(!TestNames.areTestSupport((name + "Kit")[...].utf8))
    }
}
