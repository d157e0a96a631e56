import SwiftOutline

/// What an application or a framework has once, whatever modules it has: nothing that a second module could have.
enum ApplicationFiles {
    /// Whether a file or folder tells so by its name: a data model, an icon, a list of all tests.
    static func areNamed(_ name: String) -> Bool {
        endings.contains(where: name.hasSuffix) || names.contains(name)
    }

    private static let endings = [
        ".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel", ".entitlements", ".xcodeproj", ".xcworkspace", ".modulemap",
        "-Info.plist",
    ]
    private static let names: Set = [
        "AppIcon.appiconset", "AccentColor.colorset", "LaunchScreen.storyboard", "Info.plist", "Preview Content",
        "LinuxMain.swift", "XCTestManifests.swift",
    ]

    /// Whether a catalogue holds the application's icon: what else is in it is the application's as well.
    static func isCatalogue(_ folder: String, holding names: [String]) -> Bool {
        folder.hasSuffix(".xcassets") && names.contains("AppIcon.appiconset")
    }

    /// Whether a file tells so by what is in it: where the program begins, or the header of a framework.
    static func isOne(_ name: String, _ contents: [UInt8]) -> Bool {
        if name.hasSuffix(".h") { return contents.firstIndex(of: Array("VersionNumber;".utf8)) != nil }
        guard name.hasSuffix(".swift") else { return false }
        let outline = Outline(contents)
        return outline.types.contains { type in
            outline[type.attributes].contains { mains.contains(outline.text(of: $0)) }
                || type.kind != .extension && outline[type.inherits].contains { hosts.contains(outline.text(of: $0)) }
        }
    }

    private static let mains: Set = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
    private static let hosts: Set = [
        "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "App",
    ]
}
