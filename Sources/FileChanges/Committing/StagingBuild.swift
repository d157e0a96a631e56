import Platform
import Text

extension Staging {
    /// Builds everything that is new, so that a read-only or full disk shows before the first rename. Returns what each
    /// staged thing is known by from then on.
    func build(_ items: [StagedItem]) throws(FileChangesError) -> [StagedMark] {
        for number in folders.indices { try makeArea(number) }
        var marks: [StagedMark] = []
        marks.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            let area = try area(item.folder)
            let place = Path.join(root.path, place(index))
            // Nothing goes in a later run without this: see `Resumption.putBack`.
            let steps = item.steps.isEmpty ? [.file("", bytes: [], model: nil)] : item.steps
            for step in steps { try build(step, named: "\(index)", in: area, for: place) }
            do throws(FileError) {
                guard let entry = try area.entry("\(index)") else { throw FileError(.inspect, place, code: ENOENT) }
                marks.append(StagedMark(entry))
            } catch {
                throw .file(FileError(error.operation, place, code: error.code))
            }
        }
        return marks
    }

    /// Nobody else looks into a staging folder.
    private func makeArea(_ number: Int) throws(FileChangesError) {
        do throws(FileError) {
            try folder(number).createDirectory(StagingName.folder(id), permissions: 0o700)
        } catch {
            // Another run emptied the folder and removed it, or somebody put a link in its place.
            if error.isNoFolder { throw .changed(folders[number]) }
            throw .file(FileError(.fill, Path.join(root.path, folders[number]), code: error.code))
        }
    }

    private func area(_ number: Int) throws(FileChangesError) -> any Directory {
        do throws(FileError) {
            return try site(number).area
        } catch {
            if error.isNoFolder { throw .changed(folders[number]) }
            throw .file(error)
        }
    }

    private func build(
        _ step: StagedItem.Step, named base: String, in area: any Directory, for place: String
    ) throws(FileChangesError) {
        let suffix: String
        do throws(FileError) {
            switch step {
            case .folder(let path):
                suffix = path
                try area.createDirectory(base + suffix, permissions: 0o777)
            case .file(let path, let bytes, let model):
                suffix = path
                guard let model else { return try area.createFile(base + suffix, bytes: bytes, permissions: 0o666) }
                try area.createFile(base + suffix, bytes: bytes, permissions: 0o600)
                try area.copyAttributes(of: model.name, in: folder(model.folder), to: base + suffix)
            }
        } catch {
            // The file that this one is to look like was taken away, or its folder.
            if case .file(_, _, let model?) = step, error.operation != .write, error.isNoFolder {
                throw .changed(Path.join(folders[model.folder], model.name))
            }
            // A reader knows the place, not where it was being built.
            throw .file(FileError(error.operation, place + suffix, code: error.code))
        }
    }
}
