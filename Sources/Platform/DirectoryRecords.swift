#if canImport(Glibc)
    /// What the system tells of the names in an open folder. The C library's streams ask once more what the folder is,
    /// and take memory for each, which for a hundred thousand folders is a tenth of the time.
    struct DirectoryRecords {
        private let folder: OpenFile

        init(_ folder: OpenFile) throws(FileError) {
            self.folder = folder
        }

        func forEach(
            _ body: (_ name: UnsafePointer<CChar>, _ type: UInt8) throws(FileError) -> Void
        ) throws(FileError) {
            // Nearly all folders are small, and so little lies on the stack. Their end is a call of its own.
            if try read(1 << 10, most: 2, body) { return }
            _ = try read(1 << 15, most: .max, body)
        }

        /// Reads so many parts at the most; whether that was all.
        private func read(
            _ size: Int, most: Int,
            _ body: (_ name: UnsafePointer<CChar>, _ type: UInt8) throws(FileError) -> Void
        ) throws(FileError) -> Bool {
            let result = withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) {
                buffer -> Result<Bool, FileError> in
                guard let start = buffer.baseAddress else { return .success(false) }
                var parts = 0
                while parts < most {
                    let count = getdents64(folder.descriptor, start, size)
                    if count == 0 { return .success(true) }
                    guard count > 0 else { return .failure(FileError(.list, folder.path, code: errno)) }
                    do throws(FileError) {
                        try Self.split(UnsafeRawBufferPointer(rebasing: buffer[..<count]), body)
                    } catch {
                        return .failure(error)
                    }
                    parts += 1
                }
                return .success(false)
            }
            return try result.get()
        }

        private static func split(
            _ records: UnsafeRawBufferPointer,
            _ body: (_ name: UnsafePointer<CChar>, _ type: UInt8) throws(FileError) -> Void
        ) throws(FileError) {
            guard let start = records.baseAddress else { return }
            var offset = 0
            while offset < records.count {
                let record = start + offset
                try body(
                    (record + Place.name).assumingMemoryBound(to: CChar.self),
                    record.load(fromByteOffset: Place.type, as: UInt8.self))
                offset += Int(record.load(fromByteOffset: Place.length, as: UInt16.self))
            }
        }

        /// Where the parts of a record stand, in bytes: two numbers of eight stand before them.
        private enum Place {
            static let length = 16
            static let type = 18
            static let name = 19
        }

        func rewind() { lseek(folder.descriptor, 0, SEEK_SET) }

        func close() { folder.closeIgnoringErrors() }
    }

    // Glibc shows it only to sources that define _GNU_SOURCE, which Swift's module of it does not.
    @_silgen_name("getdents64")
    private func getdents64(_ descriptor: Int32, _ start: UnsafeMutableRawPointer, _ size: Int) -> Int
#else
    /// What the system tells of the names in an open folder.
    struct DirectoryRecords {
        #if canImport(Darwin)
            private let stream: UnsafeMutablePointer<DIR>
        #else
            private let stream: OpaquePointer
        #endif
        private let path: String

        init(_ folder: OpenFile) throws(FileError) {
            guard let stream = fdopendir(folder.descriptor) else {
                let code = errno
                folder.closeIgnoringErrors()
                throw FileError(.list, folder.path, code: code)
            }
            self.stream = stream
            path = folder.path
        }

        func forEach(
            _ body: (_ name: UnsafePointer<CChar>, _ type: UInt8) throws(FileError) -> Void
        ) throws(FileError) {
            while true {
                errno = 0
                guard let found = readdir(stream) else {
                    if errno == 0 { return }
                    throw FileError(.list, path, code: errno)
                }
                let type = found.pointee.d_type
                let result = withUnsafePointer(to: &found.pointee.d_name) { name -> Result<Void, FileError> in
                    name.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                        do throws(FileError) {
                            return .success(try body(name, type))
                        } catch {
                            return .failure(error)
                        }
                    }
                }
                try result.get()
            }
        }

        func rewind() { rewinddir(stream) }

        func close() { closedir(stream) }
    }
#endif
