extension RunningProcess {
    #if canImport(Darwin)
        static var worldOfProcesses: String { "" }

        /// When a process was started; nil where none with this number runs.
        static func timeOfStart(ofProcess number: Int32) -> String? {
            var query: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, number]
            var facts = kinfo_proc()
            var size = MemoryLayout<kinfo_proc>.stride
            guard sysctl(&query, UInt32(query.count), &facts, &size, nil, 0) == 0, size > 0,
                Int32(facts.kp_proc.p_stat) != SZOMB
            else { return nil }
            let start = facts.kp_proc.p_un.__p_starttime
            return "\(start.tv_sec).\(start.tv_usec)"
        }
    #else
        static var worldOfProcesses: String {
            var text = [CChar](repeating: 0, count: 64)
            let count = max(0, readlink("/proc/self/ns/pid", &text, text.count))
            let digits = text.prefix(count).map { UInt8(bitPattern: $0) }.filter { (0x30...0x39).contains($0) }
            return "/" + String(decoding: digits, as: UTF8.self)
        }

        /// The machine's start and the clock tick since then at which a process was started; nil where none with this
        /// number runs.
        static func timeOfStart(ofProcess number: Int32) -> String? {
            let system = PosixFileSystem()
            guard let facts = try? system.read("/proc/\(number)/stat"),
                let boot = try? system.read("/proc/sys/kernel/random/boot_id"),
                let end = facts.lastIndex(of: UInt8(ascii: ")"))
            else { return nil }
            // The name in parentheses may hold anything. After it come the state and, as the twentieth word, the tick.
            let words = facts[end...].split(separator: UInt8(ascii: " "))
            guard words.count > 20, words[1].first != UInt8(ascii: "Z") else { return nil }
            return String(decoding: boot.prefix(8) + [UInt8(ascii: "-")] + words[20], as: UTF8.self)
        }
    #endif
}
