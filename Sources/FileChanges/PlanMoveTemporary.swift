extension Plan {
    public mutating func move(_ path: String, holding old: [UInt8], to change: FileChange) { changes.append(change) }
}
