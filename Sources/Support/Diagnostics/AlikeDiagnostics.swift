/// Diagnostics that say the same of different things, with the same way out: the first whole, of the others their places,
/// what each is about, and what its way out names instead.
package struct AlikeDiagnostics {
  package let first: Diagnostic
  package let others: [Diagnostic]

  /// More places than this would be a list that nobody reads; programs get all.
  private static let maxPlaces = 20

  /// Whether some of the others are only counted.
  package var isCut: Bool { others.count > Self.maxPlaces }

  /// A sentence with the places of the others; nil where there are none.
  package var sentence: String? {
    guard !others.isEmpty else { return nil }
    let named = others.prefix(Self.maxPlaces).map { other in
      let place = other.place.map { place in place.path + (place.span.map { ":\($0.line)" } ?? "") }
      return [place, told(of: other).map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    }
    let rest = isCut ? " and \(others.count - Self.maxPlaces) others" : ""
    return "\(others.count) more like this\(isOfOwnWords ? ", each with its own words" : ""): "
      + named.joined(separator: ", ") + rest + "."
  }

  /// What it is about, and the word for it in its way out where that is another than the first one's: `plaec`: `place`.
  private func told(of other: Diagnostic) -> String? {
    let word = other.wordsOfAdvice == first.wordsOfAdvice ? nil : other.wordsOfAdvice.joined(separator: ", ")
    let told = [other.message.firstQuoted, word].compactMap(\.self).filter { !$0.isEmpty }
    return told.isEmpty ? nil : told.joined(separator: ": ")
  }

  /// Whether the ways out of others have words or figures in them that are neither the first one's nor told of each.
  private var isOfOwnWords: Bool {
    others.contains { $0.advice?.withoutQuoted(figures: true) != first.advice?.withoutQuoted(figures: true) }
  }
}

extension Array where Element == Diagnostic {
  /// From this many on, what is alike is told once: two or three are read one by one.
  private static var fewestAlike: Int { 4 }

  /// Those that differ in what they quote alone, together where the first of them stood; expects reading order. Whose way
  /// out is another one is told by itself.
  package var alike: [AlikeDiagnostics] {
    let kinds = map(\.kind)
    let counts = kinds.reduce(into: [Kind: Int]()) { $0[$1, default: 0] += 1 }
    var groups: [Kind: [Diagnostic]] = [:]
    for (diagnostic, kind) in zip(self, kinds) { groups[kind, default: []].append(diagnostic) }
    var told: Set<Kind> = []
    return zip(self, kinds).compactMap { diagnostic, kind in
      guard counts[kind, default: 0] >= Self.fewestAlike else {
        return AlikeDiagnostics(first: diagnostic, others: [])
      }
      guard told.insert(kind).inserted else { return nil }
      return AlikeDiagnostics(first: diagnostic, others: Array((groups[kind] ?? []).dropFirst()))
    }
  }
}

/// What a diagnostic says, whatever it says it of.
private struct Kind: Hashable {
  var severity: Severity
  var code: DiagnosticCode
  var words: String
  var advice: String?
  var consequence: String?
}

extension Diagnostic {
  fileprivate var kind: Kind {
    Kind(
      severity: severity, code: code, words: message.withoutQuoted(), advice: kindOfAdvice,
      consequence: consequence)
  }

  /// The way out without what it quotes and without the word that it is about.
  private var kindOfAdvice: String? {
    guard let advice else { return nil }
    // A single letter would be taken out of the words around it.
    guard let word = message.firstQuoted?.dropFirst().dropLast(), word.count > 1 else {
      return advice.withoutQuoted()
    }
    return advice.replacing(word, with: "").withoutQuoted()
  }

  /// What the way out quotes beside the word that it is about.
  fileprivate var wordsOfAdvice: [String] {
    let word = message.firstQuoted
    return (advice?.quoted ?? []).filter { $0 != word }
  }
}

extension String {
  private static let quotes: [Character: Character] = ["“": "”", "`": "`"]

  /// What stands first in quotes or backticks, with them.
  fileprivate var firstQuoted: String? { quoted.first }

  /// All that stands in quotes or backticks, with them.
  fileprivate var quoted: [String] {
    var found: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(where: { Self.quotes[$0] != nil }), let end = Self.quotes[rest[start]],
      let close = rest[rest.index(after: start)...].firstIndex(of: end)
    {
      found.append(String(rest[start...close]))
      rest = rest[rest.index(after: close)...]
    }
    return found
  }

  /// Without what stands in quotes or backticks, and without figures unless these are to stay.
  fileprivate func withoutQuoted(figures isWithFigures: Bool = false) -> String {
    var result = ""
    var open: Character?
    for character in self {
      if let end = open {
        if character == end { open = nil }
      } else if let end = Self.quotes[character] {
        open = end
        result.append(character)
      } else if isWithFigures || !character.isNumber {
        result.append(character)
      }
    }
    return result
  }
}
