import Scaffolding
import Text

extension UnscopedList {
    /// What to say of it.
    var note: String {
        let things = CaseForm.plural.apply(to: type)
        let command = "vipergen gen \(type) \(blueprint) --\(option) \(shellWord(input))"
        return
            "note: nothing uses \(quoted(input)): \(quoted(service)) fetches all \(words(things)); to have it fetch those "
            + "of one \(words(owner)), write it first with '\(escaped(command))'\n"
    }

    private func words(_ name: String) -> String {
        escaped(CaseForm.kebab.apply(to: name).replacing("-", with: " "))
    }
}
