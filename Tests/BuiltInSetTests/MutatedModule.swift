import Foundation
import Testing

/// A module of a set, in one of the ways in which it is given small mistakes.
struct MutatedModule: CustomTestStringConvertible, Sendable {
    let proof: SetProof
    let variant: Variant

    var testDescription: String { "\(proof.testDescription), \(variant)" }

    /// The first way of each set, or all ways.
    static func chosen(all: Bool) -> [MutatedModule] {
        SetProof.chosen.flatMap { proof in
            (all ? proof.mutated : Array(proof.mutated.prefix(1))).map { variant in
                // A process runs the tests of one module only where XCTest runs them.
                var variant = variant
                variant.options["tests"] = ["xctest"]
                return MutatedModule(proof: proof, variant: variant)
            }
        }
    }
}
