import Conventions
import Testing

/// What is called a presenter since it presents something is no layer of a module.
struct HelperPresenterTests {
    private func imports(_ presenter: String, besides files: [String], in view: String) throws -> Int {
        var all = ["App/Picker/PickerPresenter.swift": "import UIKit\n" + presenter]
        for file in files { all["App/Picker/\(file).swift"] = "class \(file) {\n    \(view)\n}\n" }
        return try ExampleProject(files: all).violations().filter { $0.rule == .forbiddenImport }.count
    }

    @Test(arguments: [
        // A view, whatever it is called.
        ("class PickerPresenter: UITextField {\n    let bar = UIToolbar()\n}\n", ["PickerView", "PickerRouter"], 0),
        ("class PickerPresenter {\n    let bar = UIToolbar()\n}\n", ["PickerView", "PickerRouter"], 1),
        // It knows no view, and none knows it.
        ("enum PickerPresenter {\n    static func show(from screen: UIViewController) {}\n}\n", ["PickerView"], 0),
        ("class PickerPresenter {\n    var popup: UIViewController?\n}\n", ["PickerView"], 0),
        ("class PickerPresenter {\n    var popup: UIViewController?\n}\n", ["PickerPresenterProtocol"], 0),
        ("class PickerPresenter {\n    weak var view: PickerView?\n    let bar = UIToolbar()\n}\n", ["PickerView"], 1),
        (
            "protocol PickerInput {}\nclass PickerPresenter {\n    let view: PickerInput\n    let bar = UIToolbar()\n}\n",
            ["PickerView"], 1
        ),
    ])
    func `is bound to no layer`(_ presenter: String, _ files: [String], _ count: Int) throws {
        #expect(try imports(presenter, besides: files, in: "var count = 0") == count)
    }

    @Test(arguments: [("PickerPresenter", 1), ("PickerOutput", 1), ("UIView", 0)])
    func `is a layer where a view knows it`(_ type: String, _ count: Int) throws {
        let presenter = """
            protocol PickerOutput {}
            class PickerPresenter: NSObject, PickerOutput {
                var popup: UIViewController?
            }

            """
        #expect(try imports(presenter, besides: ["PickerView"], in: "let presenter: \(type)") == count)
    }

    /// What a storyboard connects with views is one of the screen's own parts, as long as nothing else of VIPER is
    /// there.
    @Test(arguments: [
        ("@IBOutlet var bar: UIToolbar?", ["PickerViewController"], 0),
        ("@IBAction func close(_ sender: UIButton) {}", ["PickerViewController"], 0),
        ("var bar: UIToolbar?", ["PickerViewController"], 1),
        ("@IBOutlet var bar: UIToolbar?", ["PickerViewController", "WebProtocols"], 0),
        ("@IBOutlet var bar: UIToolbar?", ["PickerViewController", "PickerInteractor"], 1),
    ])
    func `is a part of a screen that a storyboard makes`(_ member: String, _ files: [String], _ count: Int) throws {
        let presenter = "open class PickerPresenter: NSObject {\n    \(member)\n}\n"
        #expect(try imports(presenter, besides: files, in: "@IBOutlet var presenter: PickerPresenter?") == count)
    }

    @Test(arguments: [
        (
            "func remove(_ indexPathOfMovie: IndexPath) {\n        take(indexPathOfMovie.row)",
            "reads 'row' of an index path"
        ),
        (
            "func add() {\n        add(IndexPath(row: 1, section: 0))",
            "makes an index path in line 5; pass on the number, and let the view make it"
        ),
    ])
    func `what is done with an index path is told`(_ body: String, _ words: String) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedInteractor.swift": "import UIKit\n\nclass FeedInteractor {\n    \(body)\n    }\n}\n",
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedView.swift": "class FeedView {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }.map(\.message)
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }
}
