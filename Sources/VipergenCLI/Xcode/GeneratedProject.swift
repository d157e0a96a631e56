/// The tool that writes an Xcode project from a description of its own, which would undo what others do to it.
struct GeneratedProject: Equatable {
    /// The tool's name.
    let tool: String
    /// The file beside the project that tells of it.
    let description: String
    /// What writes the project anew.
    let command: String

    private static let known = [
        GeneratedProject(tool: "XcodeGen", description: "project.yml", command: "xcodegen generate"),
        GeneratedProject(tool: "XcodeGen", description: "project.yaml", command: "xcodegen generate"),
        GeneratedProject(tool: "Tuist", description: "Project.swift", command: "tuist generate"),
        GeneratedProject(tool: "Tuist", description: "Workspace.swift", command: "tuist generate"),
        GeneratedProject(tool: "Tuist", description: "Tuist.swift", command: "tuist generate"),
        GeneratedProject(tool: "Bazel", description: "MODULE.bazel", command: "bazel run //:xcodeproj"),
        GeneratedProject(tool: "Bazel", description: "WORKSPACE", command: "bazel run //:xcodeproj"),
        GeneratedProject(tool: "Bazel", description: "WORKSPACE.bazel", command: "bazel run //:xcodeproj"),
        GeneratedProject(tool: "Bazel", description: "BUILD.bazel", command: "bazel run //:xcodeproj"),
        GeneratedProject(tool: "Bazel", description: "BUILD", command: "bazel run //:xcodeproj"),
    ]

    private init(tool: String, description: String, command: String) {
        self.tool = tool
        self.description = description
        self.command = command
    }

    /// The tool that the names in a project's folder tell of; nil where people edit the project.
    init?(besideProject names: [String]) {
        guard let found = Self.known.first(where: { names.contains($0.description) }) else { return nil }
        self = found
    }
}
