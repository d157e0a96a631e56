import Testing

@testable import Conventions

/// The files in which a type is looked for that is declared outside of a module.
struct DeclaringFilesTests {
    @Test(arguments: [
        ("ClientService", ["ClientService", "DefaultClientService", "ClientServiceImpl", "Client"]),
        ("IClientService", ["IClientService", "ClientService", "ClientServiceImpl"]),
        ("ClientServiceProtocol", ["ClientService", "DefaultClientService", "ClientServiceImplementation"]),
        ("TimerController", ["Timer"]), ("client", ["client"]), ("I", ["I"]), ("Protocol", ["Protocol"]),
    ])
    func `a type may be declared in files of some names`(_ type: String, _ names: [String]) {
        let found = DeclaringFiles.names(for: type)
        #expect(found.first == type && Set(names).isSubset(of: found), "\(found)")
    }

    @Test(arguments: [
        ("ImageLoader", "mageLoader"), ("Timer", ""), ("Protocol", ""), ("UIView", "UI"), ("IOService", "OService"),
    ])
    func `other names are none of it`(_ type: String, _ name: String) {
        #expect(!DeclaringFiles.names(for: type).contains(name))
    }
}
