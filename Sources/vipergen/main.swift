import Platform
import VipergenCLI

let console = SystemConsole()
do {
    let surroundings = Surroundings(
        console: console, fileSystem: PosixFileSystem(), environment: try ProcessEnvironment())
    exit(Vipergen.run(Array(CommandLine.arguments.dropFirst()), in: surroundings))
} catch {
    console.writeError("error: the working directory is gone\n")
    exit(2)
}
