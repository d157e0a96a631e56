import Text

/// What one run of `check` was asked, saw and said, as it is kept in a file.
struct CachedCheck: Equatable {
    /// All that the run was given but files.
    var key: String
    var observations: [Observation]
    var words: [RecordingConsole.Words]
    var code: ExitCode

    init(key: String, observations: [Observation], words: [RecordingConsole.Words], code: ExitCode) {
        (self.key, self.observations, self.words, self.code) = (key, observations, words, code)
    }

    /// The bytes of the file. Their hash stands at the end: what was cut off or damaged is none.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(key)
        writer.write(UInt64(code.rawValue))
        writer.write(UInt64(words.count))
        for part in words {
            writer.write(part.isError ? 1 : 0)
            writer.write(part.text)
        }
        writer.write(UInt64(observations.count))
        for observation in observations {
            writer.write(UInt64(observation.question.rawValue))
            writer.write(observation.path)
            writer.write(observation.state)
        }
        writer.write(Self.hash(writer.bytes[...]))
        return writer.bytes
    }

    /// What a file holds; nil where it is not whole, or is another run's.
    init?(_ bytes: [UInt8], key: String) {
        var reader = ByteReader(bytes)
        guard reader.text() == key, bytes.count >= ByteWriter.numberSize else { return nil }
        var end = ByteReader(bytes, from: bytes.count - ByteWriter.numberSize)
        guard end.number() == Self.hash(bytes.dropLast(ByteWriter.numberSize)),
            let code = reader.number().flatMap({ ExitCode(rawValue: Int32(truncatingIfNeeded: $0)) }),
            let words = reader.list({ reader in
                reader.number().flatMap { number in
                    reader.text().map { RecordingConsole.Words(isError: number == 1, text: $0) }
                }
            }),
            let observations = reader.list({ reader -> Observation? in
                guard let number = reader.number(),
                    let question = UInt8(exactly: number).flatMap(Observation.Question.init),
                    let path = reader.text(), let state = reader.number()
                else { return nil }
                return Observation(question: question, path: path, state: state)
            })
        else { return nil }
        self.init(key: key, observations: observations, words: words, code: code)
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.mixed
    }
}
