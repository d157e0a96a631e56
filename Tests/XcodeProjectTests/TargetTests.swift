import TestSupport
import Testing

@testable import XcodeProject

@Suite struct TargetTests {
    @Test func `targets are known with what they make`() throws {
        #expect(
            try ProjectFile(SampleProject.classic).targets == [
                Target(name: "App", kind: .application, moduleName: "App", platforms: ["iphoneos"], testedTarget: nil),
                Target(
                    name: "AppTests", kind: .unitTests, moduleName: "AppTests", platforms: ["iphoneos"],
                    testedTarget: "App", dependencies: ["App"]),
            ])
    }

    @Test(
        arguments: [
            ("com.apple.product-type.application", .application),
            ("com.apple.product-type.bundle.unit-test", .unitTests),
            ("com.apple.product-type.bundle.ui-testing", .uiTests), ("com.apple.product-type.framework", .framework),
            ("com.apple.product-type.app-extension", .appExtension),
            ("com.apple.product-type.library.static", .library),
            ("com.apple.product-type.extensionkit-extension", .appExtension),
            ("com.apple.product-type.tool", .commandLineTool),
            ("com.apple.product-type.bundle", .other("com.apple.product-type.bundle")),
            ("own", .other("own")), (nil, .aggregate),
        ] as [(String?, Target.Kind)])
    func `a product type says what a target makes`(_ type: String?, _ kind: Target.Kind) {
        #expect(Target.Kind(productType: type) == kind)
    }

    @Test(
        arguments: [
            ("PRODUCT_NAME = \"$(TARGET_NAME)\"", "App"), ("PRODUCT_NAME = \"My App\"", "My_App"),
            ("PRODUCT_NAME = \"9${TARGET_NAME}\"", "_App"), ("PRODUCT_MODULE_NAME = Core", "Core"),
            ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)_X\"", "App_X"),
            ("PRODUCT_NAME = \"$(NAME)\"", nil),
            ("OTHER = 1", "App"), ("PRODUCT_NAME = \"a$\"", nil),
        ] as [(String, String?)])
    func `the module's name follows from the settings that the file has`(_ setting: String, _ name: String?) throws {
        let text = SampleProject.classic.replacing(
            "PRODUCT_NAME = \"$(TARGET_NAME)\"", with: setting, maxReplacements: 1)
        #expect(try ProjectFile(text).targets.first?.moduleName == name)
    }

    @Test func `configurations that differ say nothing`() throws {
        let other =
            "\t\tAA0000000000000000000904 /* Release */ = {isa = XCBuildConfiguration; buildSettings = "
            + "{PRODUCT_NAME = Other; }; name = Release; };\n"
        let text = SampleProject.classic
            .replacing("/* End XCBuildConfiguration section */", with: other + "/* End XCBuildConfiguration section */")
            .replacing(
                "\t\t\t\tAA0000000000000000000902 /* Debug */,\n",
                with: "\t\t\t\tAA0000000000000000000902 /* Debug */,\n\t\t\t\tAA0000000000000000000904 /* Release */,\n"
            )
        #expect(
            try ProjectFile(text).setting("PRODUCT_NAME", of: try #require(try ProjectFile(text).targetObjects.first))
                == nil)
    }

    @Test(arguments: [
        ("TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"", "App"), ("TEST_TARGET_NAME = App", "App"),
        ("OTHER = 1", "App"),
    ])
    func `tests are known with the target that they run in`(_ setting: String, _ target: String) throws {
        let text = SampleProject.classic.replacing("TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"", with: setting)
        #expect(try ProjectFile(text).targets.last?.testedTarget == target)
    }
}
