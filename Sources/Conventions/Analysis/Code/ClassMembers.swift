import SwiftOutline

/// A member of a class, and where it stands.
struct ClassMember {
    let file: ModuleFile
    let member: Member

    var name: String { file.outline.text(of: member.name) }

    /// Whether the runtime of Objective-C knows it, by which Interface Builder's connections are made.
    var isKnownToObjectiveC: Bool {
        let outline = file.outline
        let owner = member.owner.map { outline.types[$0].attributes }
        return ["override", "dynamic"].contains { outline.hasModifier($0, member) }
            || ([member.attributes] + (owner.map { [$0] } ?? [])).contains { attributes in
                outline[attributes].contains { range in
                    Self.attributes.contains { outline.source[range].starts(with: $0.utf8) }
                }
            }
    }

    private static let attributes = ["@IB", "@objc", "@NSManaged", "@GKInspectable"]
}

extension CheckedModule {
    /// Whether a class of the module says for all that inherit it that Objective-C knows what they have.
    var hasClassesOfObjectiveC: Bool {
        files.contains { file in
            file.outline.types.contains { type in
                file.outline[type.attributes].contains { file.outline.source[$0].elementsEqual("@objcMembers".utf8) }
            }
        }
    }

    /// The properties and methods of a class and of the module's classes that it inherits; nil where it inherits what
    /// is not known.
    func members(of type: String) -> [ClassMember]? {
        var members: [ClassMember] = []
        var queue = [type]
        var seen: Set<String> = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            let places = declarations(of: next)
            guard !places.isEmpty else {
                // A class of UIKit, or a protocol of somebody's: what is no class of the system may have any outlet.
                if next == type || index.hasFile(named: next) || next.contains("Base")
                    || next.hasSuffix("ViewController") && !next.hasPrefix("UI")
                {
                    return nil
                }
                continue
            }
            for (file, type) in places {
                let outline = file.outline
                for member in outline.members where member.owner == type {
                    members.append(ClassMember(file: file, member: member))
                }
            }
            for file in files {
                let outline = file.outline
                for (index, type) in outline.types.enumerated()
                where type.kind == .extension && outline.text(of: type.name) == next {
                    for member in outline.members where member.owner == index {
                        members.append(ClassMember(file: file, member: member))
                    }
                }
            }
            for (file, type) in places where file.outline.types[type].kind == .class {
                // A superclass that is neither the module's nor the system's, as a protocol may be that comes first.
                guard let first = inherits(next).flatMap(TypeText.inherited).first else { continue }
                if declarations(of: first).isEmpty, !["UI", "NS"].contains(where: first.hasPrefix) { return nil }
            }
            queue += inherits(next).flatMap(TypeText.inherited)
        }
        return members
    }

    func declaresNested(_ name: String) -> Bool {
        files.contains { file in file.outline.types.contains { file.outline.text(of: $0.name) == name } }
    }

    /// Whether a method of the module is given a name for Objective-C.
    func hasObjectiveCName(_ selector: String) -> Bool {
        files.contains { file in
            file.outline.members.contains { member in
                file.outline[member.attributes].contains {
                    file.outline.text(of: $0).filter { !$0.isWhitespace } == "@objc(\(selector))"
                }
            }
        }
    }
}
