extension NewApplication {
    /// What the project builds.
    enum Target {
        case application
        case tests
    }

    func targetName(_ target: Target) -> String { target == .application ? name : testName }

    func targetMention(_ target: Target) -> WrittenValue {
        mention("target \(targetName(target))", targetName(target))
    }

    private func folders(_ target: Target) -> [String] { target == .application ? folders : testFolders }

    private func product(_ target: Target) -> (name: String, type: String, fileType: String) {
        switch target {
        case .application: (name + ".app", "com.apple.product-type.application", "wrapper.application")
        case .tests: (testName + ".xctest", "com.apple.product-type.bundle.unit-test", "wrapper.cfbundle")
        }
    }

    func productMention(_ target: Target) -> WrittenValue {
        let product = product(target).name
        return mention("product \(product)", product)
    }

    private static let phases = ["Sources", "Frameworks", "Resources"]

    /// A target with its build phases, which hold nothing by name, and what it builds.
    func target(_ target: Target) -> [WrittenObject] {
        let name = targetName(target)
        let product = product(target)
        let phases = Self.phases.map { phase in
            object(
                "PBX\(phase)BuildPhase", "\(phase) \(name)", phase,
                [("buildActionMask", "2147483647"), ("files", []), ("runOnlyForDeploymentPostprocessing", "0")])
        }
        let reference = object(
            "PBXFileReference", "product \(product.name)", product.name,
            [
                ("explicitFileType", .string(product.fileType)), ("includeInIndex", "0"),
                ("path", .string(product.name)), ("sourceTree", "BUILT_PRODUCTS_DIR"),
            ])
        let native = object(
            "PBXNativeTarget", "target \(name)", name,
            [
                ("buildConfigurationList", configurationList(of: name)),
                ("buildPhases", .list(Self.phases.map { mention("\($0) \(name)", $0) })), ("buildRules", []),
                ("dependencies", target == .tests ? [mention("dependency", "PBXTargetDependency")] : []),
                ("fileSystemSynchronizedGroups", .list(folders(target).map(folderMention))),
                ("name", .string(name)), ("packageProductDependencies", []), ("productName", .string(name)),
                ("productReference", productMention(target)), ("productType", .string(product.type)),
            ])
        return phases + [reference, native]
    }

    /// By which the application is built before its tests.
    var dependency: [WrittenObject] {
        [
            object(
                "PBXContainerItemProxy", "proxy", "PBXContainerItemProxy",
                [
                    ("containerPortal", mention("project", "Project object")), ("proxyType", "1"),
                    ("remoteGlobalIDString", .string(identifier("target \(name)"))), ("remoteInfo", .string(name)),
                ]),
            object(
                "PBXTargetDependency", "dependency", "PBXTargetDependency",
                [("target", targetMention(.application)), ("targetProxy", mention("proxy", "PBXContainerItemProxy"))]),
        ]
    }
}
