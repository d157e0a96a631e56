import Testing

/// How the text of the built-in sets looks, whatever the options.
@Suite struct HygieneTests {
    @Test(arguments: SetProof.all)
    func `the text is tidy`(_ proof: SetProof) throws {
        for variant in proof.variants + proof.mutated {
            for (path, bytes) in try proof.module("Änderung", variant) {
                let text = String(decoding: bytes, as: UTF8.self)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path), \(variant): one newline at the end")
                #expect(
                    !text.hasPrefix("\n") && !text.contains("\n\n\n"), "\(path), \(variant): no empty lines in a row")
                #expect(
                    lines.allSatisfy { $0.last != " " && $0.last != "\t" }, "\(path), \(variant): no blanks at ends")
                #expect(
                    !path.hasSuffix(".swift") || lines.allSatisfy { $0.count <= 120 }, "\(path), \(variant): long lines"
                )
                #expect(!text.contains("{{") && !text.contains("\t"), "\(path), \(variant)")
            }
        }
    }

    /// No name is known before: what is written in one line for most names is broken for these.
    @Test(arguments: SetProof.all, ["NotificationPreferences", "AppointmentRequestDetails"])
    func `no line gets too long by a long name`(_ proof: SetProof, _ name: String) throws {
        var long: Set<String> = []
        for variant in proof.variants {
            for (path, bytes) in try proof.module(name, variant) where path.hasSuffix(".swift") {
                let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                long.formUnion(lines.filter { $0.count > 120 }.map { "\(path): \($0)" })
            }
        }
        #expect(long.isEmpty, "\(long.sorted().joined(separator: "\n"))")
    }
}
