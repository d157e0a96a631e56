/// A target of a project: what Xcode builds of some of its files.
public struct Target: Sendable, Equatable {
    /// What the target makes.
    public enum Kind: Sendable, Equatable {
        case application
        case unitTests
        case uiTests
        case appExtension
        case framework
        case library
        case commandLineTool
        /// It runs scripts or builds other targets, and has no files of its own.
        case aggregate
        /// The product type as the file says it.
        case other(String)
    }

    /// The target's name.
    public var name: String
    /// What it makes.
    public var kind: Kind
    /// The name by which Swift imports the product; nil where the project leaves it to a setting that is not in the
    /// file.
    public var moduleName: String?
    /// The platforms that it is built for as Xcode names them (`iphoneos`, `macosx`), as far as the file says.
    public var platforms: [String]
    /// Of tests: the target that they run in.
    public var testedTarget: String?
    /// The targets that are built before it.
    public var dependencies: [String] = []
}

extension Target.Kind {
    init(productType: String?) {
        let prefix = "com.apple.product-type."
        guard let productType else {
            self = .aggregate
            return
        }
        guard productType.hasPrefix(prefix) else {
            self = .other(productType)
            return
        }
        switch productType.dropFirst(prefix.count) {
        case "application", "application.on-demand-install-capable", "application.watchapp", "application.watchapp2",
            "application.messages":
            self = .application
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "framework", "framework.static": self = .framework
        case "library.static", "library.dynamic": self = .library
        case "tool": self = .commandLineTool
        case let type where type.contains("extension"): self = .appExtension
        default: self = .other(productType)
        }
    }
}

extension ProjectFile {
    /// The project's targets, in its order.
    public var targets: [Target] { targetObjects.map { target($0) } }

    /// The same without what only build settings tell, which takes longer to find out than all the rest.
    public var targetsWithoutSettings: [Target] {
        targetObjects.map { Target(name: name(ofTarget: $0), kind: kind(ofTarget: $0), platforms: []) }
    }

    /// The name by which Swift imports what a target makes; nil where there is none of this name, or the project leaves
    /// it to a setting that is not in the file.
    public func moduleName(ofTarget name: String) -> String? {
        let object = targetObjects.first { objects.kinds[$0] == .nativeTarget && self.name(ofTarget: $0) == name }
        return object.flatMap(moduleName)
    }

    /// The oldest version of iOS that a target is for; nil where there is no target of this name, or its configurations
    /// or another file say different things.
    public func deploymentTarget(ofTarget name: String) -> String? {
        let object = targetObjects.first { self.name(ofTarget: $0) == name }
        return object.flatMap { setting("IPHONEOS_DEPLOYMENT_TARGET", of: $0) }
    }

    /// What a target's code is isolated to that says nothing of it; nil where no setting tells.
    public func defaultIsolation(ofTarget name: String) -> String? {
        let object = targetObjects.first { self.name(ofTarget: $0) == name }
        return object.flatMap { setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: $0) }
    }

    /// The objects of the targets.
    var targetObjects: [Int] {
        guard let project else { return [] }
        return objects.objects("targets", of: project).filter { objects.kinds[$0].isTarget }
    }

    func target(_ object: Int) -> Target {
        let isNative = objects.kinds[object] == .nativeTarget
        return Target(
            name: name(ofTarget: object),
            kind: kind(ofTarget: object),
            moduleName: isNative ? moduleName(of: object) : nil,
            platforms: platforms(of: object),
            testedTarget: testedTarget(of: object),
            dependencies: dependencies(of: object)
        )
    }

    func name(ofTarget object: Int) -> String { objects.string("name", of: object) ?? "" }

    private func kind(ofTarget object: Int) -> Target.Kind {
        let isNative = objects.kinds[object] == .nativeTarget
        return Target.Kind(productType: isNative ? objects.string("productType", of: object) ?? "" : nil)
    }

    private func platforms(of target: Int) -> [String] {
        let platforms = setting("SUPPORTED_PLATFORMS", of: target) ?? setting("SDKROOT", of: target) ?? ""
        return platforms.split(separator: " ").map(String.init)
    }

    private func testedTarget(of object: Int) -> String? {
        guard [.unitTests, .uiTests].contains(kind(ofTarget: object)) else { return nil }
        if let name = setting("TEST_TARGET_NAME", of: object) { return name }
        let hosts = targetObjects.filter { $0 != object }
        if let path = setting("TEST_HOST", of: object) {
            let product = path.split(separator: "/").first { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
            let host = hosts.first { host in
                name(ofTarget: host) == product
                    || objects.object("productReference", of: host).map { self.productName($0) == product } ?? false
            }
            if let host { return name(ofTarget: host) }
        }
        let dependencies = dependencies(of: object)
        return dependencies.count == 1 ? dependencies[0] : nil
    }

    private func dependencies(of object: Int) -> [String] {
        objects.objects("dependencies", of: object).compactMap { objects.object("target", of: $0) }.map(name(ofTarget:))
    }

    private func productName(_ reference: Int) -> String? {
        objects.string("path", of: reference).map { $0.hasSuffix(".app") ? String($0.dropLast(4)) : $0 }
    }
}
