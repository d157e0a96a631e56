import Platform

extension Staging {
    /// Builds everything that is new, so that a read-only or full disk shows before the first rename.
    func build(_ plan: ValidatedPlan) throws(FileError) {
        for folder in folders.indices {
            do throws(FileError) {
                try fileSystem.createDirectory(area(folder))
            } catch {
                throw FileError(error.operation, PlanPath.join(root, folders[folder]), code: error.code)
            }
        }
        for (index, item) in plan.items.enumerated() {
            let base = staged(index)
            let place = destination(index)
            for step in item.steps { try build(step, of: item, at: base, for: place, plan) }
        }
    }

    private func build(
        _ step: StagedItem.Step, of item: StagedItem, at base: String, for place: String, _ plan: ValidatedPlan
    ) throws(FileError) {
        let suffix: String
        do throws(FileError) {
            switch step {
            case .folder(let path):
                suffix = path
                try fileSystem.createDirectory(base + suffix)
            case .file(let path, let index):
                suffix = path
                let permissions = item.replaced?.permissions
                try fileSystem.createFile(
                    base + suffix, bytes: plan.files[index].new, permissions: permissions ?? 0o666
                )
                // The process's mask took part in the permissions of the new file; the old one's have to stay.
                if let permissions { try fileSystem.setPermissions(base + suffix, permissions) }
            }
        } catch {
            // A reader knows the place, not where it was being built.
            throw FileError(error.operation, place + suffix, code: error.code)
        }
    }

    /// Removes the staging folders and what is left in them.
    func discard() throws(FileError) {
        for folder in folders.indices { try fileSystem.removeTree(area(folder)) }
    }
}

extension FileSystem {
    /// Removes a folder with everything in it; nothing that a link leads to. What does not exist is removed already.
    func removeTree(_ path: String) throws(FileError) {
        do throws(FileError) {
            return try remove(path)
        } catch {
            if error.code == ENOENT { return }
            // Which of the two a folder that is not empty gets is the system's choice.
            guard error.code == ENOTEMPTY || error.code == EEXIST else { throw error }
        }
        for name in try names(in: path) { try removeTree(PlanPath.join(path, name)) }
        try remove(path)
    }
}
