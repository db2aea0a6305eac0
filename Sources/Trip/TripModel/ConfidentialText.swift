package import Diagnostics

/// What a field of the traveller's small files holds that is for nobody else, unless they say so: a code, a telephone
/// number, the address of a mailbox. It is kept apart from what is made of the field, so that it is known of what
/// does not read, too.
package struct ConfidentialText: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case code, phone, mail
    /// The address of a mailbox behind somebody's name, `Ana <ana@example.org>`: it is for nobody else unless the
    /// person's own `mail` is published.
    case mailBehindName
  }

  package var kind: Kind
  package var text: String
  package var place: SourcePlace
  /// What keeps it back, where it is told on some days; empty where it is for nobody else on any day.
  package var keptBack: [KeptBack]

  package init(_ kind: Kind, _ text: String, at place: SourcePlace, keptBack: [KeptBack] = []) {
    self.kind = kind
    self.text = text
    self.place = place
    self.keptBack = keptBack
  }

  /// Whether it is for nobody else on this day.
  package func holds(on today: LocalDate) -> Bool {
    keptBack.isEmpty || keptBack.contains { $0.holds(on: today) }
  }
}
