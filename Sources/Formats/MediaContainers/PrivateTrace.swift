/// One thing in the file of a picture, film or recording that tells too much.
package struct PrivateTrace: Hashable, Sendable {
  package enum Kind: Sendable {
    /// Where it was taken, at once or all the way along.
    case position
    /// The number of a device, of which there is no second.
    case serialNumber
    /// Whose it is, or who speaks.
    case owner
    /// What a camera keeps for its maker, mostly with its number.
    case makerNote
    /// What is packed, so that nobody sees what it holds.
    case packed
  }

  package let kind: Kind
  /// As its format or the usual tools call it: `GPSLatitude`.
  package let name: String

  package init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }
}

extension [PrivateTrace] {
  /// Each once, in the order in which they are met.
  package mutating func add(_ kind: PrivateTrace.Kind, _ name: String) {
    let trace = PrivateTrace(kind: kind, name: name)
    if !contains(trace) { append(trace) }
  }
}
