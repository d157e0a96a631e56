import Foundation
import Testing

/// The rooms are as the map in CONTRIBUTING.md draws them.
@Suite struct RoomTests {
    private struct Room {
        let name: String
        let imports: [String]
    }

    /// The table of the rooms, from top to bottom.
    private static func map() throws -> [Room] {
        let lines = try Repository.text(".github/CONTRIBUTING.md").split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| room |") })
        let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
        var rooms = rows.map { row in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
            return Room(name: words(cells[1])[0], imports: words(cells[3]))
        }
        // "all rooms below", in words.
        let index = try #require(rooms.firstIndex { $0.name == "VipergenCLI" })
        rooms[index] = Room(name: "VipergenCLI", imports: rooms[(index + 1)...].map(\.name))
        return rooms
    }

    private static func words(_ cell: Substring) -> [String] {
        cell.matches(of: /`([\w-]+)`/).map { String($0.1) }
    }

    @Test func `a room imports only rooms below it`() throws {
        let rooms = try Self.map()
        for (index, room) in rooms.enumerated() {
            let below = Set(rooms[(index + 1)...].map(\.name))
            #expect(Set(room.imports).subtracting(below).isEmpty, "\(room.name)")
        }
    }

    @Test func `the sources import what the map says`() throws {
        let rooms = try Self.map()
        let names = Set(rooms.map(\.name))
        for room in rooms {
            var imported: Set<String> = []
            for file in try Repository.files(in: "Sources/\(room.name)") where file.hasSuffix(".swift") {
                let text = try Repository.text("Sources/\(room.name)/\(file)")
                for match in text.matches(of: /(?m)^(?:@\w+ )?(?:public |internal |private )?import (?:\w+ )?(\w+)/) {
                    let name = String(match.1)
                    imported.insert(name)
                    let isKnown = names.contains(name) || ["Foundation", "Synchronization"].contains(name)
                    #expect(isKnown || room.name == "Platform", "Sources/\(room.name)/\(file) imports \(name)")
                }
            }
            #expect(imported.intersection(names) == Set(room.imports), "\(room.name)")
        }
    }

    @Test func `the manifest says the same`() throws {
        let manifest = try Repository.text("Package.swift")
        for room in try Self.map() {
            let pattern = #"arget\(\s*name: "\#(room.name)"(?:,\s*dependencies: \[([^\]]*)\])?"#
            let target = try #require(try Regex(pattern).firstMatch(in: manifest), "\(room.name) is no target")
            let list = target.output[1].substring ?? ""
            let dependencies = list.matches(of: /"([\w-]+)"/).map { String($0.1) }
            #expect(Set(dependencies) == Set(room.imports), "\(room.name)")
        }
    }

    @Test func `every folder of sources is a room or is named beside them`() throws {
        let rooms = try Set(Self.map().map(\.name))
        let text = try Repository.text(".github/CONTRIBUTING.md")
        for folder in try Repository.folders(in: "Sources") where !rooms.contains(folder) {
            let named = [folder, folder.replacing("Plugin", with: "")]
            #expect(named.contains { text.contains("`\($0)`") } || folder == "EmbedTemplatesPlugin", "\(folder)")
        }
    }
}
