import BuiltInSets
import Platform
import TemplateSets
import Text

extension SetLibrary {
    /// Whether a set of this name is inside the program.
    static func hasBuiltInSet(_ name: String) -> Bool {
        SetLibrary(folders: [], on: PosixFileSystem()).contains(name)
    }

    /// What to say where a new set has the name of a built-in one.
    static func hidingWarning(_ name: String) -> String {
        "warning: the built-in set \(quoted(name)) is hidden by this one wherever both can be used\n"
            + "  Rename the folder to use both.\n"
    }
}
