package import Diagnostics
package import Secrets

/// What the library around a trip that is built by itself keeps for itself: no site of the library's may hold it.
package struct SecretsAround: Sendable {
  /// Codes, numbers and mailboxes of the other trips and of the library's people, each once.
  package var secrets: [Secret]
  /// Where some may not be known: why, and of which trip.
  package var doubts: [Diagnostic]
  /// Whether some of what nobody sees may be among those: then nobody can say that none of them is in the site.
  package var mayBeMore: Bool

  package init(_ secrets: [Secret] = [], doubts: [Diagnostic] = [], mayBeMore: Bool = false) {
    self.secrets = secrets
    self.doubts = doubts
    self.mayBeMore = mayBeMore
  }
}
