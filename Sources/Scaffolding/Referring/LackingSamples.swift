import SwiftOutline
import TemplateSets
import Text

extension RenderedModule {
    /// The constants in the files of its tests that are nil until somebody gives them a value, each with its type's
    /// name: the tests that need one are skipped.
    ///
    /// - Parameter kept: the paths of files that stay as they are.
    public func lackingSamples(besides kept: Set<String>) -> [String] {
        files.flatMap { file -> [String] in
            guard file.path.hasSuffix(".swift"), !kept.contains(file.path),
                SkeletonFile.isTest(file.path), Self.searches.allSatisfy({ $0.finds(in: file.contents) })
            else { return [] }
            let outline = Outline(file.contents)
            return outline.members.compactMap { outline.lackingSample($0) }
        }
    }

    /// What stands in a file with such a constant, and in few others.
    private static let searches = [ByteSearch("? = nil".utf8), ByteSearch("static let ".utf8)]
}

extension Outline {
    fileprivate func lackingSample(_ member: Member) -> String? {
        guard member.kind == .let, member.isStatic, let owner = member.owner, let start = member.initialValue,
            source[start...].prefix(while: { $0 != UInt8(ascii: "\n") }).elementsEqual("nil".utf8)
        else { return nil }
        return "\(text(of: types[owner].name)).\(text(of: member.name))"
    }
}
