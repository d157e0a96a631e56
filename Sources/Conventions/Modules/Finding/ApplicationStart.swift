/// The files with which an application begins.
enum ApplicationStart {
    static let files: Set = ["AppDelegate.swift", "SceneDelegate.swift"]
}
