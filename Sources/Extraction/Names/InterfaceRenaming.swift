import Conventions
import SwiftOutline
import TemplateSets
import Text

/// The module's name for storyboards and xibs that are called as something else.
struct InterfaceRenaming {
    /// The names of the files without their endings.
    private let names: Set<String>

    init(of names: Set<String>) { self.names = names }

    /// Whether a file is one of them, in whatever language, or has their strings.
    func renames(_ file: Draft.File) -> Bool {
        guard let name = file.path.last, file.isInterface || name.hasSuffix(".strings") else { return false }
        return names.contains(Role.baseName(ofFile: name))
    }

    /// A file with the new names, in its own as well.
    func renaming(_ file: Draft.File) -> Draft.File {
        guard !names.isEmpty else { return file }
        var file = file
        if file.isSwift { file.contents = renaming(inCode: file.contents) }
        if file.isInterface { file.contents = renaming(inInterface: file.contents) }
        if renames(file), let last = file.path.last {
            file.path[file.path.count - 1] = HelperDeclarations.ownName(last)
            file.isRenamed = true
        }
        return file
    }

    /// What other storyboards lead to.
    private func renaming(inInterface text: [UInt8]) -> [UInt8] {
        let text = names.reduce(String(decoding: text, as: UTF8.self)) { text, name in
            text.replacing("storyboardName=\"\(name)\"", with: "storyboardName=\"\(HelperDeclarations.ownName(name))\"")
        }
        return Array(text.utf8)
    }

    private func renaming(inCode text: [UInt8]) -> [UInt8] {
        let generated = GeneratedScenes(files: names).places(in: text)
        var result: [UInt8] = []
        var end = 0
        var receiver = StringReceiver()
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let isString = token.kind == .string
            let range = isString ? token.range.dropFirst().dropLast() : token.range
            let name = String(decoding: text[range], as: UTF8.self)
            let isName =
                isString
                ? names.contains(name) && receiver.isInterface
                : generated.contains(range.lowerBound) && names.contains { $0.lowercased() == name.lowercased() }
            if isName {
                let new = isString ? HelperDeclarations.ownName(name) : Self.newName(ofIdentifier: name)
                result += text[end..<range.lowerBound] + new.utf8
                end = range.upperBound
            }
            if !token.isComment { receiver.read(name, token.kind) }
        }
        return result + text[end...]
    }

    /// R.swift calls a storyboard `order` that is called Order.
    private static func newName(ofIdentifier name: String) -> String {
        guard name.first?.isLowercase == true else { return HelperDeclarations.ownName(name) }
        return NameForm.camel.text(for: HelperDeclarations.ownName(name))
    }
}

/// What takes the next string of a text: a title may well be called as a storyboard.
private struct StringReceiver {
    /// What each open bracket belongs to: a call, or a property that has a body.
    private var owners: [(name: String, isCall: Bool)] = []
    /// The label of an argument, or the name of what is set.
    private var label = ""
    private var isTyped = false
    private var last = ""

    /// Whether it is a storyboard or nib: `UIStoryboard(name: "Order")`, `var nibName: String { "Order" }`.
    var isInterface: Bool {
        let owner = owners.last ?? ("", false)
        let words = (owner.isCall ? owner.name + label : label.isEmpty ? owner.name : label).lowercased()
        return ["storyboard", "nib", "xib"].contains { words.contains($0) }
    }

    mutating func read(_ text: String, _ kind: Token.Kind) {
        guard kind != .identifier else {
            if ["let", "var", "case", "func"].contains(text) { label = "" }
            if text != "init" { last = text }
            return
        }
        guard kind == .punctuation || kind == .operator else { return }
        switch text {
        case "(", "[", "{":
            owners.append((text == "(" ? last : label, text == "("))
            (label, last) = ("", "")
        case ")", "]", "}":
            _ = owners.popLast()
            (label, last) = ("", "")
        case ":": (label, isTyped) = (last, true)
        // Of 'let name: String = "Order"' it is the name.
        case "=": (label, isTyped) = (isTyped ? label : last, false)
        case ",", ";": label = ""
        default: break
        }
    }
}
