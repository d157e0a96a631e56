// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum NSAttributeType: UInt, Sendable {
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case binaryDataAttributeType = 1000

    func takes(_ value: Any) -> Bool {
        switch self {
        case .stringAttributeType: value is String
        case .booleanAttributeType: value is Bool
        case .binaryDataAttributeType: value is Data
        }
    }
}

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.stringAttributeType
}

open class NSEntityDescription: NSObject {
    open var name: String?
    open var properties: [NSPropertyDescription] = []

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = context.model?.entities.first(where: { $0.name == entityName }) else {
            fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        let object = NSManagedObject(entity: entity)
        context.inserted.append(object)
        return object
    }
}

open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = []
}

open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    var values: [String: Any] = [:]
    var savedValues: [String: Any] = [:]

    init(entity: NSEntityDescription) {
        self.entity = entity
    }

    private func attribute(_ key: String) -> NSAttributeDescription {
        guard let attribute = entity.properties.first(where: { $0.name == key }) as? NSAttributeDescription else {
            fatalError("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        return attribute
    }

    open func value(forKey key: String) -> Any? { values[attribute(key).name] }

    open func setValue(_ value: Any?, forKey key: String) {
        let attribute = attribute(key)
        guard value.map(attribute.attributeType.takes) ?? true else {
            fatalError("Unacceptable type of value for attribute: property = \"\(key)\"")
        }
        values[key] = value
    }

    func validate() throws {
        for property in entity.properties where !property.isOptional && values[property.name] == nil {
            throw NSError(domain: NSCocoaErrorDomain, code: 1570)
        }
    }
}
