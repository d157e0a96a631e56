import ArgumentParsing
import FileChanges

/// Carries out an edit of Xcode projects, or says that there is none to make.
struct XcodeExecution {
    private let arguments: ParsedArguments
    private let context: RunContext

    init(_ arguments: ParsedArguments, _ context: RunContext) {
        self.arguments = arguments
        self.context = context
    }

    /// Carries out the plan that `make` makes, then says what a person has to know.
    func carryOut(
        describing descriptions: () -> [String: String], notes: () -> [String], making make: () throws -> Plan
    ) throws -> ExitCode {
        let code: ExitCode
        // A project of megabytes is read and edited once: the plan that is looked at is the first to be carried out.
        var first: Plan? = try make()
        if arguments.reportFormat == .text, first?.changes.isEmpty == true {
            if !arguments.flag(.quiet) { context.console.writeError("Nothing to change.\n") }
            code = .done
        } else {
            code = try PlanExecution(arguments, module: "", context)
                .carryOut(describing: descriptions) {
                    defer { first = nil }
                    return try first ?? make()
                }
        }
        if !arguments.flag(.quiet) { for note in notes() { context.console.writeError(note) } }
        return code
    }
}
