import Foundation

/// Runs a body on a thread whose stack has that size, and crashes where it needs more.
///
/// Secondary threads have 512 kilobytes on macOS and much more on Linux. Nothing may be expected in the body, for the
/// thread is no part of a test.
package func withStack<Value: Sendable>(kilobytes: Int, _ body: @escaping @Sendable () -> Value) -> Value {
    let result = Result<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
        result.value = body()
        isDone.signal()
    }
    thread.stackSize = kilobytes << 10
    thread.start()
    isDone.wait()
    guard let value = result.value else { preconditionFailure("the thread has ended without a value") }
    return value
}

/// Written by one thread before the other reads it.
private final class Result<Value>: @unchecked Sendable {
    var value: Value?
}
