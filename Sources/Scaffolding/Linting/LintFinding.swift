import FileChanges
import Mustache
import SwiftOutline
import TemplateSets

/// Something wrong with a template set.
public struct LintFinding: Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        case unknownVariable(String, known: [String])
        case unknownPartial(String, known: [String])
        /// A list where a text is asked for: nothing is written.
        case listAsText(String)
        case unusedParameter(String)
        case unusedPartial(String)
        /// A parameter refers to a blueprint of another set, and there is none of that name.
        case unknownReference(String, parameter: String)
        case collision(path: String, other: String)
        case badPath(rendered: String)
        /// The Swift text that is rendered does not lex; the place is where the template, or a partial, brings what
        /// does not.
        case notSwift(LexicalFault.Kind, rendered: String)
        /// A type that two files of a module declare, or one of them twice.
        case declaredTwice(String)
        /// What is put into the body of a type declares nothing.
        case declaresNothing(String, rendered: String)
        case template(TemplateError.Kind)
        /// A default that could not be typed, or names a variable that a default has not.
        case badDefault(String, parameter: String)
        /// A file that is written as it is has a variable of the set's in it.
        case notRendered(String)
        case noFiles
        /// An entry of the conventions names nothing that modules of the set have.
        case unknownSymbol(String, known: [String])
        /// What the set writes is fine, but `check` has no way to tell its modules.
        case unfindable
        /// The names of files begin with a parameter that has no value which all modules of a project would share.
        case openPrefix(String)
        /// What `check` finds in every module of the set that is written under these values.
        case violation(String, rule: String, isError: Bool)
        /// The set writes or changes a file that others act on. A set of the project may.
        case unusual(UnusualFile, rendered: String)
    }

    /// What is wrong.
    public var kind: Kind
    /// The file of the set, for people.
    public var path: String
    /// The line, from 1; nil for a fault of the whole file.
    public var line: Int?
    /// The column in bytes, from 1.
    public var column: Int?
    /// The values under which it happens; empty where it always does.
    public var variant = ""

    /// Where the partial that it is in is brought in, from the inside out; empty outside of partials.
    public var chain: [TemplateError.Call] = []

    /// Something wrong at a place.
    public init(kind: Kind, path: String, line: Int?, column: Int?, variant: String = "") {
        self.kind = kind
        self.path = path
        self.line = line
        self.column = column
        self.variant = variant
    }
}
