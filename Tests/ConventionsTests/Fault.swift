@testable import Conventions
import Testing

/// One thing that is wrong in a generated module, and where it must be found.
struct Fault: CustomTestStringConvertible, Sendable {
    enum Change: Sendable {
        /// A text that stands once is replaced.
        case replace(String, with: String)
        case remove
        /// The file goes into another folder.
        case move(to: String)
        case add(String)
    }

    /// The rule that must find it.
    let rule: RuleIdentifier
    /// The file below the module's folder, or below that of its tests; `%` stands for the module's name.
    let file: String
    let change: Change
    /// A text of the changed file that stands once, with a `^` where the violation is; nil for the file as a whole.
    let place: String?
    let isInTests: Bool
    /// The file that the violation is in, where that is another one.
    var reportedFile: String?

    init(
        _ rule: RuleIdentifier, _ file: String, _ change: Change, at place: String? = nil, inTests: Bool = false,
        in reportedFile: String? = nil
    ) {
        self.rule = rule
        self.file = file
        self.change = change
        self.place = place
        isInTests = inTests
        self.reportedFile = reportedFile
    }

    var testDescription: String { "\(rule.rawValue) in \(file)" }
}

/// A set with its faults, and the folders of its modules and of their tests.
struct FaultTable: CustomTestStringConvertible, Sendable {
    let set: String
    var modules = "Modules"
    var tests = "Tests"
    let faults: [Fault]

    var testDescription: String { self.set }
}

/// A module with a fault put in.
struct FaultyModule {
    var project: ExampleProject
    let name: String
    /// The folders of the module and of its tests, below the project.
    let folder: String
    let testFolder: String

    /// Puts the fault in, and returns where it is: `path:line:column`.
    @discardableResult
    mutating func put(_ fault: Fault) throws -> String {
        func full(_ file: String) -> String {
            (fault.isInTests ? testFolder : folder) + "/" + file.replacing("%", with: name)
        }
        let path = full(fault.file)
        var place = path
        switch fault.change {
        case .replace(let old, let new):
            try project.replace(old.replacing("%", with: name), with: new.replacing("%", with: name), in: path)
        case .remove: try project.take(path)
        case .move(let file):
            place = full(file)
            project.files[place] = try project.take(path)
        case .add(let text): project.files[path] = text.replacing("%", with: name)
        }
        if let reportedFile = fault.reportedFile { place = full(reportedFile) }
        guard let mark = fault.place?.replacing("%", with: name) else { return "\(place):1:1" }
        return try #require(try project.places(marked: MarkedText(mark), in: place).first)
    }
}
