import JSON5

extension ManifestReader {
    /// What a blueprint says of the application that it writes; nil where it writes none.
    func readApplication(_ blueprint: ObjectReader) throws(ShapeError) -> ApplicationTemplate? {
        guard let node = blueprint[BlueprintKeys.application] else { return nil }
        let object = try ObjectReader(node, named: BlueprintKeys.application.name, ApplicationKeys.all)
        let target = try object.string(ApplicationKeys.deploymentTarget) ?? "15.0"
        guard Self.isVersion(target) else {
            throw object.unknownValue(target, of: ApplicationKeys.deploymentTarget, known: [])
        }
        let version = try object.string(ApplicationKeys.swiftVersion) ?? "6.0"
        guard ApplicationKeys.swiftVersions.contains(version) else {
            throw object.unknownValue(
                version, of: ApplicationKeys.swiftVersion, known: ApplicationKeys.swiftVersions)
        }
        return ApplicationTemplate(
            startsWith: try object.string(ApplicationKeys.startsWith),
            module: try object.string(ApplicationKeys.module),
            deploymentTarget: target, swiftVersion: version,
            urlSchemes: try object.strings(ApplicationKeys.urlSchemes) ?? [])
    }

    static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count < 4
            && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) } }
    }
}
