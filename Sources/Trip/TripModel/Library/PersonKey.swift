/// What is compared of a person's name, wherever two names may be one person's: neither capitals nor blanks part two of
/// them, nor how their accents are stored; accents themselves do.
package struct PersonKey: Hashable, Sendable {
  private let text: String

  package init(_ name: String) {
    text = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Person {
  /// What is compared of all the person's names.
  package var keys: Set<PersonKey> { Set(([name] + otherNames).map { PersonKey($0) }) }
}
