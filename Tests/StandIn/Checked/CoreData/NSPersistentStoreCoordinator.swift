// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

public let NSSQLiteStoreType: String = "SQLite"
public let NSInMemoryStoreType: String = "InMemory"

open class NSPersistentStore: NSObject {}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public init(managedObjectModel model: NSManagedObjectModel) {}
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { stub() }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
    open class func defaultDirectoryURL() -> URL { stub() }
}
