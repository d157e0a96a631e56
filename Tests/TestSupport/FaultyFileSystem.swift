import Foundation
import Platform

/// A call of a file system that changes something.
package enum Mutation: Sendable, Hashable, CaseIterable {
    case createDirectory, createFile, renameToNew, exchange, rename, link, remove, createLockedFile, append
    case truncate, setPermissions, copyAttributes
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
    /// The n-th of one kind does, changing nothing, and the process is killed after the m-th of another.
    case callOfThenKilled(Mutation, Int, code: Int32, after: Mutation, Int)
}

/// What a volume cannot do.
package enum Lack: Sendable, Hashable {
    /// Swapping two files.
    case swap
    /// Renaming only where the new name is free.
    case exclusiveRename
    /// Hard links.
    case link
}

/// A file system whose changing calls are counted and can be made to fail.
package final class FaultyFileSystem: FileSystem, @unchecked Sendable {
    private let base: any FileSystem
    private let fault: Fault
    private let lacks: Set<Lack>
    private var closedFolder: String?
    private let mutex = NSLock()
    private var count = 0
    private var counts: [Mutation: Int] = [:]
    private var listings: [String] = []
    private var calls = 0
    private var observer: (@Sendable (Mutation, Int) -> Void)?
    private var listingObserver: (@Sendable (String) -> Void)?
    private var callObserver: (@Sendable (Int) -> Void)?

    /// A file system that fails by a fault, that lacks something, and a folder of which is closed to this user.
    package init(
        _ base: any FileSystem, _ fault: Fault = .none, lacks: Set<Lack> = [], closedFolder: String? = nil
    ) {
        self.closedFolder = closedFolder
        self.base = base
        self.fault = fault
        self.lacks = lacks
    }

    /// How many calls that change something there were.
    package var mutations: Int { mutex.withLock { count } }

    /// The folders that were listed, one a call.
    package var listedFolders: [String] { mutex.withLock { listings } }

    /// How many calls of one kind there were.
    package func mutations(_ kind: Mutation) -> Int { mutex.withLock { counts[kind, default: 0] } }

    /// Closes a folder to this user from now on.
    package func close(_ folder: String) {
        mutex.withLock { closedFolder = folder }
    }

    /// Calls a closure before each changing call, with the call's kind and number.
    package func observe(_ observer: @escaping @Sendable (Mutation, Int) -> Void) {
        mutex.withLock { self.observer = observer }
    }

    /// Calls a closure before each listing, with the folder's path.
    package func observeListings(_ observer: @escaping @Sendable (String) -> Void) {
        mutex.withLock { listingObserver = observer }
    }

    /// Calls a closure before each call, reading ones included, with its number.
    package func observeCalls(_ observer: @escaping @Sendable (Int) -> Void) {
        mutex.withLock { callObserver = observer }
    }

    /// Counts a call. True where it is to be done by half and then fail; throws where it fails at once.
    func begin(
        _ mutation: Mutation, _ operation: FileError.Operation, _ path: String
    ) throws(FileError) -> Bool {
        noteCall()
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
        case .callOfThenKilled(mutation, ofKind, let code, _, _): throw FileError(operation, path, code: code)
        case .callOfThenKilled(_, _, _, let kind, let last) where before[kind, default: 0] >= last:
            throw FileError(operation, path, code: EINTR)
        default: return false
        }
    }

    /// Counts a changing call that is done whole or not at all.
    func beginWhole(
        _ mutation: Mutation, _ operation: FileError.Operation, _ path: String
    ) throws(FileError) {
        if try begin(mutation, operation, path) { throw FileError(operation, path, code: EINTR) }
    }

    func noteCall() {
        let (number, observer) = mutex.withLock {
            calls += 1
            return (calls, callObserver)
        }
        observer?(number)
    }

    func noteListing(_ directory: String) {
        noteCall()
        let observer = mutex.withLock {
            listings.append(directory)
            return listingObserver
        }
        observer?(directory)
    }

    func check(_ operation: FileError.Operation, _ path: String) throws(FileError) {
        noteCall()
        let closed = mutex.withLock { closedFolder }
        if let closed, path.hasPrefix(closed + "/") { throw FileError(operation, path, code: EACCES) }
    }

    func checkLack(_ lack: Lack, _ operation: FileError.Operation, _ path: String) throws(FileError) {
        if lacks.contains(lack) { throw FileError(operation, path, code: lack == .link ? EPERM : EINVAL) }
    }

    package var user: UInt32 { base.user }
    package var now: Int { base.now }

    package func entry(at path: String) throws(FileError) -> Entry? {
        try check(.inspect, path)
        return try base.entry(at: path)
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try check(.read, path)
        return try base.read(path)
    }

    package func realPath(_ path: String) throws(FileError) -> String {
        noteCall()
        return try base.realPath(path)
    }

    package func names(in directory: String) throws(FileError) -> [String] {
        noteListing(directory)
        if directory == closedFolder { throw FileError(.list, directory, code: EACCES) }
        return try base.names(in: directory)
    }

    package func open(_ directory: String) throws(FileError) -> any Directory {
        noteCall()
        return FaultyDirectory(try base.open(directory), self)
    }

    package func createDirectory(_ path: String) throws(FileError) {
        try beginWhole(.createDirectory, .createDirectory, path)
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
        try beginWhole(.setPermissions, .write, path)
        try base.setPermissions(path, permissions)
    }

    package func remove(_ path: String) throws(FileError) {
        try beginWhole(.remove, .remove, path)
        try base.remove(path)
    }
}
