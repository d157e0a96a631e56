import SwiftOutline

/// An import that a file's layer may not make.
struct LayerImport {
    let file: ModuleFile
    let declaration: Import
    let framework: String
    let layer: Layer
    let isUsed: Bool
}

extension CheckedModule {
    /// The imports that layers may not make, in the order of the files.
    var layerImports: [LayerImport] {
        var found: [LayerImport] = []
        for file in files {
            guard let index = file.layer, !layers.layers[index].mayNotImport.isEmpty else { continue }
            let layer = layers.layers[index]
            for declaration in file.outline.imports {
                let module = file.outline.source[declaration.module]
                guard let framework = layer.mayNotImport.first(where: { module.elementsEqual($0.utf8) }) else {
                    continue
                }
                found.append(
                    LayerImport(
                        file: file, declaration: declaration, framework: framework, layer: layer,
                        isUsed: FrameworkNames.isUsed(framework, in: file.outline)))
            }
        }
        return found
    }
}

extension Outline {
    /// Whether an import stands in a branch: `#if canImport(UIKit)`.
    func isConditional(_ declaration: Import) -> Bool {
        var lexer = Lexer(Array(source[..<declaration.range.lowerBound]))
        var depth = 0
        while let token = lexer.next() {
            if token.kind == .poundIf { depth += 1 }
            if token.kind == .poundEndif { depth -= 1 }
        }
        return depth > 0
    }
}
