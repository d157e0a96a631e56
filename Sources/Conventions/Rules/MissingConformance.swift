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
        module.forEachExpectedType { report($0, $1, $2, $3, atMost: .error) }
        module.forEachListedType { report($0, $1, $2, $3, atMost: .warning) }
        for nested in module.nestedTypes() {
            for wanted in module.conformancesMissing(in: nested) {
                violations.report(
                    nested.file, at: nested.declaration.name.lowerBound, "\(nested.name): \(wanted)",
                    "'\(nested.name)' lacks '\(wanted)', which the set '\(module.setName)' declares; add it to the type "
                        + "or to an extension of it", atMost: .warning)
            }
        }
        func report(
            _ expected: ExpectedType, _ name: String, _ file: ModuleFile, _ index: Int, atMost severity: Severity
        ) {
            let inherited = module.allInherited(by: name)
            for pattern in expected.inherits where !pattern.isOpen {
                let wanted = TypeText.core(pattern.text(for: module.forms))
                guard !inherited.contains(where: { WantedTypes.isMet(wanted, by: $0) }),
                    // A cell that was written by hand is a cell, but need not be all that generated ones are.
                    severity == .error || wanted.hasPrefix("UI"),
                    pattern.hasName || !inherited.contains(where: { WantedTypes.isExcluded(wanted, by: $0) }),
                    // Protocols of Objective-C are for classes.
                    wanted != "AnyObject" || !file.outline.isForObjectiveC(file.outline.types[index])
                else { continue }
                let right = expected.inherits.filter { !$0.isOpen }.map { TypeText.core($0.text(for: module.forms)) }
                let meant = module.inherited(by: name, inPlaceOf: wanted, besides: right)
                let isSlip = Spelling.isSlip(meant?.name, for: wanted)
                if !isSlip, module.doesWithout(wanted) { continue }
                let advice = meant?.advice ?? "; add it to the type or to an extension of it"
                let type = file.outline.types[index]
                violations.report(
                    file, at: type.name.lowerBound, "\(name): \(wanted)",
                    "'\(name)' lacks '\(wanted)', which the set '\(module.setName)' declares" + advice,
                    asking: module.questionsOfSharedParts(of: name, in: file, index, expected)
                        + module.questionsOfSharedType(wanted, pattern), atMost: severity,
                    isSlip: isSlip,
                    isOfChosenSet: wanted == "AnyObject" && !module.refersWeakly(to: name))
            }
        }
    }
}
