import Testing

/// What only UIKit and SwiftUI ask a screen for, which no other code of a module misses.
@Suite struct CheckFrameworkCallTests {
    /// What nothing else of the module calls, but UIKit: a row that is swiped, and the screen that is shown.
    @Test(arguments: [
        (
            "viper", "Modules/Main/View/MainViewController.swift",
            "    func tableView(\n        _ tableView: UITableView, trailingSwipe", "    }\n\n}",
            "'didTapBeta' is never called"
        ),
        (
            "viper", "Modules/Main/View/MainViewController.swift",
            "    func tableView(_ tableView: UITableView, didSelectRowAt", "    }\n", "'didTapAlpha' is never called"
        ),
        (
            "viper", "Modules/Main/View/MainViewController.swift", "                done(true)\n", "\n",
            "'tableView' does not call 'done'"
        ),
        (
            "viper-protocols", "Modules/Main/View/MainViewController.swift", "                done(true)\n", "\n",
            "'tableView' does not call 'done'"
        ),
        (
            "viper-swiftui", "Modules/Main/Presenter/MainPresenter.swift", "        attempt += 1", "\n",
            "'didTapRetry' does not set 'attempt'"
        ),
        (
            "viper-swiftui", "Modules/Main/Presenter/MainPresenter.swift", "            if case .loaded",
            "(error.localizedDescription)\n            }\n",
            "'load' does not set 'isShowingReloadError'"
        ),
        (
            "viper-swiftui", "Modules/Main/View/MainView.swift", "            .overlay {",
            "                }\n            }\n",
            "'content' does not call 'overlay'"
        ),
    ])
    func `what a framework asks for is missed`(
        _ set: String, file: String, start: String, end: String, message: String
    ) throws {
        let session = try Session()
        session.run("gen Post viper/entity --property id:Int")
        for name in ["Alpha", "Beta"] { session.run("gen \(name) \(set) --input postId:Int") }
        session.run("gen Main \(set) --entity Post --opens Alpha --opens Beta")
        try #require(session.found("check --strict") == [])
        let text = try session.sandbox.text(file)
        let first = try #require(text.firstRange(of: start)?.lowerBound)
        let last = try #require(text[first...].firstRange(of: end)?.upperBound)
        try session.write(file, String(text[..<first] + text[last...]))
        let found = session.found("check --rule missing-wiring")
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }
}
