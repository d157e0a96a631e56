import SwiftOutline

/// An import that a file's layer may not make.
struct LayerImport {
    let file: ModuleFile
    let declaration: Import
    let framework: String
    let layer: Layer
    let isUsed: Bool
}

extension ModuleUnderCheck {
    /// The imports that layers may not make, in the order of the files.
    var layerImports: [LayerImport] {
        files.flatMap { file -> [LayerImport] in
            guard let index = file.layer, !file.outline.imports.isEmpty else { return [] }
            let layer = layers.layers[index]
            return file.outline.imports.compactMap { declaration in
                let framework = file.outline.text(of: declaration.module)
                guard layer.mayNotImport.contains(framework) else { return nil }
                return LayerImport(
                    file: file, declaration: declaration, framework: framework, layer: layer,
                    isUsed: FrameworkNames.isUsed(framework, in: file.outline))
            }
        }
    }
}
