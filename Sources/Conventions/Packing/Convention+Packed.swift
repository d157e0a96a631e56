import Mustache
import SwiftOutline
import Text

extension Convention {
    /// A convention of which `packed` was written.
    init(packed: String) {
        var unpacker = Unpacker(Array(packed.utf8))
        self = unpacker.read()
    }

    /// The convention as a text from which it is made again without a template being read.
    var packed: String { text(of: self) }
}

extension SetNames {
    /// The names of which `packed` was written.
    public init(packed: String) {
        var unpacker = Unpacker(Array(packed.utf8))
        self = unpacker.read()
    }

    /// The names as a text from which they are made again without the set.
    public var packed: String { text(of: self) }
}

private func text(of value: some Packable) -> String {
    var packer = Packer()
    packer.write(value)
    return String(decoding: packer.bytes, as: UTF8.self)
}

extension Convention: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        files = unpacker.read()
        besides = unpacker.read()
        tests = unpacker.read()
        layers = unpacker.read()
        roleNames = unpacker.read()
        roles = Set(roleNames)
        items = unpacker.read()
        let forms: [NamePattern.Piece]? = unpacker.read()
        nameForms = forms?.map(\.form)
        mainRoot = mainRootOfSeveral
        isSpread = hasNoRoot
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(files)
        packer.write(besides)
        packer.write(tests)
        packer.write(layers)
        packer.write(roleNames)
        packer.write(items)
        let patterns = packer.patterns.sorted { $0.value < $1.value }.map(\.key) + packer.deferredPatterns
        let forms = NamePattern.nameForms(of: patterns)
        packer.write(forms?.map { NamePattern.Piece.name($0, isPlural: false) })
    }
}

extension SetNames: Packable {
    init(from unpacker: inout Unpacker) {
        set = unpacker.read()
        files = unpacker.read()
        unusualInternals = unpacker.read()
        shape = nil
        isPrefixChosen = false
    }

    func pack(into packer: inout Packer) {
        packer.write(set)
        packer.write(files)
        packer.write(unusualInternals)
    }
}

extension SetNames.File: Packable {
    init(from unpacker: inout Unpacker) {
        name = unpacker.read()
        isRequired = unpacker.read()
        isInternal = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(isRequired)
        packer.write(isInternal)
    }
}

extension NamePattern: Packable {
    /// One that was there before is told by its number.
    init(from unpacker: inout Unpacker) {
        let number = unpacker.read(Int.self)
        if number < unpacker.patterns.count {
            self = unpacker.patterns[number]
        } else {
            self.init(pieces: unpacker.read(), number: unpacker.isPart ? nil : number)
            unpacker.patterns.append(self)
        }
    }

    func pack(into packer: inout Packer) {
        if let number = packer.patterns[self] {
            packer.write(number)
        } else {
            packer.write(packer.patterns.count)
            packer.patterns[self] = packer.patterns.count
            packer.write(pieces)
        }
    }
}

extension NamePattern.Piece: Packable {
    /// Each combination of a form, none included, and a number is one code.
    private static let forms: [CaseForm?] = [nil] + CaseForm.allCases.map(Optional.some)

    fileprivate var form: CaseForm? {
        if case .name(let form, _) = self { form } else { nil }
    }

    init(from unpacker: inout Unpacker) {
        let code = unpacker.read(Int.self)
        switch code {
        case 0: self = .text(unpacker.read())
        case 1: self = .anything
        case 2: self = .name(nil, isPlural: false)
        default: self = .name(Self.forms[(code - 2) / 2 % Self.forms.count], isPlural: code % 2 == 1)
        }
    }

    func pack(into packer: inout Packer) {
        switch self {
        case .text(let text):
            packer.write(0)
            packer.write(text)
        case .anything: packer.write(1)
        case .name(let form, let isPlural):
            packer.write((Self.forms.firstIndex(of: form) ?? 0) * 2 + (isPlural ? 3 : 2))
        }
    }
}
