import SwiftOutline
import Text

extension Rule {
    static let missingConformance = Rule(
        .missingConformance, "A superclass or protocol of the set's type is missing",
        rationale: """
            A conformance is the contract between two layers. Without it the compiler no longer reports when one \
            side changes, and casts fail at run time.
            """,
        needsSet: true,
        examples: [
            .bad(
                "no superclass",
                .replace(
                    file: "View/ClientListViewController.swift", "class ClientListViewController: UIViewController",
                    with: "class ^ClientListViewController")),
            .good(
                "a superclass of the team's own",
                .replace(
                    file: "View/ClientListViewController.swift", "class ClientListViewController: UIViewController",
                    with: "class ClientListViewController: BaseViewController")),
        ]
    ) { module, violations in
        module.forEachExpectedType { expected, name, file, index in
            let inherited = module.allInherited(by: name)
            for pattern in expected.inherits where !pattern.isOpen {
                let wanted = TypeText.core(pattern.text(for: module.forms))
                guard !inherited.contains(where: { satisfies($0, wanted) }),
                    // Protocols of Objective-C are for classes.
                    wanted != "AnyObject" || !file.outline.isForObjectiveC(file.outline.types[index])
                else { continue }
                let near = nearest(to: wanted, in: inherited).map { "; did you mean '\($0)'?" }
                let type = file.outline.types[index]
                violations.report(
                    file, at: type.name.lowerBound, "\(name): \(wanted)",
                    "'\(name)' lacks '\(wanted)', which the set '\(module.setName)' declares"
                        + (near ?? "; add it to the type or to an extension of it"))
            }
        }
    }

    /// Whether a type that is inherited is the wanted one, or by its name one that inherits it: a team's own
    /// `BaseViewController` for `UIViewController`; UIKit's own classes are known. A protocol that inherits another one may
    /// be for classes by that.
    private static func satisfies(_ inherited: String, _ wanted: String) -> Bool {
        if inherited == wanted || wanted == "AnyObject" { return true }
        let bare = inherited.split(separator: "<").first.map(String.init) ?? inherited
        if bare == wanted || wanted.hasPrefix(bare + "<") || bare.hasSuffix("." + wanted) { return true }
        guard wanted.hasPrefix("UI") else { return false }
        return bare.hasSuffix(wanted.dropFirst(2)) || Subtypes.isSystemClass(bare, below: wanted)
    }
}
