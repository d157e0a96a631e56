import SwiftOutline
import TemplateSets
import Text

/// What the project has of what a blueprint would write under a name.
struct Home {
    /// The file that declares its type.
    let path: String
    /// The type's name.
    let type: String
    /// What the blueprint would write into the type's file.
    let model: [UInt8]
}

extension ProjectReferences {
    /// The properties among the values of what a blueprint has written, its defaults included.
    func properties(
        of given: [String: [String]], writtenBy target: String
    ) throws -> [Property] {
        let (set, blueprint) = try set.referred(target)
        return set.parameters.filter { blueprint.takes($0) && $0.kind is PropertyKind && !$0.isSupplied }
            .flatMap { given[$0.name] ?? $0.defaultValue.map { [$0] } ?? [] }
            .compactMap { try? Property($0) }
    }

    /// With which values a blueprint has written what a name stands for; nil where the project does not have it.
    func values(
        of text: String, writtenBy target: String, isWhole: Bool = false
    ) throws -> [String: [String]]? {
        guard let name = try? ModuleName(text) else { return nil }
        let key = "\(target)/\(text)\(isWhole ? "/" : "")"
        if let values = known[key] { return values }
        let (set, blueprint) = try set.referred(target)
        var reader = ReferenceReader(set: set, blueprint: blueprint, name: name, facts: facts)
        func read(_ path: String) throws -> [UInt8]? {
            switch self.place(of: path) {
            case .file(let path): try self.fileSystem.read(self.sources.fullPath(path))
            case .several(let paths): try self.fileSystem.read(self.sources.fullPath(paths[0]))
            case .nothing: nil
            }
        }
        var values = try reader.values(isWhole: isWhole, read: read)
        let own = "\(name.name)\(blueprint.suffix)"
        if values != nil, let (path, text) = try reader.base().first(where: { $0.key.lastComponent == "\(own).swift" }),
            case .file(let file) = place(of: path)
        {
            homes[key] = Home(path: file, type: own, model: text)
        }
        let isDeclared = homes[key].map { outline(of: $0.path)?.declares(own) ?? false } ?? (values != nil)
        if !isDeclared, !isWhole, let place = try elsewhere(reader.base(), name.name, own) {
            values = try reader.values(isWhole: false) { $0 == place.path ? place.text : try read($0) }
            homes[key] = Home(path: place.home, type: own, model: place.model)
        }
        if let home = homes[key], var found = values {
            try addComputed(to: &found, of: home, writtenBy: target)
            values = found
        }
        known[key] = .some(values)
        if let values, !isWhole {
            // A module that has no delegate lacks none.
            let choices = values.filter { set.parameter($0.key)?.kind.values != nil }
            let files = try reader.files(choices).sorted { $0.key < $1.key }
            lacking[key] = files.filter { place(of: $0.key) == .nothing }.map(\.value)
            faces[key] = files.flatMap { face(of: name.name, at: $0.key) }
        }
        return values
    }
}
