import Platform
import Text

/// What lies where nothing of a name does.
enum NearbyName {
    /// The path, typed as a word was, of what lies beside the places that the word may name and is nearly called as it.
    ///
    /// - Parameter ending: What its name must end with.
    static func of(
        _ word: String, endingWith ending: String = "", among candidates: [String], in project: Project
    ) -> String? {
        let typed = Path.split(word)
        let folders = candidates.map { Path.split($0).folder }
        let names = folders.flatMap { (try? project.fileSystem.names(in: project.path($0))) ?? [] }
        return nearest(to: typed.name, in: names.filter { $0.utf8.ends(with: ending.utf8) }.sorted()).map {
            Path.join(typed.folder, $0)
        }
    }
}
