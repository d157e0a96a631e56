// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import ObjectiveC

// These modules are emitted without their function bodies: this one only makes their text whole.
func stub() -> Never { fatalError() }
