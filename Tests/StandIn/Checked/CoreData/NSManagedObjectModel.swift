// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum NSAttributeType: UInt, Sendable {
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case binaryDataAttributeType = 1000
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
    ) -> NSManagedObject { stub() }
}

open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = []
}
