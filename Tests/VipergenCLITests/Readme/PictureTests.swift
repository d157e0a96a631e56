import Foundation
import TestSupport
import Testing

/// The README's picture is what commands print on a terminal.
@Suite struct PictureTests {
    private static let columns = 110

    @Test func `the picture shows what is printed today`() throws {
        let session = try Session()
        session.isTerminal = true
        let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
        var transcript = Self.show("gen ClientList viper", in: session)
        transcript += Self.show("check", in: session)
        transcript += Self.prompt("sed -i '' 's/weak var view/var view/' \(presenter)")
        try session.replace("weak var view", with: "var view", in: presenter)
        transcript += Self.show("check", in: session)
        transcript += Self.show("check --fix", in: session)
        #expect(transcript.contains("[weak-reference]") && transcript.contains("\u{1B}["))
        let picture = TerminalPicture(transcript, columns: Self.columns).svg
        let difference = try Recording.difference(of: picture, from: Readme.url(".github/session.svg"))
        #expect(difference == nil, "\(difference ?? "")")
        #expect(try Readme.text().contains("(.github/session.svg)"))
    }

    private static func prompt(_ line: String) -> String { "\u{1B}[90m$\u{1B}[0m \(line)\n" }

    private static func show(_ line: String, in session: Session) -> String {
        prompt("vipergen \(line)")
            + session.run(line).transcript.replacing(session.sandbox.root + "/", with: "")
    }
}
