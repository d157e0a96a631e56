import Foundation
import Testing

/// `vipergen check --fix` where one of the references back is strong that the sets have weak.
@Suite struct CheckWeakFixTests {
    @Test(arguments: [
        "viper", "viper-protocols", "viperbase", "clean-swift", "vipera", "module-factory",
    ])
    func `each reference back is weak again`(_ set: String) throws {
        let session = try Session.withScreens(of: set)
        var count = 0
        for path in try session.files() where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") {
            let whole = try session.sandbox.text(path)
            let parts = whole.components(separatedBy: "weak var ")
            for number in parts.indices.dropLast() {
                count += 1
                let (before, after) = (parts[...number], parts[(number + 1)...])
                try session.write(
                    path, before.joined(separator: "weak var ") + "var " + after.joined(separator: "weak var "))
                let outcome = session.run("check --fix")
                #expect(outcome.errors.contains("fixed \(path)"), "\(path): \(outcome)")
                #expect(try session.sandbox.text(path) == whole)
                try session.write(path, whole)
            }
        }
        #expect(count > 2)
    }
}
