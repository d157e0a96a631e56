/// A project.pbxproj as it was read.
///
/// Reading asks for a sound property list and nothing more: a project may name objects that are not there, and a file
/// may hold no project at all. What is missing is missing from the answers.
public struct ProjectFile: Sendable {
    /// The text as it was read, byte for byte.
    public var text: [UInt8] { list.text }

    /// The form that the text is written in.
    public var format: ProjectFormat { list.format }

    let list: PropertyList
    let objects: ObjectTable
    let tree: FileTree

    /// Reads the bytes of a project.pbxproj.
    public init(_ text: [UInt8]) throws(ProjectFileError) {
        list = try PropertyList(text)
        objects = ObjectTable(list)
        tree = FileTree(objects)
    }

    /// The version of the format, which tells how old an Xcode can open the project: 46 to 90 and more.
    public var objectVersion: Int? { list.string("objectVersion", of: 0).flatMap { Int($0) } }

    /// The project's own object.
    var project: Int? { list.value("rootObject", of: 0).flatMap { objects.object(named: $0) } }
}
