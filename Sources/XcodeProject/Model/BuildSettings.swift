extension ProjectFile {
    /// A build setting of a target: its own or, where it has none, the project's. Nil where its configurations differ,
    /// or where it says nothing without other settings.
    func setting(_ name: StaticString, of target: Int) -> String? {
        let own = settings(name, of: target)
        let values = own.isEmpty ? project.map { settings(name, of: $0) } ?? [] : own
        guard let value = values.first, values.allSatisfy({ $0 == value }) else { return nil }
        return value
    }

    /// The values that a target's or the project's configurations give to a setting.
    private func settings(_ name: StaticString, of owner: Int) -> [String] {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
        return objects.objects("buildConfigurations", of: list).compactMap { configuration in
            objects.value("buildSettings", of: configuration).flatMap { self.list.string(name, of: $0) }
        }
    }

    /// The name of the Swift module that a target makes.
    func moduleName(of target: Int) -> String? {
        let targetName = name(ofTarget: target)
        let productName = (setting("PRODUCT_NAME", of: target) ?? targetName).expanding(["TARGET_NAME": targetName])
        let moduleName = setting("PRODUCT_MODULE_NAME", of: target) ?? productName
        let expanded = moduleName.expanding(["TARGET_NAME": targetName, "PRODUCT_NAME": productName])
        return expanded.contains("$") ? nil : expanded.asIdentifier
    }
}

extension String {
    /// With the settings of these names put in: `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`.
    fileprivate func expanding(_ settings: [String: String]) -> String {
        var text = self[...]
        var result = ""
        while let dollar = text.firstIndex(of: "$") {
            result += text[..<dollar]
            text = text[dollar...]
            let opening = text.index(after: dollar)
            guard opening < text.endIndex, text[opening] == "(" || text[opening] == "{" else { return result + text }
            let closing: Character = text[opening] == "(" ? ")" : "}"
            guard let end = text.firstIndex(of: closing) else { return result + text }
            let parts = text[text.index(after: opening)..<end].split(separator: ":")
            if let name = parts.first, let value = settings[String(name)] {
                result += parts.count > 1 ? value.asIdentifier : value
            } else {
                result += text[...end]
            }
            text = text[text.index(after: end)...]
        }
        return result + text
    }

    /// As Xcode makes an identifier of a name: `My App` is `My_App`.
    fileprivate var asIdentifier: String {
        var identifier = ""
        for scalar in unicodeScalars {
            let isPart = scalar == "_" || scalar.properties.isXIDContinue
            let mayBegin = scalar == "_" || scalar.properties.isXIDStart
            identifier.unicodeScalars.append(isPart && (mayBegin || !identifier.isEmpty) ? scalar : "_")
        }
        return identifier
    }
}
