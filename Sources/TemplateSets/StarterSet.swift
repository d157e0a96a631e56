/// The set that `template new` writes: small, complete, and with comments that teach.
public enum StarterSet {
    /// Whether a text can name a set: small letters, digits and dashes.
    public static func isGood(_ name: String) -> Bool {
        name.utf8.count <= 60 && name.first?.isLetter == true && name == nearestName(to: name)
    }

    /// The nearest good name; nil where nothing of the text can be kept.
    public static func nearestName(to text: String) -> String? {
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.joined(separator: "-")
        return name.first?.isLetter == true ? name : nil
    }

    /// The files of a set of this name, with their paths in it.
    ///
    /// - Parameter schema: the URL of the JSON schema that the manifest names; nil for none.
    public static func files(name: String, schema: String? = nil) -> [(path: String, text: String)] {
        [
            ("template.json", manifest(name, schema)),
            ("partials/header.mustache", header),
            ("module/Modules/{{name}}/{{name}}Builder.swift.mustache", builder),
            ("module/Modules/{{name}}/{{name}}Presenter.swift.mustache", presenter),
            ("module/Modules/{{name}}/{{name}}ViewController.swift.mustache", view),
            ("module/Tests/{{name}}/{{name}}PresenterTests.swift.mustache", tests),
        ]
    }

    private static func manifest(_ name: String, _ schema: String?) -> String {
        """
        // A template set: a folder whose trees are the trees that 'vipergen gen' writes.
        // Try it:   vipergen gen ClientList \(name) --input agentId:Int --dry-run --diff
        // Check it: vipergen template lint Templates/\(name)
        {
        \(schema.map { "  \"$schema\": \"\($0)\",\n" } ?? "")  name: "\(name)",
          summary: "The way we build screens",
          version: "1.0.0",

          // Each parameter is an option of 'gen' and a variable of the templates.
          // Types: string, bool, choice (with choices), property (name:Type), and list (of any of these).
          parameters: [
            {
              name: "input",
              type: "list",
              of: "property",
              help: "Something the module is given",
              reserved: ["presenter", "view"],
            },
            { name: "tests", type: "bool", default: true, help: "Whether tests are written" },
          ],

          // A blueprint is a folder beside this file; 'gen NAME \(name)' writes the blueprint 'module'.
          blueprints: {
            module: { summary: "A screen" },
          },

          // What exists only under a condition ('tests', '!tests', 'view == xib'), or once for each item of a list.
          files: {
            "module/Tests": { when: "tests" },
          },
        }

        """
    }

    private static let header = """
        {{! A partial is a piece that templates share. This one is the comment at the head of a file. }}
        {{#header}}
        {{header}}

        {{/header}}

        """

    private static let builder = """
        {{>header}}
        import UIKit

        /// Makes the module and ties its parts together.
        @MainActor
        struct {{name}}Builder {

        {{! In a section over properties, 'name' is the property's; the module's is 'module' there. }}
        {{#input}}
            let {{name}}: {{type}}
        {{/input}}

            func build() -> {{name}}ViewController {
                let presenter = {{name}}Presenter({{#input}}{{name}}: {{name}}{{^-last}}, {{/-last}}{{/input}})
                let view = {{name}}ViewController(presenter: presenter)
                presenter.view = view
                return view
            }

        }

        """

    private static let presenter = """
        {{>header}}
        import Foundation

        @MainActor
        final class {{name}}Presenter {

            /// The way back is weak: the view owns its presenter.
            weak var view: {{name}}ViewController?
        {{#input}}
            let {{name}}: {{type}}
        {{/input}}

            init({{#input}}{{name}}: {{argumentType}}{{^-last}}, {{/-last}}{{/input}}) {
        {{#input}}
                self.{{name}} = {{name}}
        {{/input}}
            }

            func viewIsReady() {
                view?.show(title: "{{name.title}}")
            }

        }

        """

    private static let view = """
        {{>header}}
        import UIKit

        final class {{name}}ViewController: UIViewController {

            private let presenter: {{name}}Presenter

            init(presenter: {{name}}Presenter) {
                self.presenter = presenter
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                presenter.viewIsReady()
            }

            func show(title: String) {
                self.title = title
            }

        }

        """

    private static let tests = """
        {{>header}}
        import UIKit
        import XCTest
        @testable import {{productModule}}

        nonisolated final class {{name}}PresenterTests: XCTestCase {

        {{! A property's 'sample' is an expression of its type; 'inputLacksSamples' tells that for one none is known. }}
        {{#inputLacksSamples}}
            func testViewIsReadyShowsATitle() throws {
                throw XCTSkip("the presenter's inputs are not known here")
            }
        {{/inputLacksSamples}}
        {{^inputLacksSamples}}
            @MainActor func testViewIsReadyShowsATitle() {
                let presenter = {{name}}Presenter({{#input}}{{name}}: {{sample}}{{^-last}}, {{/-last}}{{/input}})
                let view = {{name}}ViewController(presenter: presenter)
                presenter.view = view

                presenter.viewIsReady()

                XCTAssertEqual(view.title, "{{name.title}}")
            }
        {{/inputLacksSamples}}

        }

        """
}
