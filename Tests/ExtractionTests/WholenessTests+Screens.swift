import Extraction
import TestSupport
import Testing

/// What a screen cannot do without, though each module says it in words of its own.
extension WholenessTests {
    @Test func `a preview within a condition gets the module's name`() throws {
        let example = [
            "@View": "struct @View: View {\n    var presenter = @Presenter()\n}\n",
            "TripMap": """
            struct TripMap: View {
                var presenter = @Presenter()
            }

            #if DEBUG
            struct TripMap_Previews: PreviewProvider {
                static var previews: some View {
                    TripMap(presenter: @Presenter())
                }
            }
            #endif

            """,
        ]
        let result = try result(example)
        #expect(result["@TripMap"] == example["TripMap"]?.replacing("TripMap", with: "@TripMap"))
    }

    @Test func `what is handed over as a delegate is one`() throws {
        func module(_ parent: String) -> [String: String] {
            [
                "@View": """
                import UIKit

                class @View: UIViewController {
                    let table = UITableView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        table.delegate = self
                    }
                }

                extension @View: \(parent) {
                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    }
                }

                """
            ]
        }
        let others = [module("tableViewDelegate"), module("UITableViewDelegate")]
        #expect(try result(module("TableDelegates"), beside: others)["@View"] == module("TableDelegates")["@View"])
    }

    @Test func `a list that is asked for a cell knows it`() throws {
        func module(_ cell: String) -> [String: String] {
            [
                "@View": """
                import UIKit

                class @View: UIViewController, UITableViewDataSource {
                    private let table: UITableView = {
                        let table = UITableView()
                        table.register(UITableViewCell.self, forCellReuseIdentifier: "\(cell)")
                        table.isHidden = true
                        return table
                    }()

                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        return 1
                    }

                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "\(cell)", for: indexPath)
                        cell.textLabel?.textColor = .black
                        return cell
                    }
                }

                """
            ]
        }
        let result = try result(module("cell"), beside: [module("dogCell"), module("cowCell")])
        #expect(result["@View"] == module("cell")["@View"])
    }
}
