import Extraction
import Scaffolding

/// A set that holds together, and what is to be known of it all the same.
struct ProvenExtraction {
    var extraction: Extraction
    var faults: [ExtractionFault]
    /// What is in the way of a set that has more of what the modules share; nil for nothing.
    var obstacle: ExtractionFault?
    /// The module that the set is made of alone; nil where it was compared with others.
    var whole: ModuleSource?
    /// The one whose words the set has, where those of several do not go together.
    var leader: ModuleSource?
}

extension ExtractionSource {
    /// The set of what the modules share, without helpers that do not hold together. Where that does not do, the set of
    /// what one of them shares with the others, and where none does, of the first that does as it is.
    func provenExtraction(_ name: String, _ facts: ProjectFacts) throws -> ProvenExtraction {
        try ExtractionSearch(self, name, facts).best()
    }
}

/// Looks for a set of some modules that holds together and has as much as can be of what they share.
private struct ExtractionSearch {
    private let modules: [ModuleSource]
    private var others: [ModuleSource]
    private let root: String
    private let testRoot: String
    private let name: String
    private let facts: ProjectFacts

    /// What is left out may take something along.
    private static let mostMendings = 3
    /// To mend takes long, and what the best ones cannot give the others hardly do.
    private static let mostMendedLeaders = 2

    init(_ source: ExtractionSource, _ name: String, _ facts: ProjectFacts) {
        modules = source.modules
        others = source.others
        root = source.root
        testRoot = source.testRoot
        self.name = name
        self.facts = facts
    }

    func best() throws -> ProvenExtraction {
        let first = others.isEmpty ? extraction(of: modules) : extraction(ledBy: 0)
        if !others.isEmpty, (try? first.expectFiles()) == nil {
            // What only looks like the others is taken as it is.
            var search = self
            search.others = []
            var alone = try search.best()
            alone.whole = modules[0]
            return alone
        }
        let shared = try prove(first)
        guard let obstacle = shared.obstacle else { return shared }
        if let mended = try mend(shared, first) { return mended }
        let serious = shared.faults.filter(\.isSerious)
        guard modules.count + others.count > 1 else { throw ExtractionError.unproven(serious, isAlone: true) }
        if modules.count > 1, var led = led(inOrderOf: shared.extraction) {
            led.obstacle = obstacle
            return led
        }
        for module in modules {
            guard var alone = try? prove(extraction(of: [module])), alone.obstacle == nil else { continue }
            alone.obstacle = obstacle
            alone.whole = module
            return alone
        }
        throw ExtractionError.unproven(serious, isAlone: false)
    }

    /// What one of the modules shares with the others, the one first that has most of what is usual; mended, where none
    /// holds together as it is.
    private func led(inOrderOf shared: Extraction) -> ProvenExtraction? {
        let counts = modules.map(shared.usualFileCount)
        let order = modules.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
        var faulty: [(index: Int, extraction: Extraction, proven: ProvenExtraction)] = []
        for index in order {
            let extraction = extraction(ledBy: index)
            guard var proven = try? prove(extraction) else { continue }
            proven.leader = modules[index]
            guard proven.obstacle != nil else { return proven }
            faulty.append((index, extraction, proven))
        }
        for (index, extraction, proven) in faulty.prefix(Self.mostMendedLeaders) {
            guard var mended = try? mend(proven, extraction) else { continue }
            mended.leader = modules[index]
            return mended
        }
        return nil
    }

    private func extraction(of modules: [ModuleSource]) -> Extraction {
        Extraction(of: modules, root: root, testRoot: testRoot, product: facts.productModule)
    }

    private func extraction(ledBy index: Int) -> Extraction {
        var rest = modules + others
        let leader = rest.remove(at: index)
        return Extraction(
            of: leader, comparedWith: rest, root: root, testRoot: testRoot, product: facts.productModule)
    }

    private func prove(_ extraction: Extraction) throws -> ProvenExtraction {
        var extraction = extraction
        extraction.isOfPackage = facts.packageTarget != nil
        try extraction.expectFiles()
        let faults = try extraction.prove(name: name, makesModules: modules.count == 1)
        return ProvenExtraction(extraction: extraction, faults: faults, obstacle: faults.first(where: \.isSerious))
    }

    /// The same without helpers that do not hold together, or with single declarations left out or said otherwise.
    private func mend(_ proven: ProvenExtraction, _ extraction: Extraction) throws -> ProvenExtraction? {
        var mended = proven
        for _ in 0..<Self.mostMendings {
            guard let rest = mended.extraction.leavingOutFiles(with: mended.faults) else { break }
            mended = try prove(rest)
            if mended.obstacle == nil { return mended }
        }
        guard let rest = extraction.mendingDeclarations(), let proven = try? prove(rest) else { return nil }
        return proven.obstacle == nil ? proven : nil
    }
}
