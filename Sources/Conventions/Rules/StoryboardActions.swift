import SwiftOutline
import Text

extension Rule {
    /// Reports the actions of a storyboard or xib that the class of their target does not have.
    static func checkActions(
        _ interface: InterfaceFile, _ file: ModuleFile, _ module: ModuleUnderCheck, _ findings: inout Findings
    ) {
        for action in interface.actions {
            let name = String(action.selector.prefix { $0 != ":" })
            guard let owner = interface.classOfObject[action.target], !systemActions.contains(name),
                let members = module.memberNames(of: owner), !members.contains(where: { isCalled($0, by: name) }),
                !module.hasObjectiveCName(action.selector)
            else { continue }
            let near = nearest(to: name, in: members.sorted()).map { "; is '\($0)' meant?" }
            findings.report(
                file, at: action.offset, "\(owner).\(action.selector)",
                "'\(owner)' has no action '\(action.selector)'"
                    + (near ?? "; declare it as '@IBAction', or remove the connection"))
        }
    }

    /// Whether a method's name, with its first label perhaps, makes the beginning of a selector.
    private static func isCalled(_ method: String, by selector: String) -> Bool {
        guard selector.hasPrefix(method) else { return false }
        return selector.dropFirst(method.count).first?.isUppercase ?? true
    }

    /// Actions that UIKit's own classes have.
    private static let systemActions: Set = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing", "cut", "copy", "paste", "selectAll", "delete",
        "reloadData", "startAnimating", "stopAnimating", "removeFromSuperview", "dismissModalViewControllerAnimated",
        "popViewControllerAnimated", "endRefreshing", "beginRefreshing", "toggleBoldface", "performClose",
    ]
}

extension ModuleUnderCheck {
    /// Whether a method of the module is given a name for Objective-C.
    fileprivate func hasObjectiveCName(_ selector: String) -> Bool {
        files.contains { file in
            file.outline.members.contains { member in
                file.outline[member.attributes].contains {
                    file.outline.text(of: $0).filter { !$0.isWhitespace } == "@objc(\(selector))"
                }
            }
        }
    }
}
