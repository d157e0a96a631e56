import Platform
import TestSupport
import Testing
import Text

@testable import VipergenCLI

/// A long run is kept piece by piece, and read as it was written.
struct CachedCheckTests {
    private let words = [
        RecordingConsole.Words(isError: true, text: "a note\n"), RecordingConsole.Words(isError: false, text: ""),
    ]

    private func observations(_ count: Int) -> [Observation] {
        (0..<count).map { number in
            Observation(
                question: Observation.Question.allCases[number % 3],
                path: String(repeating: "ä/", count: number % 50) + "\(number)", state: UInt64(number) &* 0x9E37_79B9)
        }
    }

    @Test("what was noted in one part or in many is read again", arguments: [0, 1, 7, 30_000])
    func roundTrip(count: Int) throws {
        var file: [UInt8] = []
        var parts = 0
        var log = ObservationLog(limit: count) { part in
            file += part
            parts += 1
            return true
        }
        let observations = observations(count)
        let areTaken = observations.allSatisfy { log.add($0) }
        #expect(areTaken)
        #expect((parts > 1) == (count > 10_000))
        #expect(log.rest.count < ObservationLog.partSize)
        file += CachedCheck.end(of: log, key: "key", words: words, code: .refused)
        let read = try #require(CachedCheck(file, key: "key"))
        #expect(read.observations == observations && read.words == words && read.code == .refused)
        #expect(CachedCheck(file, key: "other") == nil)
        #expect(CachedCheck(file + [0], key: "key") == nil)
        for place in stride(from: 0, to: file.count, by: max(1, file.count / 13)) {
            var damaged = file
            damaged[place] ^= 0x80
            #expect(CachedCheck(damaged, key: "key") == nil, "damaged at \(place)")
            #expect(CachedCheck(Array(file[..<place]), key: "key") == nil, "cut after \(place)")
        }
    }

    @Test("what was seen once more as it was is noted once")
    func repetition() {
        let observations = observations(100)
        var log = ObservationLog(limit: .max) { _ in true }
        let areTaken = (observations + observations).allSatisfy { log.add($0) }
        #expect(areTaken && log.count == 100)
        let other = observations[7]
        let isTaken = log.add(Observation(question: other.question, path: other.path, state: other.state + 1))
        #expect(isTaken && log.count == 101)
    }

    @Test("too many observations, or one that could not be handed on, end a log")
    func endOfLog() {
        let observations = observations(30_000)
        var short = ObservationLog(limit: 2) { _ in true }
        let taken = observations.prefix(3).map { short.add($0) }
        #expect(taken == [true, true, false])
        var full = ObservationLog(limit: .max) { _ in false }
        let areTaken = observations.allSatisfy { full.add($0) }
        #expect(!areTaken)
    }

    @Test("a file that is begun takes the place of the old one, and is nobody's before it is finished")
    func file() throws {
        let session = try Session(modulesOn: .memory)
        let fileSystem = session.sandbox.fileSystem
        let place = session.sandbox.outside + "/caches/vipergen/check-1"
        let project = session.sandbox.root
        for isFinished in [true, false] {
            let file = CacheFile(place, ofProject: project, on: fileSystem)
            file.close()
            #expect((try? fileSystem.read(place)) == (isFinished ? nil : [1, 2, 3]))
            #expect(file.append([1]) && file.append([2]))
            #expect(try fileSystem.read(place) == [1, 2])
            if isFinished { file.finish([3]) }
            file.close()
            #expect((try? fileSystem.read(place)) == (isFinished ? [1, 2, 3] : nil))
        }
        let faulty = FaultyFileSystem(fileSystem, .callOf(.append, 1, code: 28))
        let file = CacheFile(place, ofProject: project, on: faulty)
        #expect(file.append([1]) && !file.append([2]) && !file.append([3]))
        file.finish([4])
        file.close()
        #expect(try fileSystem.entry(at: place) == nil)
    }
}
