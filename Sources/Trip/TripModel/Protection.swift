/// That a site opens with a password alone: `protect: yes`.
package struct Protection: Hashable, Sendable {
  /// Whether the trip has its card on the front page of a library that is open: `card: yes`.
  package var showsCard: Bool

  package init(showsCard: Bool = false) { self.showsCard = showsCard }
}
