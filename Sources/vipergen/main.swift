import Platform
import VipergenCLI

let console = SystemConsole()
// On Linux the arguments come by way of /proc, and may not come: without them this would look like a call for help.
guard !CommandLine.arguments.isEmpty else {
    console.writeError("error: the system does not tell the command line; is /proc readable?\n")
    exit(2)
}
do {
    let context = RunContext(
        console: console, fileSystem: PosixFileSystem(), environment: try ProcessEnvironment())
    exit(Vipergen.run(Array(CommandLine.arguments.dropFirst()), in: context))
} catch {
    console.writeError("error: the working directory is gone\n")
    exit(2)
}
