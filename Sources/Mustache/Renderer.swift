import Text

/// The template of a name, or `nil`.
typealias PartialLookup = (String) throws(TemplateError) -> Template?

/// One rendering: the context, what surrounds the current tag, and the output so far.
struct Renderer {
    let options: RenderOptions
    var context: Context
    var output: [UInt8] = []

    /// What each line of the current template starts with.
    var indentation: [UInt8] = []
    /// The parents within which the current template is rendered, outermost first.
    var overrides: [Override] = []
    /// The tags that led to the current template, outermost first.
    var calls: [(template: Template, position: Int)] = []
    /// How many partials, parents, blocks and lambdas are entered.
    var depth = 0
    /// How many tags and texts have been rendered.
    private(set) var steps = 0

    init(data: Value, options: RenderOptions, capacity: Int) {
        self.options = options
        context = Context(data)
        output.reserveCapacity(capacity)
    }

    /// Renders some tokens of a template.
    mutating func render(_ template: Template, _ range: Range<Int>, _ partials: PartialLookup) throws(TemplateError) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = template.tokens[index]
            steps += 1
            if steps > options.maximumSteps {
                throw error(.tooManySteps(maximum: options.maximumSteps), template, token)
            }
            if token.startsLine, !indentation.isEmpty {
                output.append(contentsOf: indentation)
            }
            index += 1
            switch token.kind {
            case .text: appendText(template, token)
            case .variable, .unescaped: try renderVariable(template, token, partials)
            case .section:
                if try !enterSection(template, token, partials) {
                    index = token.partner + 1
                }
            case .endOfSection:
                if context.advance() {
                    index = token.partner + 1
                }
            case .inverted:
                if try value(template, token)?.isTruthy == true {
                    index = token.partner + 1
                }
            case .partial, .dynamicPartial: try renderPartial(template, token, partials)
            case .parent, .dynamicParent:
                try renderPartial(template, token, partials, override: Override(template: template, parent: index - 1))
                index = token.partner + 1
            case .block:
                if try renderOverride(template, token, partials) {
                    index = token.partner + 1
                }
            case .argument: index = token.partner + 1
            case .end: break
            }
            if output.count > options.maximumOutput {
                throw error(.outputTooLarge(maximum: options.maximumOutput), template, token)
            }
        }
    }

    private mutating func appendText(_ template: Template, _ token: Token) {
        guard !indentation.isEmpty else {
            // Unlike a slice, a buffer is not counted as an owner, which costs as much as the copying itself.
            template.source.withUnsafeBufferPointer { source in
                output.append(contentsOf: UnsafeBufferPointer(rebasing: source[token.start..<token.end]))
            }
            return
        }
        var start = token.start
        for index in token.start..<token.end where template.source[index] == .newline {
            let next = index + 1
            output.append(contentsOf: template.source[start..<next])
            start = next
            // The next token brings its own indentation; an empty line gets none.
            if next < token.end, !template.source[next].isLineBreak {
                // What is already too large is refused by the caller.
                guard output.count <= options.maximumOutput else { return }
                output.append(contentsOf: indentation)
            }
        }
        output.append(contentsOf: template.source[start..<token.end])
    }

    private mutating func renderVariable(
        _ template: Template,
        _ token: Token,
        _ partials: PartialLookup
    ) throws(TemplateError) {
        let escaping = token.kind == .variable ? options.escaping : .none
        switch try value(template, token) {
        case .string(let text), .number(let text): escaping.append(text, to: &output)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .lambda(let lambda):
            let start = output.count
            let text = Array(lambda().utf8)
            try renderLambda(text, .standard, keepsIndentation: false, template, token, partials)
            escaping.escapeTail(of: &output, from: start)
        case .null, .list, .object, nil: break
        }
    }

    /// Evaluates a section.
    ///
    /// - Returns: Whether its content is to be rendered.
    private mutating func enterSection(
        _ template: Template,
        _ token: Token,
        _ partials: PartialLookup
    ) throws(TemplateError) -> Bool {
        guard let value = try value(template, token) else { return false }
        switch value {
        case .list(let items):
            guard !items.isEmpty else { return false }
            context.enterLoop(over: items)
        case .lambda(let lambda):
            let content = String(decoding: template.source[token.start..<token.end], as: UTF8.self)
            let delimiters = template.delimiters[token.delimiters]
            let text = Array(lambda(content).utf8)
            try renderLambda(text, delimiters, keepsIndentation: token.isStandalone, template, token, partials)
            return false
        default:
            guard value.isTruthy else { return false }
            // A truth value and the state of a loop are conditions only: within them, `{{.}}` remains what it was.
            let isCondition = value.isBool || template.parts[token.firstPart].isLoopState
            context.enter(isCondition ? context.current : value)
        }
        guard depth + context.depth <= options.maximumDepth else { throw tooDeep(template, token) }
        return true
    }

    /// The value a tag names; an error in strict mode if no context holds it.
    func value(_ template: Template, _ token: Token) throws(TemplateError) -> Value? {
        let value = context.value(of: template.parts, from: token.firstPart, count: token.partCount)
        if value == nil, options.strict {
            let parts = template.parts[token.firstPart..<(token.firstPart + token.partCount)]
            let known = context.knownNames(insteadOf: parts)
            throw error(.unknownVariable(name: template.name(of: token), known: known), template, token)
        }
        return value
    }

    func tooDeep(_ template: Template, _ token: Token) -> TemplateError {
        error(.recursionTooDeep(maximum: options.maximumDepth), template, token)
    }

    func error(_ kind: TemplateError.Kind, _ template: Template, _ token: Token) -> TemplateError {
        TemplateError(
            kind: kind,
            location: .init(template: template.name, source: template.source, offset: token.position),
            chain: chain
        )
    }

    /// The tags that led to the current template.
    var chain: [TemplateError.Call] {
        calls.map { call in
            var counter = LocationCounter()
            let location = counter.location(of: call.position, in: call.template.source)
            return TemplateError.Call(template: call.template.name, line: location.line, column: location.column)
        }
    }
}
