import Scaffolding
import TemplateSets

/// The values that a configuration gives to a set's parameters.
struct ConfiguredParameters {
    /// By the parameter's name.
    private var settings: [String: ParameterSetting] = [:]

    /// Throws where the set has no such parameter, or one value is needed and a list is given.
    init(of set: TemplateSet, in configuration: Configuration) throws {
        for setting in configuration.parameters[set.name] ?? [] {
            guard let parameter = set.parameter(ofOption: setting.name.name) else {
                throw ConfigurationError.unknownParameter(setting, set: set.name, known: set.parameters.map(\.option))
            }
            if let list = setting.list, !parameter.isList { throw ConfigurationError.listForOne(setting, list) }
            settings[parameter.name] = setting
        }
    }

    /// What they say, as the values of options.
    var given: [String: [String]] { settings.mapValues { $0.texts.map(\.text) } }

    /// The error of a value, with its place if it is one of these.
    func placing(_ error: ParameterError) -> any Error {
        settings.first { Parameter.optionName(of: $0.key) == error.option }.map {
            ConfigurationError.badValue($0.value, error)
        } ?? error
    }
}
