import Mustache
import Platform
import Scaffolding
import TemplateSets
import Text

/// The parameters on which files depend that only some modules have.
struct OptionalFiles {
    struct Parameter {
        /// The variable's name.
        let name: String
        /// Whether most modules have the files.
        let isUsual: Bool
        /// The files' numbers in the skeleton; none for the one on which all tests depend.
        var files: [Int]
    }

    private(set) var parameters: [Parameter] = []
    /// The parameter on which the folder of the tests depends; nil where all modules have tests, or none has.
    private(set) var tests: Parameter?

    init(_ skeleton: Skeleton) {
        if skeleton.files.contains(where: \.isTest), skeleton.tested.count < skeleton.moduleCount {
            let isUsual = skeleton.tested.count * 2 > skeleton.moduleCount
            tests = Parameter(name: "tests", isUsual: isUsual, files: [])
        }
        var groups = FileGroups(skeleton)
        groups.joinUsers()
        for (word, files) in groups.all {
            let owners = Set(files.flatMap { skeleton.files[$0].owners })
            let isUsual = owners.count * 2 > skeleton.moduleCount
            parameters.append(Parameter(name: variable(word), isUsual: isUsual, files: files))
        }
    }

    /// A variable's name for a word, taken neither by another parameter nor by an option that 'gen' has anyway.
    private func variable(_ word: String) -> String {
        let words = String(word.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        let plain = CaseForm.camel.apply(to: words)
        let isFree = plain.first?.isLowercase == true && !isTaken(plain)
        var name = isFree ? plain : CaseForm.camel.apply(to: "with-" + words)
        if name == "with" { name = "withFile" }
        let start = name
        var number = 2
        while isTaken(name) {
            name = start + String(number)
            number += 1
        }
        return name
    }

    private func isTaken(_ name: String) -> Bool {
        let option = TemplateSets.Parameter.optionName(of: name)
        return name == "tests" || StandardVariable(rawValue: name) != nil
            || ReservedOptions.clash(with: option, isBool: true) != nil || parameters.contains { $0.name == name }
    }
}
