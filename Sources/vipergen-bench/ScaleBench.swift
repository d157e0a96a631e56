import FileChanges
import Platform
import SwiftOutline

/// Whether time grows with a text and no faster: each room with a text, against itself with twice as much of it. The
/// texts repeat one word or two, whichever; the row is of those for which the time grows most.
func scaleRows() -> [String] {
    let openings = ["", "class A {\n", "func f() {\n", "let a = ("]
    let outline = openings.flatMap { opening in
        units.map { unit in
            Growth(of: unit) { size in
                let text = text(opening, unit, size)
                return { _ = Outline(text) }
            }
        }
    }
    let lexing = units.map { unit in
        Growth(of: unit) { size in
            let text = text(String(repeating: "(", count: size / 8), unit, size)
            return { _ = lexicalFaults(in: text) }
        }
    }
    let types = ["A, ", "@a ", "inout ", "a: A, ", "A & ", "B.", "a", "@a(b) ", "@a(", "(", "/*", "`", "-> "].map {
        unit in
        Growth(of: unit) { size in
            let text = "(" + String(repeating: unit, count: size / unit.utf8.count) + "A)?"
            return { _ = try? SwiftType(parsing: text) }
        }
    }
    let difference = Growth(of: "lines") { size in
        let (old, new) = (lines(size / 4, seed: 1), lines(size / 4, seed: 2))
        return { _ = unifiedDiff(old: old, new: new, path: "") }
    }
    return [
        ("outline of a text, against half of it", outline, 2.8), ("lexing of a text, against half of it", lexing, 2.8),
        ("parsing of a type, against half of it", types, 2.8),
        ("difference of texts, against half of them", [difference], 3.5),
    ].map { title, growths, most in
        let worst = growths.max { $0.ratio < $1.ratio }
        return row(
            title, "\(digits(worst?.twice ?? 0, 0)) µs", "\(digits(worst?.once ?? 0, 0)) µs",
            digits(worst?.ratio ?? 0, 2), "≤ \(most)", worst?.unit.debugDescription ?? "")
    }
}

/// What a call takes with a text of some size, and with one that is twice as long.
private struct Growth {
    let unit: String
    /// Microseconds of the processor.
    let once: Double
    let twice: Double

    var ratio: Double { twice / once }

    /// The least of some runs; more of them, with longer texts, where that looks like too much.
    init(of unit: String, call: (_ size: Int) -> () -> Void) {
        func least(_ size: Int, _ runs: Int) -> Double {
            let call = call(size)
            return (0..<runs).map { _ in
                let start = processorMicroseconds()
                call()
                return processorMicroseconds() - start
            }.min() ?? 0
        }
        var (once, twice) = (least(20_000, 2), least(40_000, 2))
        if twice > 2.4 * once { (once, twice) = (least(100_000, 5), least(200_000, 5)) }
        (self.unit, self.once, self.twice) = (unit, once, twice)
    }
}

/// What the texts are made of: one of these words, or two of them.
private let units: [String] = {
    let words = [
        "{", "}", "(", ")", "[", "]", "<", ">", "a", " ", "\n", ",", ":", ";", ".", "=", "?", "->", "@", "@A(", "#",
        "#if A\n", "#else\n", "#endif\n", "\"", "\"\"\"\n", "\\(", "#\"", "`", "/", "//", "/*", "*/", "let ", "var ",
        "func ", "init(", "class ", "extension ", "case ", "if ", "for ", "in ", "where ", "import ", "0x1.",
        "<<<<<<< \n",
    ]
    return words + words.flatMap { first in words.map { first + $0 } }
}()

private func text(_ opening: String, _ unit: String, _ size: Int) -> [UInt8] {
    Array("struct Start {}\n\(opening)\(String(repeating: unit, count: size / unit.utf8.count))".utf8)
}

/// Lines of which few are alike.
private func lines(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    var text = ""
    for _ in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += "line \(state >> 33 % UInt64(count))\n"
    }
    return Array(text.utf8)
}

/// What this process has taken of the processor so far: other processes do not count.
private func processorMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
}
