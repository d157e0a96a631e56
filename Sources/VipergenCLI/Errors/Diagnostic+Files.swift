import FileChanges
import Platform
import Text

extension Diagnostic {
    init(_ error: FileError) {
        let verb =
            switch error.operation {
            case .inspect: "look at"
            case .read: "read"
            case .list: "list"
            case .resolve: "resolve"
            case .createDirectory: "make the folder"
            case .write: "write"
            case .fill: "write in the folder"
            case .rename, .exchange: "put in place"
            case .remove: "remove"
            case .lock: "lock"
            case .decodeName: "list"
            }
        // That is what the file system says of a pipe, a socket or a device.
        let isNoFile = (error.operation == .read || error.operation == .write) && error.code == EINVAL
        let reason =
            switch error.operation {
            case _ where isNoFile: "it is not a regular file"
            case .decodeName: "the name is not UTF-8"
            case .read where error.code == EILSEQ: "it is not UTF-8"
            default: Self.reason(error.code)
            }
        let isForeign = error.operation == .read && error.code == EILSEQ
        self.init(
            message: "cannot \(verb) \(quoted(error.path)): \(reason)",
            hints: isForeign ? ["Save the file as UTF-8."] : [], exitCode: .failed)
    }

    static func reason(_ code: Int32) -> String {
        guard let text = strerror(code) else { return "error \(code)" }
        let reason = String(cString: text)
        return reason.prefix(1).lowercased() + reason.dropFirst()
    }

    init(_ error: FileChangesError) {
        switch error {
        case .invalidPath(let path, _):
            self.init(
                message: "invalid path \(quoted(path))",
                hints: [
                    "No part may be empty, '..' or too long, start with '.vipergen-', or contain control characters."
                ],
                exitCode: .failed)
        case .rootMissing(let path): self.init(message: "there is no directory \(quoted(path))", exitCode: .failed)
        case .rootNotFolder(let path): self.init(message: "\(quoted(path)) is not a directory", exitCode: .failed)
        case .conflicts(let conflicts): self.init(conflicts)
        case .aborted:
            self.init(message: "stopped at your request; nothing was changed", exitCode: .refused)
        case .changed(let path):
            self.init(
                message: "\(quoted(path)) was changed by another process during the run, which was undone; "
                    + "what others changed is kept",
                hints: ["Review the change, and run the command again."], exitCode: .refused)
        case .locked(let path, let process):
            let words = process.map { ", \($0.words)," } ?? ""
            self.init(
                message: "another run of vipergen\(words) has been writing in \(quoted(path)) for a minute; "
                    + "nothing was written",
                hints: ["Wait for it to finish, or stop it, and run the command again."], exitCode: .failed)
        case .file(let error):
            self.init(error)
            hints.append("Nothing was changed.")
        case .untidied(let error, let cause):
            self.init(cause)
            hints += [
                "Temporary files are left, though: " + Diagnostic(error).message + ".",
                "The next run of vipergen in this project removes them.",
            ]
        case .rollbackFailed(let error, let cause):
            self.init(cause)
            hints = [
                "Rolling back failed as well: " + Diagnostic(error).message + ".",
                "The next run of vipergen in this project will clean up.",
            ]
            exitCode = .failed
        }
    }

    /// What is in the way. Of files that exist with other contents somebody may have a choice to make.
    init(_ conflicts: [Conflict], hasChoice: Bool = true) {
        let differing = conflicts.filter { $0.reason == .exists && hasChoice }
        let others = conflicts.filter { $0.reason != .exists || !hasChoice }
        self.init(message: "", exitCode: .refused)
        if others.isEmpty {
            message = "\(count(differing.count, "file")) would be overwritten; nothing was written"
            hints = ["See them with --diff, and choose with --on-conflict skip or --on-conflict overwrite."]
        } else {
            message = "\(count(conflicts.count, "conflict")); nothing was written"
        }
        excerpt = others.map { "  " + Self.words(for: $0) }
        let isUnusual = others.contains { if case .unusual = $0.reason { true } else { false } }
        if isUnusual {
            hints.append("Review what the set writes, and allow it with --allow-unusual-files.")
        }
    }

    /// `Modules/A.swift: it is a symbolic link`.
    static func words(for conflict: Conflict) -> String { "\(shown(conflict.path)): \(words(for: conflict.reason))" }

    private static func words(for reason: ConflictReason) -> String {
        switch reason {
        case .exists: "it exists and differs; move it away, or give it another name"
        case .gone: "it should be removed, but does not exist"
        case .changed: "it should be removed, but was changed"
        case .duplicate: "it would be written or removed twice"
        case .fileInTheWay(let path): "\(quoted(path)) is a file where a folder is needed"
        case .folderInTheWay: "a folder of this name is in the way"
        case .specialFile: "a pipe, socket or device of this name is in the way"
        case .link: "it is a symbolic link, which is never followed, replaced or removed"
        case .linkLeadsOutside(let path): "\(quoted(path)) is a symbolic link that leads outside the project"
        case .brokenLink(let path): "\(quoted(path)) is a broken symbolic link"
        case .sameNameInOtherForm(let path):
            "\(quoted(path)) has the same name in a different case or Unicode form; some volumes cannot tell them apart"
        case .severalNames: "it has other hard links, which would keep the old contents"
        case .git: "nothing is written into '.git', or into a name that a volume may take for it"
        case .reservedName: "names that start with '.vipergen' are reserved for vipergen's own files"
        case .unusual(let file): words(for: file)
        }
    }

    private static func words(for file: UnusualFile) -> String {
        "\(readers(of: file)) may act on \(quoted(file.name)), and the set is not part of the project"
    }

    /// Who acts on a file that a set writes.
    static func readers(of file: UnusualFile) -> String {
        switch file.reader {
        case .hidden: "shells, editors and git"
        case .build: "build tools and developers"
        case .xcode: "Xcode"
        case .program: "the linker or the system"
        case .git: "git"
        case .assistant: "coding assistants"
        case .templateSet: "vipergen"
        }
    }
}
