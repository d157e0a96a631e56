import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import XcodeProject

/// The Xcode project of an application that has none yet.
@Suite struct NewApplicationTests {
    private static let shop = NewApplication(
        name: "Shop", bundleIdentifier: "com.example.Shop", deploymentTarget: "15.0", swiftVersion: "6.0",
        folders: ["App", "Modules"], testFolders: ["Tests"])

    private static let withLinks: NewApplication = {
        var application = shop
        application.urlSchemes = ["shop", "shop-test"]
        application.infoPlist = "App/Info.plist"
        return application
    }()

    /// Whose folders lie in others, and whose names need quotation marks.
    private static let nested = NewApplication(
        name: "My \"Shop\" & Co", module: "Shop", bundleIdentifier: "com.example.my-shop", deploymentTarget: "17.0",
        swiftVersion: "5.0", folders: ["Sources/My App/App", "Sources/My App/Modules", "Kit"],
        testFolders: ["Sources/Tests"], urlSchemes: ["shop"], infoPlist: "Sources/My App/App/Info.plist")

    private static let withoutTests = NewApplication(
        name: "Shop", bundleIdentifier: "com.example.Shop", deploymentTarget: "15.0", swiftVersion: "6.0",
        folders: ["App"])

    static let all = [shop, withLinks, nested, withoutTests]

    @Test func `the project has two targets, which take the folders that lie on disk`() throws {
        let file = try ProjectFile(Self.shop.projectText)
        #expect(file.objectVersion == 77)
        #expect(file.targets.map(\.name) == ["Shop", "ShopTests"])
        #expect(file.targets.map(\.kind) == [.application, .unitTests])
        #expect(file.targets.map(\.testedTarget) == [nil, "Shop"])
        #expect(file.synchronizedFolders.map(\.path) == ["App", "Modules", "Tests"])
        #expect(file.synchronizedFolders.map(\.targets) == [["Shop"], ["Shop"], ["ShopTests"]])
        #expect(file.synchronizedFolders.map(\.exceptions) == [[:], [:], [:]])
    }

    @Test func `folders in others are found through groups`() throws {
        let file = try ProjectFile(Self.nested.projectText)
        let paths = file.synchronizedFolders.map(\.path)
        #expect(paths.sorted() == (Self.nested.folders + Self.nested.testFolders).sorted())
        #expect(file.groups.compactMap(\.folder).sorted() == ["", "", "Sources", "Sources/My App"])
    }

    @Test(arguments: [withLinks, nested])
    func `an Info dot plist in a folder is no resource`(_ application: NewApplication) throws {
        let file = try ProjectFile(application.projectText)
        let folder = try #require(file.synchronizedFolders.first { $0.path.hasSuffix("App") })
        #expect(folder.exceptions == [application.name: ["Info.plist"]])
        #expect(!folder.isMember("Info.plist", of: application.name))
        #expect(folder.isMember("AppDelegate.swift", of: application.name))
        #expect(application.files.last?.path == application.infoPlist)
    }

    @Test func `without tests there is no target for them`() throws {
        let file = try ProjectFile(Self.withoutTests.projectText)
        #expect(file.targets.map(\.name) == ["Shop"])
        let scheme = String(decoding: Self.withoutTests.schemeText, as: UTF8.self)
        #expect(!scheme.contains("TestableReference"))
    }

    @Test(arguments: all)
    func `each identifier stands for one object, and none leads nowhere`(_ application: NewApplication) throws {
        let text = String(decoding: application.projectText, as: UTF8.self)
        let file = try ProjectFile(application.projectText)
        let known = file.objects.keys.compactMap { file.list.string(at: Int($0)) }
        #expect(Set(known).count == known.count)
        let named = Set(text.matches(of: /[0-9A-F]{24}/).map { String($0.output) })
        #expect(named == Set(known))
        let scheme = String(decoding: application.schemeText, as: UTF8.self)
        #expect(scheme.matches(of: /BlueprintIdentifier = "([0-9A-F]{24})"/).allSatisfy { known.contains("\($0.1)") })
    }

    @Test(arguments: all)
    func `files in its folders need no edit, and others come and go`(_ application: NewApplication) throws {
        let file = try ProjectFile(application.projectText)
        let inside = (application.folders + application.testFolders).map { $0 + "/A/View.swift" }
        #expect(file.problems(of: inside) { _ in true }.isEmpty)
        let targets = zip(inside, application.folders.map { _ in application.name })
        let same = try file.applying(Edit(additions: targets.map { Edit.Addition($0, targets: [$1]) }))
        #expect(!same.isChanged)
        let edited = try file.applying(Edit(additions: [Edit.Addition("Other/A.swift", targets: [application.name])]))
        #expect(edited.isChanged)
        let after = try ProjectFile(edited.text)
        #expect(after.targets(of: "Other/A.swift") == [application.name])
        #expect(try after.applying(Edit(removals: ["Other/A.swift"])).text == application.projectText)
    }

    @Test func `it is written alike each time, and otherwise for another name`() {
        var other = Self.shop
        other.name = "Store"
        #expect(Self.shop.projectText == Self.shop.projectText)
        let identifiers = [Self.shop, other].map { application in
            Set(String(decoding: application.projectText, as: UTF8.self).matches(of: /[0-9A-F]{24}/).map(\.output))
        }
        #expect(identifiers[0].isDisjoint(with: identifiers[1]))
    }

    @Test func `the tests run in the application`() {
        let text = String(decoding: Self.nested.projectText, as: UTF8.self)
        let program = #"$(BUILT_PRODUCTS_DIR)/My \"Shop\" & Co.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My \"Shop\" & Co"#
        #expect(text.contains("TEST_HOST = \"\(program)\";"))
        #expect(text.contains("PRODUCT_BUNDLE_IDENTIFIER = \"com.example.my-shop\";"))
        #expect(text.contains("PRODUCT_BUNDLE_IDENTIFIER = \"com.example.my-shopTests\";"))
        #expect(text.contains("PRODUCT_MODULE_NAME = Shop;"))
        #expect(text.contains("INFOPLIST_FILE = \"Sources/My App/App/Info.plist\";"))
    }
}

/// What the toolchain's own readers say of it.
@Suite struct NewApplicationWitnessTests {
    @Test(arguments: NewApplicationTests.all)
    func `plutil reads the project as it is read here`(_ application: NewApplication) throws {
        let witness = try #require(try Plutil.value(of: application.projectText))
        let file = try ProjectFile(application.projectText)
        #expect(witness == file.list.plainValue)
    }

    @Test(arguments: NewApplicationTests.all.filter { !$0.urlSchemes.isEmpty })
    func `plutil reads the schemes in the Info dot plist`(_ application: NewApplication) throws {
        guard case .map(let root)? = try Plutil.value(of: application.infoPlistText),
            case .list(let types)? = root["CFBundleURLTypes"], case .map(let type)? = types.first
        else {
            Issue.record("there are no URL types")
            return
        }
        #expect(type["CFBundleURLSchemes"] == .list(application.urlSchemes.map(PlainValue.text)))
    }

    @Test(arguments: NewApplicationTests.all)
    func `a parser of XML reads the scheme`(_ application: NewApplication) {
        let names = application.hasTests ? [application.name, application.testName] : [application.name]
        #expect(SchemeReader(application.schemeText).names == Set(names))
    }
}

/// The names of what a scheme builds; none where the text is not sound.
private final class SchemeReader: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []

    init(_ text: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(text))
        parser.delegate = self
        if !parser.parse() { names = [] }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let name = attributes["BlueprintName"] { names.insert(name) }
    }
}
