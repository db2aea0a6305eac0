/// Names of one or several words, to be found at the beginning of a text, in whatever capitals.
struct KnownNames: Sendable {
  let all: [String]
  private var byFolded: [String: String] = [:]
  private var maxWords = 0
  /// How many commas a name holds at most.
  private(set) var maxCommas = 0

  /// Nobody gives a name more words.
  private static let wordLimit = 16

  init(_ names: [String]) {
    var seen: Set<String> = []
    all = names.filter { seen.insert(Self.folded($0)).inserted }
    for name in names where byFolded[Self.folded(name)] == nil {
      byFolded[Self.folded(name)] = name
      maxCommas = min(Self.wordLimit, max(maxCommas, name.filter { $0 == "," }.count))
      maxWords = min(Self.wordLimit, max(maxWords, name.split(whereSeparator: \.isBlank).count))
    }
  }

  /// The name that a text is.
  func name(_ text: some StringProtocol) -> String? {
    text.utf8.count <= 1000 ? byFolded[Self.folded(text)] : nil
  }

  /// The longest name that a text begins with, and what follows it.
  func first(in text: Substring) -> (name: String, written: Substring, rest: Substring)? {
    var ends: [String.Index] = []
    var rest = text
    while ends.count < maxWords, let word = rest.firstWord {
      ends.append(word.endIndex)
      rest = text[word.endIndex...].withoutLeadingBlanks
    }
    for end in ends.reversed() {
      guard let name = name(text[..<end]) else { continue }
      return (name, text[..<end], text[end...].withoutLeadingBlanks)
    }
    return nil
  }

  private static func folded(_ text: some StringProtocol) -> String {
    text.lowercased().split(whereSeparator: \.isBlank).joined(separator: " ")
  }
}
