import Foundation
import Mustache
import Testing

/// A case of the Mustache specification.
struct SpecCase: CustomTestStringConvertible, Sendable {
    let file: String
    let index: Int
    let name: String
    let template: String
    let expected: String
    let partials: [String: String]
    /// What the case gives, its lambda aside.
    let plainData: Value

    /// What the template is rendered with. Its lambda is new, for one that counts its calls starts from nothing.
    var data: Value {
        guard file == "~lambdas", let lambda = SpecLambdas.byCase[name], case .object(var members) = plainData
        else { return plainData }
        members["lambda"] = .lambda(lambda)
        return .object(members)
    }

    var testDescription: String {
        "\(file) \(index): \(name)"
    }

    static let files = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names",
        "~inheritance", "~lambdas",
    ]

    static let all = files.flatMap { (try? cases(of: $0)) ?? [] }

    private static func cases(of file: String) throws -> [SpecCase] {
        let suite = try #require(try Fixture.json("spec/\(file).json") as? [String: Any])
        let tests = try #require(suite["tests"] as? [[String: Any]])
        return try tests.enumerated().map { index, test in
            let name = try #require(test["name"] as? String)
            return SpecCase(
                file: file,
                index: index,
                name: name,
                template: try #require(test["template"] as? String),
                expected: try #require(test["expected"] as? String),
                partials: test["partials"] as? [String: String] ?? [:],
                plainData: Value(json: test["data"] ?? [:])
            )
        }
    }
}
