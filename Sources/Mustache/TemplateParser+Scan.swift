extension TemplateParser {
    /// Where `pattern`, which is not empty, next occurs.
    func find(_ pattern: [UInt8], from start: Int) -> Int? {
        let source = source
        let first = pattern[0]
        let last = source.count - pattern.count
        var index = start
        while index <= last {
            if source[index] == first, matches(pattern, at: index) {
                return index
            }
            index += 1
        }
        return nil
    }

    private func matches(_ pattern: [UInt8], at index: Int) -> Bool {
        var offset = 1
        while offset < pattern.count {
            if source[index + offset] != pattern[offset] {
                return false
            }
            offset += 1
        }
        return true
    }

    func skipWhitespace(from start: Int) -> Int {
        var index = start
        while index < source.count, source[index].isWhitespace {
            index += 1
        }
        return index
    }

    /// The range without whitespace at either end.
    func trim(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, source[start].isWhitespace {
            start += 1
        }
        while start < end, source[end - 1].isWhitespace {
            end -= 1
        }
        return start..<end
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        source[left] == source[right]
    }
}
