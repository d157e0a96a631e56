@testable import VipergenCLI

/// The page that leads to the others.
enum RootPage {
    static let text = """
        # ``vipergen``

        Write VIPER modules from template sets, and check that modules keep to them.

        ## Overview

        This is the reference: the files that vipergen reads, the rules that it checks, and the template sets that it brings.
        These pages, the JSON schemas beside them and the manual page are made from the program's own declarations.

        - [Configuration](\(link("Configuration"))): every key of `.vipergen.json`, and the environment variables.
        - [Rules](\(link("Rules"))): what `vipergen check` finds, with an example of each rule.
        - [Template Sets](\(link("TemplateSets"))): the built-in sets, their parameters and the trees that they write.
        - [Template Manifest](\(link("TemplateManifest"))): every key of `template.json` and every variable of a template, for sets of your own.

        ## Topics

        ### Projects

        - <doc:Configuration>
        - <doc:Rules>

        ### Template sets

        - <doc:TemplateSets>
        - <doc:TemplateManifest>

        """

    /// A link that works on GitHub as well as in built documentation.
    private static func link(_ page: String) -> String { Product.page("\(Product.catalog)/\(page).md") }
}
