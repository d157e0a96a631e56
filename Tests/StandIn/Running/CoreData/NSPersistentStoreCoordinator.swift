// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

public let NSSQLiteStoreType: String = "SQLite"
public let NSInMemoryStoreType: String = "InMemory"

/// Both kinds of store are in memory here; one on disk is kept by its place, as a file is.
open class NSPersistentStore: NSObject {
    var objects: [NSManagedObject] = []
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var onDisk: [URL: NSPersistentStore] = [:]

    let managedObjectModel: NSManagedObjectModel
    private(set) var store: NSPersistentStore?

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard storeURL != nil || storeType != NSSQLiteStoreType else {
            throw NSError(domain: NSCocoaErrorDomain, code: 134_080)
        }
        let added = Self.lock.withLock {
            let known = storeURL.flatMap { Self.onDisk[$0] } ?? NSPersistentStore()
            if let storeURL { Self.onDisk[storeURL] = known }
            return known
        }
        store = added
        return added
    }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}
