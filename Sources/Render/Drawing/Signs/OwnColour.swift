/// A colour that somebody chose for a sign: its shape goes on saying what it is, and an edge of ink keeps it apart from any
/// ground, so nothing is told by the colour alone.
package struct OwnColour: Hashable, Sendable {
  /// In CSS hexadecimal.
  package var fill: String
  /// That of a number on it, likewise.
  package var ink: String

  package init(fill: String, ink: String) {
    self.fill = fill
    self.ink = ink
  }
}
