extension NewApplication {
    private static let configurations = ["Debug", "Release"]

    /// Build settings that all configurations have, and those of one.
    struct Settings {
        var shared: [WrittenEntry]
        var debug: [WrittenEntry] = []
        var release: [WrittenEntry] = []
    }

    /// What has build settings is named by its kind where it is the project, else by its name.
    func configurationList(of owner: String) -> WrittenValue {
        let kind = owner == "PBXProject" ? owner : "PBXNativeTarget"
        let name = owner == "PBXProject" ? self.name : owner
        return mention("configurations \(owner)", "Build configuration list for \(kind) \"\(name)\"")
    }

    func configurations(of owner: String, _ settings: Settings) -> [WrittenObject] {
        let configurations = Self.configurations.map { name in
            let own = name == "Debug" ? settings.debug : settings.release
            let all = (settings.shared + own).sorted { $0.key < $1.key }
            return object(
                "XCBuildConfiguration", "\(name) \(owner)", name,
                [("buildSettings", .dictionary(all)), ("name", .string(name))])
        }
        guard case .mention(let identifier, let name) = configurationList(of: owner) else { return configurations }
        let list = WrittenObject(
            kind: "XCConfigurationList", identifier: identifier, name: name,
            entries: [
                ("buildConfigurations", .list(Self.configurations.map { mention("\($0) \(owner)", $0) })),
                ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
            ])
        return configurations + [list]
    }

    var projectSettings: Settings {
        Settings(
            shared: [
                ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"), ("CLANG_ENABLE_OBJC_ARC", "YES"),
                ("COPY_PHASE_STRIP", "NO"), ("ENABLE_STRICT_OBJC_MSGSEND", "YES"),
                ("ENABLE_USER_SCRIPT_SANDBOXING", "YES"), ("GCC_NO_COMMON_BLOCKS", "YES"),
                ("IPHONEOS_DEPLOYMENT_TARGET", .string(deploymentTarget)),
                ("LOCALIZATION_PREFERS_STRING_CATALOGS", "YES"), ("SDKROOT", "iphoneos"),
                ("SWIFT_VERSION", .string(swiftVersion)),
            ],
            debug: [
                ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"),
                ("GCC_OPTIMIZATION_LEVEL", "0"), ("ONLY_ACTIVE_ARCH", "YES"),
                ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited)"), ("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
            ],
            release: [
                ("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym"), ("ENABLE_NS_ASSERTIONS", "NO"),
                ("SWIFT_COMPILATION_MODE", "wholemodule"), ("VALIDATE_PRODUCT", "YES"),
            ])
    }

    func targetSettings(_ target: Target) -> Settings {
        var settings: [WrittenEntry] = [
            ("CODE_SIGN_STYLE", "Automatic"), ("CURRENT_PROJECT_VERSION", "1"), ("GENERATE_INFOPLIST_FILE", "YES"),
            ("MARKETING_VERSION", "1.0"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("SWIFT_EMIT_LOC_STRINGS", target == .application ? "YES" : "NO"), ("TARGETED_DEVICE_FAMILY", "1,2"),
        ]
        switch target {
        case .application:
            settings += Self.appearance
            settings.append(("PRODUCT_BUNDLE_IDENTIFIER", .string(bundleIdentifier)))
            settings.append(("LD_RUNPATH_SEARCH_PATHS", ["$(inherited)", "@executable_path/Frameworks"]))
            if let module { settings.append(("PRODUCT_MODULE_NAME", .string(module))) }
            if hasInfoPlist { settings.append(("INFOPLIST_FILE", .string(infoPlist))) }
        case .tests:
            settings.append(("PRODUCT_BUNDLE_IDENTIFIER", .string(bundleIdentifier + "Tests")))
            settings.append(("BUNDLE_LOADER", "$(TEST_HOST)"))
            let program = "$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)"
            settings.append(("TEST_HOST", .string(program)))
        }
        return Settings(shared: settings)
    }

    /// What Xcode puts into the Info.plist: scenes, an empty launch screen, and all ways to hold the device.
    private static let appearance: [WrittenEntry] = [
        ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
        ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
        (
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
            """
            UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown \
            UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight
            """
        ),
        (
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
            """
            UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight
            """
        ),
    ]
}
