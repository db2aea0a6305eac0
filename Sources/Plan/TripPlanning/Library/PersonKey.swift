/// What is compared of a person's name: neither capitals nor blanks part two of them, but accents do.
struct PersonKey: Hashable {
  private let text: String

  init(_ name: String) {
    text = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
