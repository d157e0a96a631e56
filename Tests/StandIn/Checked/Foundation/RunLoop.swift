// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias TimeInterval = Double

open class RunLoop: NSObject {
    open class var current: RunLoop { stub() }
    open class var main: RunLoop { stub() }
    open func run(until limitDate: Date) {}
}

open class Thread: NSObject {
    open class var isMainThread: Bool { stub() }
}
