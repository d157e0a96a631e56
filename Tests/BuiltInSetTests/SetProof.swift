import Foundation
import GeneratedCode
import TemplateSets
import Testing

/// A blueprint of a built-in set, and all that has to hold of what it writes.
struct SetProof: CustomTestStringConvertible, Sendable {
    /// Files that stand beside a module: an application's own types, or what another blueprint writes.
    typealias Surroundings = @Sendable (Variant) throws -> [String: [UInt8]]

    var set: String
    var blueprint = TemplateSet.defaultBlueprint
    /// The name that golden trees are written for.
    var name: String
    /// Every combination of the options.
    var variants: [Variant]
    /// Names beyond the usual that a module may have: those of members that UIKit or the set's own types have.
    var otherNames: [String] = []
    /// Options that name a type which a module declares: in one project each module gets its own.
    var declaringOptions: [String] = []
    /// Blueprints of the set that have to be written for the same name.
    var companions: [String] = []
    /// What a project needs before such modules compile in it.
    var surroundings: Surroundings = { _ in [:] }
    /// Whether what surrounds a module decides what is written, because options name it.
    var readsSurroundings = false
    /// Whether a project has this once, its files having the same names whatever the name: then each variant gets a
    /// project of its own.
    var isWrittenOnce = false
    /// How many `weak var` a module has, each of which a test must miss; nil where there is nothing to release.
    var weakReferences: [(variant: Variant, count: Int)] = []
    /// The options of the modules that are given small mistakes, all of which a test should miss.
    var mutated: [Variant] = []
    /// Parts of the descriptions of those mistakes that no test can see, or should have to.
    var survivors: [String] = []
    /// How many options meet, each with each of its values, in what is compiled in Swift 6.
    var meetingOptions = 2
    /// Whether an application of the set is an example here, whose tests are run in every mode.
    var hasExample = true
    /// The fewest generated tests that a project has.
    var fewestTests = 1

    var testDescription: String { "\(set)/\(blueprint)" }

    /// What the compiler is called for: everything, or the blueprints in `VIPERGEN_PROOFS`, such as
    /// `viper/entity,vipera`.
    static let chosen: [SetProof] = {
        guard let names = ProcessInfo.processInfo.environment["VIPERGEN_PROOFS"] else { return all }
        return all.filter { proof in
            names.split(separator: ",").contains { proof.testDescription.hasPrefix($0) }
        }
    }()

    /// Whether the tests of the variants are run in a mode: where those of an example are run in each, in one.
    func isRun(in mode: LanguageMode) -> Bool { mode == .swift6 || !hasExample && LanguageMode.running.contains(mode) }

    /// Every set that is built in.
    static let all: [SetProof] = [
        viper, viperEntity, viperApiService, viperStorage, viperDataManager, viperSwiftUI, cleanSwift, viperbase,
        viperbaseSupport, moduleFactory, moduleFactoryApp, moduleFactoryService, moduleFactoryEntity,
        moduleFactoryBusinessService, vipera, viperaEntity, viperaResource, viperaApp, viperProtocols,
        viperApp, cleanSwiftApp, viperbaseApp,
    ]

    /// The files of one module.
    func module(_ name: String, _ variant: Variant) throws -> [String: [UInt8]] {
        let project = readsSurroundings ? try surroundings(variant) : [:]
        return try generate(name, set: set, blueprint: blueprint, variant, in: project)
    }

    /// The files of one module, and of what has to be written for its name.
    func moduleWithCompanions(_ name: String, _ variant: Variant) throws -> [String: [UInt8]] {
        try companions.reduce(into: module(name, variant)) { files, blueprint in
            files.merge(try generate(name, set: set, blueprint: blueprint, variant)) { $1 }
        }
    }

    /// The variants that the compiler sees: what has no tests is what has some without them. Some options meet in Swift
    /// 6; in the other modes, which differ in isolation alone, each option has each of its values once, in as full a
    /// variant as there is. `VIPERGEN_VARIANTS=all` is every variant.
    private func compiledVariants(_ mode: LanguageMode) -> [Variant] {
        let tested = variants.filter { $0.options["tests"] != ["none"] }
        let all = tested.isEmpty ? variants : tested
        if ProcessInfo.processInfo.environment["VIPERGEN_VARIANTS"] == "all" { return all }
        return all.covering(mode == .swift6 ? meetingOptions : 1)
    }

    /// One project with a module a variant, `Screen0` and so on; or as many projects as variants.
    func projects(_ mode: LanguageMode) throws -> [GeneratedProject] {
        try Self.known.value(for: "\(testDescription) \(mode)") {
            let variants = compiledVariants(mode)
            return try (isWrittenOnce ? variants.map { [$0] } : [variants]).map {
                GeneratedProject(files: try files($0))
            }
        }
    }

    /// They are asked for to be compiled and to be run.
    private static let known = Memory<String, [GeneratedProject]>()

    private func files(_ variants: [Variant]) throws -> [String: [UInt8]] {
        let own = variants.enumerated().map { index, variant in
            var variant = variant
            for option in declaringOptions {
                variant.options[option] = variant.options[option]?.map { "\($0)\(index)" }
            }
            return variant
        }
        var files: [String: [UInt8]] = [:]
        for variant in own { files.merge(try surroundings(variant)) { $1 } }
        for (index, variant) in own.enumerated() { try add("Screen\(index)", variant, to: &files) }
        return files
    }

    /// Generates a module into a project.
    func add(_ name: String, _ variant: Variant, to files: inout [String: [UInt8]]) throws {
        files.merge(try moduleWithCompanions(name, variant)) { $1 }
        try edit(&files, for: name, set: set, blueprint: blueprint, variant)
    }
}

/// Values that are made once, when they are first asked for. Who asks for another value meanwhile does not wait.
final class Memory<Key: Hashable, Value: Sendable>: @unchecked Sendable {
    private final class Entry {
        let lock = NSLock()
        var value: Value?
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]

    func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
        lock.lock()
        let entry = entries[key] ?? Entry()
        entries[key] = entry
        lock.unlock()
        entry.lock.lock()
        defer { entry.lock.unlock() }
        if let known = entry.value { return known }
        let value = try make()
        entry.value = value
        return value
    }
}
