import Text

/// What Xcode makes of a file by its name.
struct FileKind: Equatable {
    /// The type as the project says it.
    var type: String
    /// What a target does with such a file; nil where nothing is done with it, as with headers.
    var phase: BuildPhase?

    /// Whether a product gets something else than a copy of such a file.
    var isCompiled: Bool { phase == .sources || Self.compiledResources.contains(type) }

    private static let compiledResources: Set = [
        "file.storyboard", "file.xib", "folder.assetcatalog", "folder.iconcomposer.icon", "text.json.xcstrings",
    ]

    /// The kind of a file of this name.
    init(_ name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            self.init("text", nil)
            return
        }
        self = Self.ofExtension(name[name.utf8.index(after: dot)...].lowercased())
        // It is a setting of the target that names these, and a copy in the product would be a second one.
        let isOfTarget = name == "Info.plist" || name.hasSuffix("-Info.plist")
        // Firebase reads its own from the product.
        if isOfTarget, !name.hasPrefix("GoogleService") { phase = nil }
    }

    private init(_ type: String, _ phase: BuildPhase?) {
        self.type = type
        self.phase = phase
    }

    private static func ofExtension(_ name: String) -> FileKind {
        switch name {
        case "swift": FileKind("sourcecode.swift", .sources)
        case "m": FileKind("sourcecode.c.objc", .sources)
        case "mm": FileKind("sourcecode.cpp.objcpp", .sources)
        case "c": FileKind("sourcecode.c.c", .sources)
        case "cpp", "cc", "cxx", "c++": FileKind("sourcecode.cpp.cpp", .sources)
        case "s": FileKind("sourcecode.asm", .sources)
        case "metal": FileKind("sourcecode.metal", .sources)
        case "intentdefinition": FileKind("file.intentdefinition", .sources)
        case "mlmodel": FileKind("file.mlmodel", .sources)
        case "mlpackage": FileKind("folder.mlpackage", .sources)
        case "xcmappingmodel": FileKind("wrapper.xcmappingmodel", .sources)
        case "docc": FileKind("folder.documentationcatalog", .sources)
        case "framework": FileKind("wrapper.framework", .frameworks)
        case "xcframework": FileKind("wrapper.xcframework", .frameworks)
        case "a": FileKind("archive.ar", .frameworks)
        case "dylib": FileKind("compiled.mach-o.dylib", .frameworks)
        case "tbd": FileKind("sourcecode.text-based-dylib-definition", .frameworks)
        default: resource(name) ?? other(name) ?? FileKind("file", .resources)
        }
    }

    private static func resource(_ name: String) -> FileKind? {
        let type: String
        switch name {
        case "storyboard": type = "file.storyboard"
        case "xib": type = "file.xib"
        case "xcassets": type = "folder.assetcatalog"
        case "icon": type = "folder.iconcomposer.icon"
        case "xcstickers": type = "folder.stickers"
        case "strings": type = "text.plist.strings"
        case "stringsdict": type = "text.plist.stringsdict"
        case "xcstrings": type = "text.json.xcstrings"
        case "plist": type = "text.plist.xml"
        case "json": type = "text.json"
        case "xcprivacy", "xml", "svg": type = "text.xml"
        case "txt", "der", "cer": type = "text"
        case "html": type = "text.html"
        case "css": type = "text.css"
        case "js": type = "sourcecode.javascript"
        case "rtf": type = "text.rtf"
        case "png": type = "image.png"
        case "jpg", "jpeg": type = "image.jpeg"
        case "gif": type = "image.gif"
        case "pdf": type = "image.pdf"
        case "mp3": type = "audio.mp3"
        case "wav": type = "audio.wav"
        case "mov": type = "video.quicktime"
        case "bundle": type = "wrapper.plug-in"
        case "scnassets": type = "wrapper.scnassets"
        default: return nil
        }
        return FileKind(type, .resources)
    }

    /// Files that are no part of what is built.
    private static func other(_ name: String) -> FileKind? {
        let type: String
        switch name {
        case "h", "pch": type = "sourcecode.c.h"
        case "hpp", "hh", "hxx": type = "sourcecode.cpp.h"
        case "modulemap": type = "sourcecode.module-map"
        case "xcconfig": type = "text.xcconfig"
        case "entitlements": type = "text.plist.entitlements"
        case "xcodeproj": type = "wrapper.pb-project"
        case "playground": type = "file.playground"
        case "md", "markdown": type = "net.daringfireball.markdown"
        case "sh": type = "text.script.sh"
        case "rb": type = "text.script.ruby"
        case "py": type = "text.script.python"
        case "yml", "yaml": type = "text.yaml"
        case "xctestplan", "gpx", "apns", "storekit", "stencil", "mustache", "lock", "gitkeep", "gitignore":
            type = "text"
        default: return nil
        }
        return FileKind(type, nil)
    }
}
