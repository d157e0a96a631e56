/// How many processors this process may use.
public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The results of a function for all numbers below a count, in their order. The calls are spread over some threads, and
/// the caller's is one of them.
public func inParallel<Result: Sendable>(
    _ count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard threads > 1, count > 1 else { return (0..<count).map(work) }
    let pool = WorkerPool(count: count, threads: threads, work)
    var others: [pthread_t] = []
    for _ in 1..<min(threads, count) {
        if let thread = startThread({ pool.run() }) { others.append(thread) }
    }
    pool.run()
    for thread in others { pthread_join(thread, nil) }
    return pool.results
}

/// Threads that share some work: each takes the next few numbers until none is left.
private final class WorkerPool<Result: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private let work: @Sendable (Int) -> Result
    private let count: Int
    private let share: Int
    private var next = 0
    private var parts: [(start: Int, results: [Result])] = []

    init(count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.work = work
        share = max(1, min(64, count / (threads * 8)))
    }

    func run() {
        while true {
            let range = lock.locked {
                let start = next
                next = min(count, start + share)
                return start..<next
            }
            guard !range.isEmpty else { return }
            let results = range.map(work)
            lock.locked { parts.append((range.lowerBound, results)) }
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
