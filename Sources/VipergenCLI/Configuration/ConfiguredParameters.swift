import Scaffolding
import TemplateSets

/// The values that a configuration gives to a set's parameters.
struct ConfiguredParameters {
    /// By the parameter's name.
    private var settings: [String: ParameterSetting] = [:]

    /// Throws where the set has no such parameter.
    init(of set: TemplateSet, in configuration: Configuration) throws {
        for setting in configuration.parameters[set.name] ?? [] {
            guard let name = set.parameter(ofOption: setting.name.name)?.name else {
                throw ConfigurationError.unknownParameter(setting, set: set.name, known: set.parameters.map(\.option))
            }
            settings[name] = setting
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
