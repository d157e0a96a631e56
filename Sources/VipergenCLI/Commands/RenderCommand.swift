import ArgumentParsing
import JSON5
import Mustache
import Platform
import Scaffolding
import Text

/// `vipergen render`: renders one Mustache file.
enum RenderCommand {
    static var command: RunnableCommand { RunnableCommand("render", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "Render one Mustache file",
            discussion: """
                All of the Mustache specification, with inheritance and dynamic names. A name that is missing from the \
                data is an error, unless --lenient is given.
                """,
            examples: [
                Example("vipergen render letter.mustache --data letter.json", "Print the text of letter.mustache")
            ],
            arguments: [Argument("FILE", help: "The template", completion: .files)],
            options: [.data, .partials, .escape, .lenient],
            pointlessOptions: ["templates", "format", "verbose", "quiet"])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let fileSystem = context.fileSystem
        let paths = TypedPaths(arguments, in: context)
        let file = paths.path(arguments.arguments[0])
        let template = try Template(fileSystem.read(file), name: file)
        let word = arguments.value(.data)
        let data = try word.map { try RenderData($0, paths, context).value } ?? .object([:])
        let name = file.hasSuffix(".mustache") ? String(file.dropLast(9)) : file
        var options = RenderOptions(escaping: Escaping(fileName: name) ?? .html)
        options.strict = !arguments.flag(.lenient)
        if options.strict { Self.mentionLiquid(in: template, context) }
        if let choice = arguments.value(.escape).flatMap(EscapeChoice.init) { options.escaping = choice.escaping }
        let named = arguments.value(.partials).map(paths.path)
        if let named, (try? fileSystem.entry(at: named + "/."))?.kind != .directory {
            throw RenderError.noFolder(named)
        }
        let folder = named ?? Self.folder(of: file)
        let partials = PartialFolder(path: folder, on: fileSystem)
        do {
            let bytes = try template.render(data, partials: partials.template, options: options)
            // With --lenient nobody else asks.
            if let failure = partials.failure { throw failure }
            let console = context.console.isOutputTerminal ? context.console : context.unguardedConsole
            console.write(String(decoding: bytes, as: UTF8.self))
        } catch let error as TemplateError {
            if let failure = partials.failure { throw failure }
            if case .unknownPartial = error.kind { throw RenderError.unknownPartial(error, folder: folder) }
            throw (word == nil ? RenderDataError(error) : nil) ?? error
        }
        return .done
    }

    /// To Mustache, tags of another language are text; somebody who writes them mostly means something else.
    private static func mentionLiquid(in template: Template, _ context: RunContext) {
        do throws(TemplateError) { try template.refuseLiquid() } catch {
            let location = error.location
            let place = "\(location.template):\(location.line):\(location.column)"
            let words = Diagnostic.words(for: error.kind)
            context.console.writeError(
                "\(escaped(place)): warning: \(words.message)\n" + words.hints.map { "  \($0)\n" }.joined())
        }
    }

    private static func folder(of file: String) -> String {
        file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    }
}

extension Option {
    fileprivate static let data = Option(
        "data", kind: .value(placeholder: "FILE"),
        help: "The data: a file of JSON or JSON5, '-' for standard input, or the JSON itself", completion: .files)
    fileprivate static let partials = Option(
        "partials", kind: .value(placeholder: "DIR"), help: "The folder of the partials (NAME.mustache)",
        defaultText: "the template's folder", completion: .directories)
    fileprivate static let escape = Option(
        "escape", kind: .value(placeholder: "KIND"), choices: EscapeChoice.choices, help: "How to escape values",
        defaultText: "by the file's extension, else html")
    fileprivate static let lenient = Option(
        "lenient", help: "Render unknown names and partials as nothing")
}

/// What `--escape` can say.
private enum EscapeChoice: String, CaseIterable {
    case none, html, xml

    var escaping: Escaping {
        switch self {
        case .none: .none
        case .html: .html
        case .xml: .xml
        }
    }
}

/// The partials in a folder. A name may lead into folders below it, not out of it.
private final class PartialFolder {
    private let path: String
    private let fileSystem: any FileSystem
    private var templates: [String: Template] = [:]
    /// Why a partial that is there could not be read.
    private(set) var failure: (any Error)?

    init(path: String, on fileSystem: any FileSystem) {
        self.path = path
        self.fileSystem = fileSystem
    }

    func template(named name: String) throws(TemplateError) -> Template? {
        if let template = templates[name] { return template }
        guard Configuration.isPlainPath(name) else { return nil }
        let file = "\(path)/\(name).mustache"
        let bytes: [UInt8]
        do throws(FileError) {
            guard try isWithin(file) else {
                failure = failure ?? LinkedPartial(path: file)
                return nil
            }
            bytes = try fileSystem.read(file)
        } catch {
            if ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) { failure = failure ?? error }
            return nil
        }
        let template = try Template(bytes, name: file)
        templates[name] = template
        return template
    }

    private func isWithin(_ file: String) throws(FileError) -> Bool {
        let folder = try fileSystem.realPath(path)
        return try fileSystem.realPath(file).utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
    }
}

/// Why a template cannot be rendered with its partials.
enum RenderError: Error {
    /// The folder that is named for partials is not there.
    case noFolder(String)
    case unknownPartial(TemplateError, folder: String)
}

extension Diagnostic {
    init(_ error: RenderError) {
        switch error {
        case .noFolder(let folder):
            self.init(
                message: "there is no directory \(quoted(folder)) with partials",
                hints: ["--partials takes the folder that holds the files NAME.mustache."], exitCode: .failed)
        case .unknownPartial(let error, let folder):
            self.init(error)
            guard case .unknownPartial(let name) = error.kind else { return }
            let file = quoted(Path.join(folder, name + ".mustache"))
            hints = ["A partial is a file, here \(file); --partials DIR names another folder."]
        }
    }
}

/// A link that leads out of the folder of the partials.
struct LinkedPartial: Error {
    var path: String
}
