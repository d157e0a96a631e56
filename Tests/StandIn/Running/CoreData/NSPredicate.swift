// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension NSPredicate {
    /// An attribute compared with `%@`, `YES` or `NO`: what is left of predicate strings here.
    public convenience init(format: String, _ arguments: any CVarArg...) {
        guard let match = format.wholeMatch(of: /(\w+) == (%@|YES|NO)/) else {
            fatalError("Unable to parse the format string \"\(format)\"")
        }
        let key = String(match.1)
        let expected: AnyHashable? = match.2 == "%@" ? arguments.first as? AnyHashable : match.2 == "YES"
        self.init { object, _ in (object as? NSManagedObject)?.value(forKey: key) as? AnyHashable == expected }
    }
}
