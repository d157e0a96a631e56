/// How many processors this process may use.
public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The results of a function for all numbers below a count, in their order. The calls are spread over some threads, and
/// the caller's is one of them.
/// - Parameters:
///   - fewest: The count below which another thread costs more than it gains.
///   - other: What the caller's thread does first, while the others have begun.
public func inParallel<Result: Sendable>(
    _ count: Int, threads: Int, fewest: Int = 2, besides other: () -> Void = {},
    _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard threads > 1, count >= max(2, fewest) else {
        other()
        return results(0..<count, work)
    }
    let pool = WorkerPool(count: count, threads: threads, work)
    var others: [pthread_t] = []
    for _ in 1..<min(threads, count) {
        if let thread = startThread({ pool.run() }) { others.append(thread) }
    }
    other()
    pool.run()
    for thread in others { pthread_join(thread, nil) }
    return pool.results
}

/// The standard library's `map`, where nobody knows the type, asks for each step of a range by its protocol, which
/// takes longer than most of the work.
private func results<Result>(_ numbers: Range<Int>, _ work: (Int) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(numbers.count)
    for number in numbers { results.append(work(number)) }
    return results
}

/// The numbers below a count, handed out to threads a few at a time, and fewer towards the end, so that no thread waits
/// long for another one.
public final class WorkShares: @unchecked Sendable {
    private let lock = Lock()
    private let count: Int
    private let threads: Int
    private var start = 0

    /// All of the numbers are still to be handed out.
    public init(count: Int, threads: Int) {
        self.count = count
        self.threads = threads
    }

    /// The next numbers; nil where none are left.
    public func next() -> Range<Int>? {
        lock.locked {
            guard start < count else { return nil }
            let share = start..<start + max(1, min(64, (count - start) / (threads * 8)))
            start = share.upperBound
            return share
        }
    }
}

/// Threads that share some work: each takes the next few numbers until none is left.
private final class WorkerPool<Result: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private let work: @Sendable (Int) -> Result
    private let shares: WorkShares
    private var parts: [(start: Int, results: [Result])] = []

    init(count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result) {
        self.work = work
        shares = WorkShares(count: count, threads: threads)
    }

    func run() {
        while let share = shares.next() {
            let results = Platform.results(share, work)
            lock.locked { parts.append((share.lowerBound, results)) }
        }
    }

    var results: [Result] {
        parts.sorted { $0.start < $1.start }.flatMap(\.results)
    }
}

/// What a thread is to do, as one object that can be handed through C.
private final class ThreadBody {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, threadMain, context)
    guard code == 0 else {
        Unmanaged<ThreadBody>.fromOpaque(context).release()
        return nil
    }
    return thread
}

#if canImport(Darwin)
    private func threadMain(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#else
    private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
        return nil
    }
#endif
