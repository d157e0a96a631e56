import Foundation
import SwiftOutline
import Testing

/// Texts that compile have no faults.
@Suite struct WitnessTests {
    @Test
    func `this project's sources have no faults`() {
        let sources = projectSources()
        #expect(sources.count > 10)
        for source in sources {
            #expect(lexicalFaults(in: source).isEmpty)
        }
    }

    @Test(.enabled(if: !toolchainInterfaces.isEmpty))
    func `the toolchain's interfaces have no faults`() throws {
        for url in toolchainInterfaces {
            #expect(lexicalFaults(in: [UInt8](try Data(contentsOf: url))).isEmpty, "\(url.path)")
        }
    }
}

/// The Swift files of the target under test and of these tests.
func projectSources() -> [[UInt8]] {
    projectFiles(in: ["Sources/SwiftOutline", "Tests/SwiftOutlineTests"], withExtension: "swift")
}

/// The files of some folders of this project.
func projectFiles(in folders: [String], withExtension name: String) -> [[UInt8]] {
    let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return folders.flatMap { folder in
        files(in: root.appending(path: folder), withExtension: name).compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }
}

/// One interface of each module that the compiler in PATH comes with.
private let toolchainInterfaces: [URL] = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let compiler else { return [] }
    let binaries = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    let modules = binaries.deletingLastPathComponent().appending(path: "lib/swift")
    return files(in: modules, withExtension: "swiftinterface").filter { !$0.path.hasSuffix(".private.swiftinterface") }
}()

private func files(in folder: URL, withExtension name: String) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (found ?? []).filter { $0.pathExtension == name }.sorted { $0.path < $1.path }
}
