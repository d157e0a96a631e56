import SwiftOutline

/// An import that a file's layer may not make.
struct LayerImport {
    let file: ModuleFile
    let declaration: Import
    let framework: String
    let layer: Layer
    let isUsed: Bool
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
            var uses: [String: Bool] = [:]
            for declaration in file.outline.imports {
                let module = file.outline.source[declaration.module]
                guard let framework = layer.mayNotImport.first(where: { module.elementsEqual($0.utf8) }) else {
                    continue
                }
                let isUsed = uses[framework] ?? file.outline.needs(framework)
                uses[framework] = isUsed
                // Of names that two frameworks have together one cannot tell whose they are.
                if !isUsed, framework == "SwiftUI", FrameworkNames.mayExtendSwiftUI(file.outline) { continue }
                found.append(
                    LayerImport(
                        file: file, declaration: declaration, framework: framework, layer: layer, isUsed: isUsed))
            }
        }
        return found
    }
}

extension Outline {
    /// Whether a text uses something of a framework, or of UIKit where SwiftUI brings it.
    fileprivate func needs(_ framework: String) -> Bool {
        if FrameworkNames.isUsed(framework, in: self) { return true }
        guard framework == "SwiftUI", !imports.contains(where: { source[$0.module].elementsEqual("UIKit".utf8) }) else {
            return false
        }
        return FrameworkNames.isUsed("UIKit", in: self)
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
