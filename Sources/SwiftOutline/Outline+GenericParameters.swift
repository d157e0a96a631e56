import Text

extension Outline {
    /// The names of the generic parameters of a type.
    public func genericParameters(of type: TypeDeclaration) -> [String] {
        let head = source[type.name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard head.first == UInt8(ascii: "<") else { return [] }
        var depth = 0
        var names: [String] = []
        for index in head.indices {
            switch head[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ","): break
            default: continue
            }
            guard depth > 0 else { break }
            // What bounds a parameter may have arguments of its own.
            guard depth == 1, head[index] != UInt8(ascii: ">") else { continue }
            let name = head[(index + 1)...].drop { " \n".utf8.contains($0) }.prefix(while: \.isNamePart)
            names.append(String(decoding: name, as: UTF8.self))
        }
        return names
    }
}
