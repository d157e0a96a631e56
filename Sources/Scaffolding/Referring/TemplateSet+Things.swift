import TemplateSets

extension TemplateSet {
    /// The set for values of things that the project declares: their properties may be called as words of the language.
    var ofDeclared: TemplateSet {
        var set = self
        for index in set.parameters.indices
        where set.parameters[index].kind is PropertyKind && !set.parameters[index].isSupplied {
            set.parameters[index].takesKeywords = true
        }
        return set
    }

    /// The parameters that are true or false of the things which a list names.
    func truths(ofThingsIn parameter: Parameter) -> [Parameter] {
        parametersOfThings(in: parameter).filter { $0.kind is BoolKind }
    }

    /// The names of the parameters whose values must be supplied to the things which a list names.
    func suppliedLists(ofThingsIn parameter: Parameter) -> [String] {
        parametersOfThings(in: parameter).filter(\.isSupplied).map(\.name)
    }

    /// The parameters of the things which a parameter names.
    func parametersOfThings(in parameter: Parameter) -> [Parameter] {
        guard let (set, blueprint) = parameter.refersTo.first.flatMap({ try? referred($0) }) else { return [] }
        return set.parameters.filter(blueprint.takes)
    }
}
