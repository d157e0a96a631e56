import Text

/// An application for phones and tablets whose Xcode project is still to be written, with its unit tests.
///
/// What lies in its folders is in the project without being named there, for Xcode 16 and later keep them in step with
/// the disk: the project stays as it is, whatever is generated into them. Paths go out from the folder that the project
/// lies in.
public struct NewApplication: Sendable, Equatable {
    /// The name of the project, of the application and of the scheme: one component of a path.
    public var name: String
    /// The name of the Swift module; nil for the one that Xcode makes of the application's name.
    public var module: String?
    /// The bundle identifier, such as `com.example.Shop`; that of the tests is made of it.
    public var bundleIdentifier: String
    /// The oldest iOS that the application runs on, such as `15.0`.
    public var deploymentTarget: String
    /// The language version that the sources are compiled with, such as `6.0`.
    public var swiftVersion: String
    /// The folders of the application, none inside another.
    public var folders: [String]
    /// The folders of its unit tests, none inside another or one of the application's; without any there is no target
    /// for tests.
    public var testFolders: [String]
    /// The schemes of the links that the application opens.
    public var urlSchemes: [String]
    /// The Info.plist for what build settings cannot say, in one of the folders; asked for only where there is such.
    public var infoPlist: String

    /// An application of these parts.
    public init(
        name: String, module: String? = nil, bundleIdentifier: String, deploymentTarget: String, swiftVersion: String,
        folders: [String], testFolders: [String] = [], urlSchemes: [String] = [], infoPlist: String = ""
    ) {
        self.name = name
        self.module = module
        self.bundleIdentifier = bundleIdentifier
        self.deploymentTarget = deploymentTarget
        self.swiftVersion = swiftVersion
        self.folders = folders
        self.testFolders = testFolders
        self.urlSchemes = urlSchemes
        self.infoPlist = infoPlist
    }

    /// The path of the project.
    public var project: String { name + ".xcodeproj" }

    /// The files to write: the project's own, the scheme that all who open it share, and the Info.plist where one is
    /// needed.
    public var files: [(path: String, text: [UInt8])] {
        var files = [
            ("\(project)/project.pbxproj", projectText),
            ("\(project)/xcshareddata/xcschemes/\(name).xcscheme", schemeText),
        ]
        if hasInfoPlist { files.append((infoPlist, infoPlistText)) }
        return files
    }

    /// Whether something has to be said that build settings cannot say.
    var hasInfoPlist: Bool { !urlSchemes.isEmpty }
    var hasTests: Bool { !testFolders.isEmpty }
    var testName: String { name + "Tests" }

    /// The identifier of an object of the project, made of what it stands for.
    func identifier(_ part: String) -> String {
        var identifiers = Identifiers()
        return identifiers.make(.part(part), unit: name) { _ in false }
    }
}
