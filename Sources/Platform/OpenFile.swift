/// A file descriptor and the path it was opened by.
struct OpenFile {
    let descriptor: Int32
    let path: String

    /// Opens a file that exists.
    init(_ path: String, _ flags: Int32, for operation: FileError.Operation) throws(FileError) {
        descriptor = uninterrupted { open(path, flags | O_CLOEXEC) }
        self.path = path
        guard descriptor >= 0 else { throw FileError(operation, path, code: errno) }
    }

    /// Opens a file that exists in a folder, and is no link.
    init(
        _ name: String, in folder: Int32, _ flags: Int32, for operation: FileError.Operation, path: String
    ) throws(FileError) {
        descriptor = uninterrupted { openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC) }
        self.path = path
        guard descriptor >= 0 else { throw FileError(operation, path, code: errno) }
    }

    /// Opens a file that does not exist yet.
    init(creating path: String, _ flags: Int32, permissions: UInt16) throws(FileError) {
        try self.init(creating: path, in: AT_FDCWD, flags, permissions: permissions, path: path)
    }

    /// Opens a file in a folder that does not exist yet.
    init(
        creating name: String, in folder: Int32, _ flags: Int32, permissions: UInt16, path: String
    ) throws(FileError) {
        descriptor = uninterrupted {
            openat(folder, name, flags | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(permissions))
        }
        self.path = path
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    }

    func entry() throws(FileError) -> Entry {
        Entry(try facts())
    }

    func facts() throws(FileError) -> stat {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw FileError(.inspect, path, code: errno) }
        return facts
    }

    /// All bytes of a regular file, with one `read` where its size is known, after what the file shows.
    func readRegular(showing show: (Entry) -> Void = { _ in }) throws(FileError) -> [UInt8] {
        let entry = try entry()
        show(entry)
        guard entry.kind == .file else {
            throw FileError(.read, path, code: entry.kind == .directory ? EISDIR : EINVAL)
        }
        guard entry.size <= ReadLimit.bytes else { throw FileError(.read, path, code: EFBIG) }
        return try readAll(expected: entry.size)
    }

    /// All bytes of a regular file: those that are expected, where it holds them.
    func readRegular(expecting expected: [UInt8]) throws(FileError) -> [UInt8] {
        let entry = try entry()
        // What is small is read in one go.
        guard entry.kind == .file, entry.size == expected.count, entry.size > 1 << 17 else { return try readRegular() }
        var known = 0
        while true {
            let chunk = try readChunk()
            if chunk.isEmpty, known == expected.count { return expected }
            let end = known + chunk.count
            guard !chunk.isEmpty, end <= expected.count, chunk.isSame(as: expected[known..<end]) else { break }
            known = end
        }
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(.read, path, code: errno) }
        return try readRegular()
    }

    private func readChunk() throws(FileError) -> [UInt8] {
        var count = 0
        let size = 1 << 16
        let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            count = retryingRead(descriptor, buffer.baseAddress, size)
            filled = max(count, 0)
        }
        guard count >= 0 else { throw FileError(.read, path, code: errno) }
        return chunk
    }

    /// Everything up to the end. A file of the expected size takes one call.
    func readAll(expected: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let wanted = max(expected + 1 - bytes.count, 65_536 * (expected < bytes.count ? 1 : 0), 4096)
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
                count = retryingRead(descriptor, buffer.baseAddress, wanted)
                filled = max(count, 0)
            }
            guard count >= 0 else { throw FileError(.read, path, code: errno) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            // It may grow meanwhile, and what the system makes up tells no size.
            guard bytes.count <= ReadLimit.bytes else { throw FileError(.read, path, code: EFBIG) }
            // Some files of the system have no size and end only where nothing more comes.
            if count == 0 || (expected > 0 && bytes.count == expected && count < wanted) { return bytes }
        }
    }

    /// Writes all bytes at the file's position.
    func write(_ bytes: [UInt8]) throws(FileError) {
        let code = writeAll(bytes, to: descriptor)
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// Writes a new file and closes it.
    func fill(_ bytes: [UInt8]) throws(FileError) {
        do throws(FileError) {
            try write(bytes)
        } catch {
            closeIgnoringErrors()
            throw error
        }
        try close()
    }

    /// Closes a file whose bytes matter: some volumes report a full disk only now.
    func close() throws(FileError) {
        // An interrupted close has closed the descriptor all the same.
        guard systemClose(descriptor) == 0 || errno == EINTR else { throw FileError(.write, path, code: errno) }
    }

    func closeIgnoringErrors() {
        _ = systemClose(descriptor)
    }
}

/// Writes all bytes; returns 0 or the error number.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var written = 0
        while written < buffer.count {
            let count = write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            if count > 0 {
                written += count
            } else if count == 0 {
                return EIO
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

private func retryingRead(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    while true {
        let result = read(descriptor, start, count)
        if result != -1 || errno != EINTR { return result }
    }
}

/// `close` of the C library, which the method of that name hides.
private func systemClose(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}
