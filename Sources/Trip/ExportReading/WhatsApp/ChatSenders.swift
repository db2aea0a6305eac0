import Importing
import TripModel

/// Who writes in a chat, as it names them; and how a line says so.
struct ChatSenders {
  /// What is known of those whose names end at a line's first colon.
  private struct Usage {
    var count = 0
    /// The name up to the second colon, where each message so far had the same.
    var longer: String?
  }

  private var usages: [String: Usage] = [:]
  /// Names that are known beforehand, which may have colons in them.
  private let given: Set<String>

  /// Letters of a name.
  private static let longestName = 100
  /// A chat has at most some thousand people in it.
  private static let maxNames = 10_000
  /// So many messages with the same second name are no chance.
  private static let enough = 3

  init(known: Set<String> = []) { given = known }

  /// Notes who wrote a message, by what stands behind its head.
  mutating func note(_ rest: String) {
    let found = Self.candidates(rest)
    guard let first = found.first, usages.count < Self.maxNames || usages[first.name] != nil else { return }
    var usage = usages[first.name] ?? Usage()
    let longer = found.count > 1 ? found[1].name : nil
    usage.longer = usage.count == 0 || usage.longer == longer ? longer : nil
    usage.count += 1
    usages[first.name] = usage
  }

  /// The name and what is said; nil for a line of the program's, `Ana added Ben`.
  func split(_ rest: String) -> (name: String, text: String)? {
    let found = Self.candidates(rest)
    if let known = found.last(where: { given.contains($0.name) }) { return known }
    guard let first = found.first else { return nil }
    let usage = usages[first.name] ?? Usage()
    if found.count > 1, usage.count >= Self.enough, usage.longer == found[1].name { return found[1] }
    return first
  }

  /// What may be the name: what stands before the first colons that a blank follows.
  private static func candidates(_ rest: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    let scalars = rest.unicodeScalars
    var index = scalars.startIndex
    var length = 0
    while index < scalars.endIndex, length <= longestName, found.count < 3 {
      let behind = scalars.index(after: index)
      if scalars[index] == ":", behind == scalars.endIndex || isBlank(scalars[behind]) {
        let name = cleaned(String(scalars[..<index]))
        // A quoted name of a group: Ana changed the subject to “Trip: Lisbon”.
        guard !name.isEmpty, !hasOpenQuote(name) else { return found }
        let text = behind == scalars.endIndex ? "" : String(scalars[scalars.index(after: behind)...])
        found.append((name, text))
      }
      index = behind
      length += 1
    }
    return found
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { ChatMarks.plain(scalar) == " " }

  /// A name without marks of direction, and without the sign before those whom the phone does not know: `~ Ana`.
  private static func cleaned(_ name: String) -> String {
    let words = ChatMarks.withoutMarks(name).split(whereSeparator: \.isWhitespace)
    return (words.first == "~" ? words.dropFirst() : words[...]).joined(separator: " ").droppingTilde
  }

  private static func hasOpenQuote(_ name: String) -> Bool {
    func count(_ quotes: String) -> Int { name.count(where: { quotes.contains($0) }) }
    return count("\"") % 2 == 1 || count("“„”") % 2 == 1 || count("«「『") > count("»」』")
  }
}

extension String {
  fileprivate var droppingTilde: String { hasPrefix("~") && count > 1 ? String(dropFirst()) : self }
}

/// Which traveller each sender is.
struct ChatPeople {
  private let said: [String: String]
  /// Travellers by what is compared of their names, where that is one's alone.
  private let travellers: [String: String]
  private let names: Set<String>

  init(_ request: ImportRequest) {
    var said: [String: String] = [:]
    for (name, traveller) in request.names.sorted(by: { $0.key < $1.key }) {
      said[Self.key(name)] = said[Self.key(name)] ?? traveller
    }
    let alike = Dictionary(grouping: request.travellers, by: Self.key)
    // Of José and Jose nobody knows which is meant, but for the one who is written so.
    travellers = alike.compactMapValues { $0.count == 1 ? $0.first : nil }
    names = Set(request.travellers)
    self.said = said
  }

  /// The traveller; where no travellers are known, the sender as written, but no number of a telephone. Nil for a sender
  /// who is left out.
  func name(of sender: String) -> String? {
    let key = Self.key(sender)
    if let traveller = said[key] { return traveller }
    if names.contains(sender) { return sender }
    if let traveller = travellers[key] { return traveller }
    return !names.isEmpty || Self.isNumber(sender) ? nil : sender
  }

  /// Whether it is the number of a telephone, which is nobody's to tell.
  static func isNumber(_ name: String) -> Bool {
    !name.contains(where: \.isLetter) && name.count(where: \.isNumber) >= 6
  }

  private static func key(_ name: String) -> String {
    PlainName.of(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}
