import SwiftOutline
import Text

/// An initializer or a method of a type, as those write it who call it.
struct CallSignature {
    struct Parameter: Equatable {
        let label: String
        let name: String
        /// As written, a default value aside.
        let type: String
    }

    let type: String
    /// Nil for an initializer.
    let method: String?
    private(set) var parameters: [Parameter]
    /// The path of the file that declares it, or declares it first.
    let file: String
    /// Whether a protocol asks for it.
    var isRequirement = false

    func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }

    /// Those of the types that some files declare. What overloads take, one takes.
    static func all(in files: [(path: String, outline: Outline)]) -> [CallSignature] {
        var signatures: [CallSignature] = []
        for signature in files.flatMap({ $0.outline.callSignatures(in: $0.path) }) {
            if let index = signatures.firstIndex(where: { $0.type == signature.type && $0.method == signature.method })
            {
                signatures[index].parameters += signature.parameters.filter {
                    !signatures[index].parameters.contains($0)
                }
            } else {
                signatures.append(signature)
            }
        }
        return signatures
    }
}

extension Outline {
    /// The initializer of a struct that has none of its own takes its properties.
    fileprivate func callSignatures(in file: String) -> [CallSignature] {
        var properties: [Int: [CallSignature.Parameter]] = [:]
        var signatures: [CallSignature] = []
        var initialized: Set<Int> = []
        for member in members {
            guard let index = member.owner else { continue }
            let owner = types[index]
            let type = text(of: owner.name)
            switch member.kind {
            case .func, .`init`:
                if member.kind == .`init` { initialized.insert(index) }
                let method = member.kind == .func ? text(of: member.name) : nil
                signatures.append(
                    CallSignature(
                        type: type, method: method, parameters: callParameters(of: member), file: file,
                        isRequirement: owner.kind == .protocol))
            case .var, .let:
                guard owner.kind == .struct, member.isStored, !member.isStatic, member.initialValue == nil,
                    let type = member.type
                else { continue }
                let name = text(of: member.name)
                properties[index, default: []].append(.init(label: name, name: name, type: text(of: type)))
            default: continue
            }
        }
        for (index, type) in types.enumerated() where !initialized.contains(index) && type.kind.isMade {
            let parameters = properties[index] ?? []
            signatures.append(
                CallSignature(type: text(of: type.name), method: nil, parameters: parameters, file: file))
        }
        return signatures
    }

    /// The parameters of a function that have labels.
    private func callParameters(of member: Member) -> [CallSignature.Parameter] {
        parameters(of: member).dropFirst().dropLast().splitAtDepthZero(",").compactMap { text in
            let parts = text.splitAtDepthZero(":", atMost: 1)
            guard parts.count == 2 else { return nil }
            let names = parts[0].split(whereSeparator: \.isWhitespace)
            guard let label = names.first, let name = names.last, label != "_" else { return nil }
            let type = parts[1].splitAtDepthZero("=", atMost: 1)[0]
            return .init(label: String(label), name: String(name), type: type.trimmed)
        }
    }
}

extension TypeDeclaration.Kind {
    /// Whether it may have an initializer that nobody has written.
    fileprivate var isMade: Bool { self == .struct || self == .class || self == .actor }
}

extension Substring {
    /// The parts between separators that stand in no brackets.
    func splitAtDepthZero(_ separator: Character, atMost count: Int = .max) -> [Substring] {
        var parts: [Substring] = []
        var (depth, start) = (0, startIndex)
        var previous: Character = " "
        for index in indices {
            let character = self[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == separator, depth == 0, parts.count < count {
                parts.append(self[start..<index])
                start = self.index(after: index)
            }
            previous = character
        }
        return parts + [self[start...]]
    }
}
