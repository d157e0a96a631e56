/// How large a file may be that is read.
public enum ReadLimit {
    /// In bytes. A larger file is a mistake or a trap: reading it is an `EFBIG`, before it takes any memory.
    public static let bytes = 64 << 20
}
