import Foundation

/// Turns text that needs Objective-C into text that runs without.
///
/// Attributes go, and `@main` too, for the tests have a main function of their own; an outlet is set by a method that
/// stands for key-value coding; a selector is its name; what overrides in an extension moves into the class. Lines keep
/// their numbers wherever nothing moves.
struct RunnableText {
    private(set) var files: [String: String]
    private let mode: LanguageMode

    /// - Parameter files: the Swift files of one module, by path.
    init(_ files: [String: String], mode: LanguageMode) {
        self.files = files
        self.mode = mode
        moveExtensionOverrides()
        self.files = self.files.mapValues { withLocalization(withNetworking(withoutObjectiveC(PreviewText.text($0)))) }
    }

    // MARK: One file

    /// Foundation has the network in a module of its own where it is not Apple's.
    private func withNetworking(_ source: String) -> String {
        #if canImport(FoundationNetworking)
            guard source.mentions("URLSession", "URLRequest", "URLResponse", "ApiClient") else { return source }
            let code = CodeMask(source).text
            guard code.contains(/\b(URLSession|URLRequest|URLResponse|HTTPURLResponse|ApiClient)\b/) else {
                return source
            }
            var edits = Edits(source: source, code: code)
            edits.replace(/\bimport\s+Foundation\b/) { _ in "import Foundation; import FoundationNetworking" }
            return edits.applied()
        #else
            return source
        #endif
    }

    /// Foundation has `String(localized:)` on Apple's systems alone: elsewhere the stand-in for UIKit has it.
    private func withLocalization(_ source: String) -> String {
        #if canImport(ObjectiveC)
            return source
        #else
            guard source.mentions("String(localized:") else { return source }
            let code = CodeMask(source).text
            guard !code.contains(/\bimport\s+(UIKit|SwiftUI)\b/) else { return source }
            var edits = Edits(source: source, code: code)
            edits.replace(/\bimport\s+Foundation\b/) { _ in "import Foundation; import UIKit" }
            return edits.applied()
        #endif
    }

    private func withoutObjectiveC(_ source: String) -> String {
        guard source.mentions("UIKit") else { return source }
        let code = CodeMask(source).text
        guard code.contains(/\bimport\s+UIKit\b/) else { return source }
        var edits = Edits(source: source, code: code)
        if source.mentions("@IBOutlet", "awakeFromNib") {
            for type in TypeBody.all(in: code) where !type.isExtension {
                edits.insert(members(of: type, in: code), at: type.members.lowerBound)
                if isMadeByInterfaceFiles(type, code), let superclass = type.inherits.first {
                    edits.replace(superclass.startIndex..<superclass.endIndex, with: standInObject(for: type))
                }
            }
        }
        if source.mentions("@main", "@IB", "@objc") {
            edits.replace(/@(main\b|IBOutlet|IBAction|IBInspectable|IBDesignable|objcMembers|objc(\([^)]*\))?)\s?/) {
                _ in ""
            }
        }
        if source.mentions("#selector") {
            edits.replace(/#selector\(([^()]*(\([^()]*\))?[^()]*)\)/) { "Selector(\"\($0)\")" }
        }
        if source.mentions("style") {
            edits.replace(/\boverride\s+init\(\s*style\b/) { _ in "required init(style" }
        }
        return edits.applied()
    }

    /// What Objective-C's runtime would know of a class.
    private func members(of type: TypeBody, in code: String) -> String {
        let body = code[type.members]
        let outlets = body.matches(of: /@IBOutlet\s[^\n=]*?\bvar\s+(\w+)\s*:\s*([\w.]+)/)
        var text = ""
        if !outlets.isEmpty {
            let cases = outlets.map { "case \"\($0.1)\": self.\($0.1) = object as? \($0.2)" }
            text += " @MainActor override func setOutlet(_ name: String, to object: AnyObject) { switch name { "
            text += cases.joined(separator: "; ") + "; default: super.setOutlet(name, to: object) } };"
        }
        if isMadeByInterfaceFiles(type, code) {
            text += " @MainActor override class func madeByInterfaceFile() -> any InterfaceObject { \(type.name)() };"
        }
        return text
    }

    private func isMadeByInterfaceFiles(_ type: TypeBody, _ code: String) -> Bool {
        type.inherits.first == "NSObject" && code[type.members].contains(/\boverride\s+func\s+awakeFromNib\b/)
    }

    private func standInObject(for type: TypeBody) -> String {
        let isIsolated =
            type.prefix.contains("@MainActor") || mode == .swift6MainActor && !type.prefix.contains("nonisolated")
        return isIsolated ? "IsolatedStandInObject" : "StandInObject"
    }

    // MARK: All files

    private mutating func moveExtensionOverrides() {
        var moved: [String: String] = [:]
        for (path, source) in files where source.mentions("extension") && source.mentions("override") {
            let code = CodeMask(source).text
            var edits = Edits(source: source, code: code)
            for type in TypeBody.all(in: code) where type.isExtension {
                for member in overrides(in: type, code) {
                    let text = edits.source(of: member)
                    moved[type.name, default: ""] += "\n" + text
                    edits.replace(member, with: String(text.filter { $0 == "\n" }))
                }
            }
            files[path] = edits.applied()
        }
        for (path, source) in files
        where source.mentions("class") && moved.keys.contains(where: { source.mentions($0) }) {
            let code = CodeMask(source).text
            var edits = Edits(source: source, code: code)
            for type in TypeBody.all(in: code) where !type.isExtension {
                if let text = moved[type.name] { edits.insert(text, at: type.members.lowerBound) }
            }
            files[path] = edits.applied()
        }
    }

    private func overrides(in type: TypeBody, _ code: String) -> [Range<String.Index>] {
        code[type.members].matches(of: /(?m)^([^\n{}]*)\boverride\b[^{}]*\{/).compactMap { match in
            guard type.isDirectMember(match.range.lowerBound, in: code),
                let end = TypeBody.closingBrace(in: code, from: match.range.upperBound)
            else { return nil }
            return match.range.lowerBound..<code.index(after: end)
        }
    }
}

extension String {
    /// Whether one of some words stands anywhere in the text. It is found much faster than a pattern, and few files of
    /// a project have any of what is looked for here.
    func mentions(_ words: String...) -> Bool {
        withCString { text in words.contains { strstr(text, $0) != nil } }
    }
}
