import ArgumentParsing
import Platform

/// All that a run gets from outside, so that tests can give it something else.
public struct RunContext {
    /// Where words go and answers come from. Nothing that a command writes here can do harm.
    var console: any Console { guarded }
    /// The same for what must be written as it is: a rendered text, a command to the service that keeps the log.
    var unguardedConsole: any Console { guarded.unguarded }
    /// The files.
    public var fileSystem: any FileSystem
    /// The variables and the working directory.
    public var environment: ProcessEnvironment
    /// Other programs, `git` above all.
    public var programs: any ProgramRunner
    private let guarded: GuardedConsole
    private let keeper = Keeper()

    /// A context of these parts.
    public init(
        console: any Console, fileSystem: any FileSystem, environment: ProcessEnvironment,
        programs: any ProgramRunner = PosixProgramRunner()
    ) {
        self.programs = programs
        guarded = GuardedConsole(console)
        self.fileSystem = fileSystem
        self.environment = environment
    }

    /// The style of standard error.
    var errorStyle: Style { guarded.errorStyle }

    /// Has both streams use colours as a command line says.
    func settleColors(_ arguments: ParsedArguments) {
        guarded.hasOutputColors = Style(arguments, in: self).hasColors
        guarded.errorStyle = Style(arguments, environment, isTerminal: console.isErrorTerminal)
    }

    /// Keeps what a run has made until the process ends, which takes it all at once: to free a module's templates and
    /// files one by one takes as long as to write some of the files.
    func keep(_ values: Any...) {
        keeper.values += values
    }

    private final class Keeper {
        var values: [Any] = []
    }
}
