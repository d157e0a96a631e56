import Platform

/// The system's number of the error that a call ends with; nil where it succeeds.
func failure(_ body: () throws -> Void) -> Int32? {
    do {
        try body()
        return nil
    } catch {
        return (error as? FileError)?.code
    }
}
