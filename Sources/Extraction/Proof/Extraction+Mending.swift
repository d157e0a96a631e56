import Conventions
import TemplateSets

extension Extraction {
    /// The same set without the files in which something is wrong, where all of these are no more than helpers: a cell,
    /// or a second screen. Nil where a component has a fault, or where none of the faults is in a file of the set.
    public func leavingOutFiles(with faults: [ExtractionFault]) -> Extraction? {
        let serious = faults.filter(\.isSerious)
        let paths = Set(serious.compactMap(\.pathOfCode))
        guard serious.allSatisfy({ $0.pathOfCode != nil }) else { return nil }
        let faulty = skeleton.files.filter { file in
            !file.isTest && paths.contains(Self.named(file.draft.path.joined(separator: "/"), freshName))
        }
        let stem = skeleton.drafts.first?.fileStem ?? PlaceholderName.module
        guard !faulty.isEmpty, faulty.count == paths.count, !faulty.contains(where: { $0.draft.isComponent(of: stem) })
        else {
            return nil
        }
        // The xib of a cell goes with it.
        let bases = Set(faulty.compactMap { $0.draft.path.last.map(Role.baseName(ofFile:)) })
        var mended = self
        mended.skeleton.leaveOut { bases.contains($0.draft.path.last.map(Role.baseName(ofFile:)) ?? "") }
        return mended
    }

    /// The same set without the declarations and statements that do not go together with the rest, or in which they are
    /// said in the words of another module; nil where that does not do.
    public func mendingDeclarations() -> Extraction? {
        var mended = self
        return mended.skeleton.mend() ? mended : nil
    }
}

extension ExtractionFault {
    /// The file whose code is at fault; nil where it is something else.
    fileprivate var pathOfCode: String? {
        switch self {
        case .undeclared(let path, _), .incoherent(let path, _): path
        case .mistake, .violation: nil
        }
    }
}

extension Draft.File {
    /// Whether it is called as the module's view, presenter and so on, or tells no more than the module's name.
    fileprivate func isComponent(of stem: String) -> Bool {
        let base = Role.baseName(ofFile: path.last ?? "")
        guard let parts = Role.split(base) else { return base == stem }
        return parts.stem == stem
    }
}
