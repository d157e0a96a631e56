import Testing

/// `vipergen check --fix`: an import that goes leaves no trace.
@Suite struct CheckImportFixTests {
    /// The text before the presenter's class, and what it is after fixing.
    private static let heads = [
        ("import UIKit\n\nimport Foundation\n\n", "import Foundation\n\n"),
        ("import Foundation\n\nimport UIKit\n\n", "import Foundation\n\n"),
        ("import UIKit\nimport SwiftUI\n\nimport Foundation\n\n", "import Foundation\n\n"),
        ("import Foundation\n\nimport UIKit\nimport SwiftUI\n\n", "import Foundation\n\n"),
        ("import Foundation\n\nimport UIKit\n\nimport SwiftUI\n\n", "import Foundation\n\n"),
        ("\u{FEFF}import UIKit\n\nimport Foundation\n\n", "\u{FEFF}import Foundation\n\n"),
        ("import UIKit\r\n\r\nimport Foundation\r\n\r\n", "import Foundation\r\n\r\n"),
        ("import Foundation\r\n\r\nimport UIKit\r\n\r\n", "import Foundation\r\n\r\n"),
        ("// A header\n\nimport UIKit\n\nimport Foundation\n\n", "// A header\n\nimport Foundation\n\n"),
        ("import Foundation\nimport UIKit\n\n", "import Foundation\n\n"),
        ("import Foundation\n\nimport UIKit\n\n\n", "import Foundation\n\n\n"),
        ("import Foundation\n  import UIKit\t\n\n", "import Foundation\n\n"),
        ("import UIKit // for the colours\nimport Foundation\n\n", "import Foundation\n\n"),
        ("import UIKit /* for the colours */\nimport Foundation\n\n", "/* for the colours */\nimport Foundation\n\n"),
        ("import UIKit; import Foundation\n\n", "import Foundation\n\n"),
        ("import Foundation; import UIKit\n\n", "import Foundation\n\n"),
        ("import UIKit;\nimport Foundation\n\n", "import Foundation\n\n"),
        ("@preconcurrency import UIKit\nimport Foundation\n\n", "import Foundation\n\n"),
    ]

    @Test(arguments: heads)
    func `the file is as a person would leave it`(_ head: String, _ fixed: String) throws {
        let session = try Session(modulesOn: .memory)
        let body = try session.sandbox.text(Session.presenter).replacing("import Foundation\n\n", with: "")
        try session.write(Session.presenter, head + body)
        #expect(session.run("check --strict").code == 1)
        #expect(session.run("check --fix --strict").code == 0)
        #expect(try session.sandbox.text(Session.presenter) == fixed + body)
    }

    /// What comes with UIKit has to be imported by itself then.
    @Test(arguments: [
        ("_ = UNUserNotificationCenter.current()", "import UserNotifications\n"),
        ("_ = UNUserNotificationCenter.current(); _ = Date()", "import Foundation\nimport UserNotifications\n"),
        ("_ = CTFontCreateUIFontForLanguage(.system, 12, nil)", "import CoreText\n"),
        ("_ = UTType.png", "import UniformTypeIdentifiers\n"),
        ("_ = CGImageSourceGetType(source)", "import ImageIO\n"), ("_ = UNITS.first", "import Foundation\n"),
    ])
    func `what UIKit brings along is kept`(_ statement: String, _ imports: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "import Foundation\n", "import UIKit\n")
        try session.edit(Session.presenter, "func didTapClose() {", "func didTapClose() {\n        \(statement)")
        session.run("check --fix --rule unused-import")
        let text = try session.sandbox.text(Session.presenter)
        #expect(text.hasPrefix(imports), "\(text)")
    }

    @Test func `nothing is left behind at the end of a file`() throws {
        let session = try Session(modulesOn: .memory)
        let text = try session.sandbox.text(Session.presenter)
        try session.write(Session.presenter, text + "\nimport UIKit\n\n")
        #expect(session.run("check --fix --strict").code == 0)
        #expect(try session.sandbox.text(Session.presenter) == text)
    }

    @Test func `imports that each would bring Foundation do not go both`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "import Foundation\n", "import UIKit\nimport SwiftUI\n")
        try session.edit(Session.presenter, "func didTapClose() {", "func didTapClose() {\n        _ = Date()")
        #expect(session.run("check --fix --strict").code == 0)
        #expect(try session.sandbox.text(Session.presenter).hasPrefix("import Foundation\n\n@MainActor"))
    }
}
