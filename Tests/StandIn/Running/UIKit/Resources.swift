// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Every bundle is the folder that the environment variable names: interface files are read there as they were written.
@MainActor
enum Resources {
    static let folder = ProcessInfo.processInfo.environment["STANDIN_RESOURCES"]
    /// The module that `customModuleProvider="target"` stands for.
    static let module = ProcessInfo.processInfo.environment["STANDIN_MODULE"] ?? "App"

    private static let paths: [String: String] = {
        guard let folder, let walk = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var paths: [String: String] = [:]
        for case let path as String in walk where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if let other = paths[name] { fatalError("Two resources are named \(name): \(other) and \(path)") }
            paths[name] = "\(folder)/\(path)"
        }
        return paths
    }()

    static func interfaceFile(named name: String) -> InterfaceElement? {
        paths[name].map(InterfaceElement.read)
    }

    /// A view controller without a nib's name takes the nib named as its class is, «Controller» aside if need be.
    static func nibName(for controller: UIViewController) -> String? {
        let name = String(describing: type(of: controller))
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
        return [short, name].first { paths["\($0).xib"] != nil }
    }
}
