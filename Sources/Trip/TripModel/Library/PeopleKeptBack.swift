/// What one people.yml keeps back of people whom another one, or another line of the same, may tell of.
package struct PeopleKeptBack: Hashable, Sendable {
  /// Somebody of whom nothing is told, whoever tells it.
  package struct Silence: Hashable, Sendable {
    /// All names, as written.
    package var names: [String]
    package var reasons: [KeptBack.Reason]

    package init(names: [String], reasons: [KeptBack.Reason]) {
      self.names = names
      self.reasons = reasons
    }
  }

  /// A mail address or telephone number that its person does not want published.
  package struct Contact: Hashable, Sendable {
    package var text: ConfidentialText
    /// Where that is said, as a sentence names it: `people.yml of the library`.
    package var file: String

    package init(_ text: ConfidentialText, file: String) {
      self.text = text
      self.file = file
    }
  }

  /// Those whom the library's own file keeps back.
  package var silences: [Silence] = []
  /// Whether part of that file cannot be read which may keep somebody back: then nobody is told of.
  package var isEverybody = false
  /// Those of the library and of all its trips.
  package var contacts: [Contact] = []

  package init() {}

  /// Why nothing is to be told of somebody.
  package func reasons(for person: Person) -> [KeptBack.Reason] {
    if isEverybody { return [.isPrivate] }
    guard !silences.isEmpty else { return [] }
    let keys = Set(person.looseKeys)
    return silences.filter { silence in silence.names.contains { keys.contains(LoosePersonKey($0)) } }
      .flatMap(\.reasons)
  }
}
