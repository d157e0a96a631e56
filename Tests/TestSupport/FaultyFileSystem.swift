import Foundation
import Platform

/// A call of a file system that changes something.
package enum Mutation: Sendable, Hashable, CaseIterable {
    case createDirectory, createFile, renameToNew, exchange, remove, createLockedFile, append, setPermissions
}

/// When calls that change something fail. Calls count from 1.
package enum Fault: Sendable {
    /// None does.
    case none
    /// The n-th does, changing nothing.
    case call(Int, code: Int32)
    /// The n-th of one kind does, changing nothing.
    case callOf(Mutation, Int, code: Int32)
    /// The n-th and every later one does, as if the process had been killed before it. `torn`: what the n-th was to
    /// write is half written.
    case killed(before: Int, torn: Bool)
    /// Every one after the first of a kind does, as if the process had been killed then.
    case killedAfter(Mutation)
    /// The n-th does, changing nothing, and the process is killed before the m-th.
    case callThenKilled(Int, code: Int32, before: Int)
}

/// A file system whose changing calls are counted and can be made to fail.
package final class FaultyFileSystem: FileSystem, @unchecked Sendable {
    private let base: any FileSystem
    private let fault: Fault
    private let canExchange: Bool
    private let closedFolder: String?
    private let mutex = NSLock()
    private var count = 0
    private var counts: [Mutation: Int] = [:]
    private var listings: [String] = []
    private var observer: (@Sendable (Mutation, Int) -> Void)?
    private var listingObserver: (@Sendable (String) -> Void)?

    /// A file system that fails by a fault, that can do without swapping two files, and a folder of which is closed
    /// to this user.
    package init(
        _ base: any FileSystem, _ fault: Fault = .none, canExchange: Bool = true, closedFolder: String? = nil
    ) {
        self.closedFolder = closedFolder
        self.base = base
        self.fault = fault
        self.canExchange = canExchange
    }

    /// How many calls that change something there were.
    package var mutations: Int { mutex.withLock { count } }

    /// The folders that were listed, one a call.
    package var listedFolders: [String] { mutex.withLock { listings } }

    /// How many calls of one kind there were.
    package func mutations(_ kind: Mutation) -> Int { mutex.withLock { counts[kind, default: 0] } }

    /// Calls a closure before each changing call, with the call's kind and number.
    package func observe(_ observer: @escaping @Sendable (Mutation, Int) -> Void) {
        mutex.withLock { self.observer = observer }
    }

    /// Calls a closure before each listing, with the folder's path.
    package func observeListings(_ observer: @escaping @Sendable (String) -> Void) {
        mutex.withLock { listingObserver = observer }
    }

    /// Counts a call. True where it is to be done by half and then fail; throws where it fails at once.
    func begin(
        _ mutation: Mutation, _ operation: FileError.Operation, _ path: String
    ) throws(FileError) -> Bool {
        let (number, ofKind, observer, before) = mutex.withLock {
            let before = counts
            count += 1
            counts[mutation, default: 0] += 1
            return (count, counts[mutation, default: 0], self.observer, before)
        }
        observer?(mutation, number)
        switch fault {
        case .call(number, let code), .callOf(mutation, ofKind, let code), .callThenKilled(number, let code, _):
            throw FileError(operation, path, code: code)
        case .killed(let first, let torn) where number >= first:
            if torn, number == first { return true }
            throw FileError(operation, path, code: EINTR)
        case .callThenKilled(_, _, let first) where number >= first:
            throw FileError(operation, path, code: EINTR)
        case .killedAfter(let kind) where before[kind] != nil:
            throw FileError(operation, path, code: EINTR)
        default: return false
        }
    }

    private func check(_ operation: FileError.Operation, _ path: String) throws(FileError) {
        if let closedFolder, path.hasPrefix(closedFolder + "/") { throw FileError(operation, path, code: EACCES) }
    }

    package func entry(at path: String) throws(FileError) -> Entry? {
        try check(.inspect, path)
        return try base.entry(at: path)
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try check(.read, path)
        return try base.read(path)
    }

    package func realPath(_ path: String) throws(FileError) -> String { try base.realPath(path) }
    package func lock(_ path: String) throws(FileError) -> (any FileLock)? { try base.lock(path) }

    package func names(in directory: String) throws(FileError) -> [String] {
        let observer = mutex.withLock {
            listings.append(directory)
            return listingObserver
        }
        observer?(directory)
        return try base.names(in: directory)
    }

    package func createDirectory(_ path: String) throws(FileError) {
        if try begin(.createDirectory, .createDirectory, path) {
            throw FileError(.createDirectory, path, code: EINTR)
        }
        try base.createDirectory(path)
    }

    package func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        if try begin(.createFile, .write, path) {
            try base.createFile(path, bytes: Array(bytes.prefix(bytes.count / 2)), permissions: permissions)
            throw FileError(.write, path, code: EINTR)
        }
        try base.createFile(path, bytes: bytes, permissions: permissions)
    }

    package func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        if try begin(.setPermissions, .write, path) { throw FileError(.write, path, code: EINTR) }
        try base.setPermissions(path, permissions)
    }

    package func renameToNew(_ old: String, _ new: String) throws(FileError) {
        if try begin(.renameToNew, .rename, new) { throw FileError(.rename, new, code: EINTR) }
        try base.renameToNew(old, new)
    }

    package func exchange(_ first: String, _ second: String) throws(FileError) {
        guard canExchange else { throw FileError(.exchange, second, code: EINVAL) }
        if try begin(.exchange, .exchange, second) { throw FileError(.exchange, second, code: EINTR) }
        try base.exchange(first, second)
    }

    package func remove(_ path: String) throws(FileError) {
        if try begin(.remove, .remove, path) { throw FileError(.remove, path, code: EINTR) }
        try base.remove(path)
    }

    package func createLockedFile(_ path: String, bytes: [UInt8]) throws(FileError) -> (any LockedFile)? {
        if try begin(.createLockedFile, .write, path) {
            let half = Array(bytes.prefix(bytes.count / 2))
            try base.createLockedFile(path, bytes: half)?.release()
            throw FileError(.write, path, code: EINTR)
        }
        return try base.createLockedFile(path, bytes: bytes).map { FaultyLockedFile($0, self, path) }
    }
}

/// A locked file whose growing counts as a changing call.
private final class FaultyLockedFile: LockedFile {
    private let base: any LockedFile
    private let fileSystem: FaultyFileSystem
    private let path: String

    init(_ base: any LockedFile, _ fileSystem: FaultyFileSystem, _ path: String) {
        self.base = base
        self.fileSystem = fileSystem
        self.path = path
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        if try fileSystem.begin(.append, .write, path) {
            try base.append(Array(bytes.prefix(bytes.count / 2)))
            throw FileError(.write, path, code: EINTR)
        }
        try base.append(bytes)
    }

    func release() {
        base.release()
    }
}
