import Platform

/// Something new that is built in a staging folder and gets its place with one rename: a file in a folder that
/// exists, or the topmost of new folders with everything in it.
struct StagedItem: Sendable {
    /// One thing to make, its path below the item's: empty for the item itself, else starting with a slash.
    enum Step: Sendable {
        case folder(String)
        case file(String, index: Int)
    }

    /// The number of the existing folder it goes into.
    let folder: Int
    /// Its name there.
    let name: String
    /// The file that it takes the place of, as it was validated.
    let replaced: Entry?
    /// What to make, folders before what is in them.
    var steps: [Step]
}
