// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class NSManagedObject: NSObject {
    open func value(forKey key: String) -> Any? { stub() }
    open func setValue(_ value: Any?, forKey key: String) {}
}

open class NSFetchRequest<ResultType>: NSObject {
    public convenience init(entityName: String) {}
    open var predicate: NSPredicate?
}

open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: UInt, Sendable {
        case privateQueueConcurrencyType = 1
        case mainQueueConcurrencyType = 2
    }
    public init(concurrencyType ct: ConcurrencyType) {}
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { stub() }
    open func delete(_ object: NSManagedObject) {}
    open func save() throws {}
    open func rollback() {}
}

func stub() -> Never { fatalError() }
