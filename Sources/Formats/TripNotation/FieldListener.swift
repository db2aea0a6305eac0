/// Hears which fields the readers of maps ask for. Tests hold the documents against it; else nobody listens.
package struct FieldListener: Sendable {
  private let hear: @Sendable (_ what: String, _ keys: [String]) -> Void

  /// Takes what is called with what a map describes, “a pin”, and with all keys that its reader asked for.
  package init(_ hear: @escaping @Sendable (_ what: String, _ keys: [String]) -> Void) {
    self.hear = hear
  }

  /// Who listens to the maps that this task reads.
  package static let current = TaskLocal<FieldListener?>(wrappedValue: nil)

  static func tell(_ what: String, _ keys: [String]) { current.get()?.hear(what, keys) }
}
