// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class NSFetchRequest<ResultType>: NSObject {
    public let entityName: String?
    open var predicate: NSPredicate?

    public init(entityName: String) {
        self.entityName = entityName
    }
}

open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: UInt, Sendable {
        case privateQueueConcurrencyType = 1
        case mainQueueConcurrencyType = 2
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var inserted: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []

    public init(concurrencyType ct: ConcurrencyType) {}

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    private var store: NSPersistentStore {
        guard let store = persistentStoreCoordinator?.store else {
            fatalError("This NSPersistentStoreCoordinator has no persistent stores.")
        }
        return store
    }

    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        (store.objects + inserted).filter { object in
            object.entity.name == request.entityName && !deleted.contains { $0 === object }
                && request.predicate?.evaluate(with: object) ?? true
        }
        .compactMap { $0 as? T }
    }

    open func delete(_ object: NSManagedObject) {
        deleted.append(object)
    }

    open func save() throws {
        var objects = store.objects + inserted
        objects.removeAll { object in deleted.contains { $0 === object } }
        for object in objects { try object.validate() }
        for object in objects { object.savedValues = object.values }
        store.objects = objects
        (inserted, deleted) = ([], [])
    }

    open func rollback() {
        for object in store.objects { object.values = object.savedValues }
        (inserted, deleted) = ([], [])
    }
}
