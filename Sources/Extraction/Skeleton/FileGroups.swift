import Conventions
import SwiftOutline
import TemplateSets

/// The files that not all modules have, those together that are written together or not at all.
struct FileGroups {
    /// What each group is called after, and its files by their numbers in the skeleton.
    private(set) var all: [(word: String, files: [Int])] = []
    private let skeleton: Skeleton

    init(_ skeleton: Skeleton) {
        self.skeleton = skeleton
        let (common, optional) = skeleton.files.enumerated().reduce(into: ([Draft.File](), [Int]())) { found, file in
            if skeleton.isCommon(file.element) {
                found.0.append(file.element.draft)
            } else {
                found.1.append(file.offset)
            }
        }
        let roles = Set(optional.filter { !skeleton.files[$0].isTest }.map { Self.role(of: skeleton.files[$0].draft) })
        for index in optional {
            let file = skeleton.files[index]
            let word = Self.word(for: file, among: common, optional: roles)
            if let group = all.firstIndex(where: { $0.word == word }) {
                all[group].files.append(index)
            } else {
                all.append((word, [index]))
            }
        }
    }

    /// Leaves no file to choose that others cannot do without: one that is usually there is always there then, and one
    /// that is not comes with what names it.
    mutating func joinUsers() {
        guard !all.isEmpty else { return }
        let outlines = skeleton.files.map { Outline($0.draft.isSwift ? $0.draft.contents : []) }
        let names = zip(skeleton.files, outlines).map { file, outline in
            file.draft.isInterface ? Self.words(of: file.draft.contents) : Lexer.identifiers(in: outline.source)
        }
        let types = outlines.map { outline in
            let all = outline.types.filter { $0.parent == nil && $0.kind != .extension }
            return Set(all.map { outline.text(of: $0.name) })
        }
        while let (group, user) = firstUse(names, types) {
            let entry = all[group]
            if let user, !isUsual(entry.files) { all[user].files += entry.files }
            all.remove(at: group)
        }
    }

    /// The names in a storyboard or xib.
    private static func words(of interface: [UInt8]) -> Set<String> {
        Set(interface.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) })
    }

    private func isUsual(_ files: [Int]) -> Bool { files.contains { skeleton.isUsual(skeleton.files[$0]) } }

    /// A group that others name, and the group of these; nil for that where one of them is always there.
    private func firstUse(_ names: [Set<String>], _ types: [Set<String>]) -> (group: Int, user: Int?)? {
        for (group, files) in all.map(\.files).enumerated() {
            let declared = files.reduce(into: Set<String>()) { $0.formUnion(types[$1]) }
            let users = names.indices.filter { !files.contains($0) && !names[$0].isDisjoint(with: declared) }
            let groups = users.map { user in all.firstIndex { $0.files.contains(user) } }
            if let first = groups.first { return (group, groups.contains(nil) ? nil : first) }
            if isUsual(files), isMissed(files) { return (group, nil) }
        }
        return nil
    }

    /// Whether the other files use what these declare in extensions.
    private func isMissed(_ files: [Int]) -> Bool {
        func texts(besides left: [Int]) -> [[UInt8]] {
            skeleton.files.enumerated().filter { index, file in
                !left.contains(index) && !file.isTest && file.draft.isSwift && skeleton.isUsual(file)
            }.map(\.element.draft.contents)
        }
        let missing = skeleton.missing(in: texts(besides: files))
        return !missing.isEmpty && missing != skeleton.missing(in: texts(besides: []))
    }

    /// What a file is to its module: what its name says beside the module's. What tests a part that can be left out is
    /// called as that.
    private static func word(
        for file: Skeleton.File, among common: [Draft.File], optional: Set<String>
    ) -> String {
        let name = file.draft.path.last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let base = parts[0]
        // The xib of a view controller that all have is not another view controller.
        if !name.hasSuffix(".swift"), common.contains(where: { $0.path.last?.hasPrefix(base + ".") == true }) {
            return parts.last ?? ""
        }
        let role = role(of: file.draft)
        let tested = file.isTest ? Self.tested(by: role) : role
        let word = optional.contains(tested) || !common.contains { Self.role(of: $0) == tested } ? tested : role
        if word.contains(where: \.isLetter) { return word }
        return file.draft.isSwift ? kind(of: file.draft) : parts.dropFirst().last ?? base
    }

    /// A file's name without the module's and what its ending says.
    private static func role(of file: Draft.File) -> String {
        let base = file.path.last.map { String($0.prefix { $0 != "." }) } ?? ""
        return base.replacing(PlaceholderName.module, with: "", maxReplacements: 1)
    }

    private static func tested(by role: String) -> String {
        ["Mock", "Tests", "Test"].reduce(role) { $0.replacing($1, with: "", maxReplacements: 1) }
    }

    /// What the first type of a file is: a view as what it inherits says, or what a screen is about.
    private static func kind(of file: Draft.File) -> String {
        let outline = Outline(file.contents)
        guard let type = outline.types.first(where: { $0.parent == nil && $0.kind != .extension }) else {
            return "Extension"
        }
        let parents = outline[type.inherits].map { outline.text(of: $0) }
        let roles = parents.compactMap { Role.split($0).flatMap { Role.layered.contains($0.role) ? $0.suffix : nil } }
        return roles.first ?? (type.kind == .protocol ? "Protocol" : "Entity")
    }
}
