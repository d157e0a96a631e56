import Platform

/// What one run of a program took.
struct RunCost {
    /// From before it was started to after it ended, in microseconds.
    var microseconds: Double
    /// The most memory it held, in kilobytes.
    var kilobytes: Int
}

/// A run that could not be made, or that failed.
struct RunFailure: Error, CustomStringConvertible {
    var description: String
}

/// Runs a program to its end. Its standard output is this process's.
func run(_ words: [String]) throws -> RunCost {
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let start = microsecondsNow()
    let code = posix_spawn(&process, words[0], nil, nil, arguments, environ)
    guard code == 0 else { throw RunFailure(description: "\(words[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
        guard errno == EINTR else { throw RunFailure(description: "\(words[0]) cannot be waited for") }
    }
    let end = microsecondsNow()
    guard status == 0 else { throw RunFailure(description: "\(words.joined(separator: " ")) failed: \(status)") }
    #if canImport(Darwin)
        let kilobytes = usage.ru_maxrss / 1024
    #else
        let kilobytes = usage.ru_maxrss
    #endif
    return RunCost(microseconds: end - start, kilobytes: Int(kilobytes))
}

/// The time of a clock that only goes forward, in microseconds.
func microsecondsNow() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
}

/// The middle of some numbers.
func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
