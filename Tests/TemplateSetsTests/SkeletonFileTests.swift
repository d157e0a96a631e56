import TemplateSets
import Testing
import Text

@Suite struct SkeletonFileTests {
    @Test(arguments: [
        ("Tests/Login/LoginTests.swift", true), ("TestsOfUI/Login/L.swift", true), ("UnitTests/L.swift", true),
        ("AppTests/Login/L.swift", true), ("Modules/Login/Tests/L.swift", true), ("Modules/UnitTests/L.swift", true),
        ("Modules/Login/Tests.swift", false), ("Modules/Login/Tests", false), ("Modules/MyTests/L.swift", false),
        ("Modules/LoginTests.swift", false), ("Tests.swift", false), ("Tests", false), ("", false),
        ("Latest/Login/L.swift", false), ("AppTests.swift", false),
    ])
    func `tests lie below a root for them, or in a module's folder for them`(_ path: String, _ isTest: Bool) {
        #expect(SkeletonFile.isTest(path) == isTest)
        #expect(SkeletonFile.isTest(Path.components(path)) == isTest)
    }
}
