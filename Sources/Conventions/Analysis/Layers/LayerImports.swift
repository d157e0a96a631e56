import SwiftOutline

/// An import that a file's layer may not make.
struct LayerImport {
    let file: ModuleFile
    let declaration: Import
    let framework: String
    let layer: Layer
    /// By what the file uses the framework; nil where it does not.
    let use: FrameworkUse?

    var isUsed: Bool { use != nil }
}

extension LayerImport {
    /// The imports that a module's layers may not make, in the order of its files.
    static func all(in module: CheckedModule) -> [LayerImport] {
        var found: [LayerImport] = []
        for file in module.files {
            guard let index = file.layer else { continue }
            let layer = module.layers.layers[index]
            guard !layer.mayNotImport.isEmpty else { continue }
            // Once a framework, however often it is imported.
            var uses: [String: FrameworkUse?] = [:]
            for declaration in file.outline.imports {
                let name = file.outline.source[declaration.module]
                guard let framework = layer.mayNotImport.first(where: { name.elementsEqual($0.utf8) }) else {
                    continue
                }
                let use = uses[framework] ?? file.outline.use(of: framework, in: module)
                uses[framework] = use
                if use != nil, layer.name == Role.presenter.layerName, module.isNoScreen(besides: file) { continue }
                if case .possible? = use { continue }
                // Of names that two frameworks have together one cannot tell whose they are.
                if use == nil, framework == "SwiftUI", FrameworkNames.mayExtendSwiftUI(file.outline) { continue }
                found.append(
                    LayerImport(
                        file: file, declaration: declaration, framework: framework, layer: layer, use: use))
            }
        }
        return found
    }
}

extension CheckedModule {
    /// Whether what is called a presenter presents something by itself, such as alerts, or windows with views, or is a
    /// view: it is none of a VIPER module.
    func isNoScreen(besides file: ModuleFile) -> Bool {
        guard convention == nil else { return false }
        if file.isOfView { return true }
        let others: Set<Role> = [.interactor, .router, .assembly, .contract]
        // What it conforms to itself says nothing of others.
        let components = files.compactMap { Role.split(ofFile: Role.baseName(ofFile: $0.name)) }
            .filter { $0.suffix != "PresenterProtocol" }.map(\.role)
        if file.outline.isOfInterface, !components.contains(.interactor), !components.contains(.router) { return true }
        guard !components.contains(where: others.contains) else { return false }
        return file.outline.hasWindow || !components.contains(.view) || !hasWayBack(from: file) && !isNamed(file)
    }

    /// Whether other files of the module name a type of a file, or what it conforms to.
    private func isNamed(_ file: ModuleFile) -> Bool {
        let names = Set(file.typeNames + file.typeNames.flatMap(allInherited)).filter { !declarations(of: $0).isEmpty }
        return files.contains { other in
            other.path != file.path && other.isSwift
                && other.outline.uses.contains { names.contains(other.outline.text(of: $0.name)) }
        }
    }

    /// Whether a class in a file knows somebody whom it does not own, or by a protocol of the module, as a presenter
    /// knows its view.
    private func hasWayBack(from file: ModuleFile) -> Bool {
        file.outline.members.contains { member in
            guard member.isStored, !member.isStatic else { return false }
            if member.ownership != .strong { return true }
            guard let type = member.type else { return false }
            return declarations(of: TypeText.held(file.outline.source[type])).contains { file, index in
                file.outline.types[index].kind == .protocol
            }
        }
    }
}

extension ModuleFile {
    /// Whether the one class of a file inherits one of UIKit's, which is a view or a view controller.
    fileprivate var isOfView: Bool {
        let classes = outline.types.filter { $0.kind == .class && $0.parent == nil }
        guard classes.count == 1, let parent = outline[classes[0].inherits].first else { return false }
        return outline.source[parent].starts(with: "UI".utf8)
    }
}

extension Outline {
    /// Whether storyboards connect what a text declares with views: it is one of a screen's own parts, then.
    fileprivate var isOfInterface: Bool {
        members.contains { member in
            self[member.attributes].contains { attribute in
                ["@IBOutlet", "@IBAction"].contains { source[attribute].starts(with: $0.utf8) }
            }
        }
    }

    /// Whether a text names the class of windows.
    fileprivate var hasWindow: Bool { uses.contains { source[$0.name].elementsEqual("UIWindow".utf8) } }

    /// By what a text uses a framework, or UIKit where SwiftUI brings it.
    fileprivate func use(of framework: String, in module: CheckedModule) -> FrameworkUse? {
        // What a presenter asks of its own view has a name of the module's; a type may be the application's own.
        func isForeign(_ name: String) -> Bool {
            name.first?.isLowercase == true
                ? module.files.contains { $0.memberNames.contains(name) }
                : module.declares(name) || module.index.hasFile(named: name)
        }
        let use = FrameworkNames.use(of: framework, in: self, isForeign: isForeign)
        guard use?.isCarried ?? true, framework == "SwiftUI",
            !imports.contains(where: { source[$0.module].elementsEqual("UIKit".utf8) })
        else { return use }
        let brought = FrameworkNames.use(of: "UIKit", in: self, isForeign: isForeign)
        // Of the two, what is certain and more than carried; a view that is passed on matters more than its colors.
        switch (brought, use) {
        case (.possible?, _), (.value?, .view?): return use ?? brought
        default: return brought ?? use
        }
    }

    /// Where the imports begin that stand in no branch such as `#if canImport(UIKit)`.
    var unconditionalImports: Set<Int> {
        let starts = Set(imports.map(\.range.lowerBound))
        guard let last = imports.last else { return [] }
        var lexer = Lexer(Array(source[..<last.range.upperBound]))
        var depth = 0
        var unconditional: Set<Int> = []
        while let token = lexer.next() {
            if token.kind == .poundIf { depth += 1 }
            if token.kind == .poundEndif { depth -= 1 }
            if depth == 0, starts.contains(token.range.lowerBound) { unconditional.insert(token.range.lowerBound) }
        }
        return unconditional
    }
}
