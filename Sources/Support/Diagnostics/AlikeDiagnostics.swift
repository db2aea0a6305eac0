/// Diagnostics that say the same of different things: the first whole, of the others their places and what each is
/// about.
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
      return [place, other.message.firstQuoted.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    }
    let rest = isCut ? " and \(others.count - Self.maxPlaces) others" : ""
    return "\(others.count) more like this: " + named.joined(separator: ", ") + rest + "."
  }
}

extension Array where Element == Diagnostic {
  /// From this many on, what is alike is told once: two or three are read one by one.
  private static var fewestAlike: Int { 4 }

  /// Those that differ in what they quote alone, together where the first of them stood; expects reading order.
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
  var consequence: String?
}

extension Diagnostic {
  fileprivate var kind: Kind {
    Kind(severity: severity, code: code, words: message.withoutQuoted, consequence: consequence)
  }
}

extension String {
  private static let quotes: [Character: Character] = ["“": "”", "`": "`"]

  /// What stands first in quotes or backticks, with them.
  fileprivate var firstQuoted: String? {
    guard let start = firstIndex(where: { Self.quotes[$0] != nil }), let end = Self.quotes[self[start]],
      let close = self[index(after: start)...].firstIndex(of: end)
    else { return nil }
    return String(self[start...close])
  }

  /// Without what stands in quotes or backticks, and without figures.
  fileprivate var withoutQuoted: String {
    var result = ""
    var open: Character?
    for character in self {
      if let end = open {
        if character == end { open = nil }
      } else if let end = Self.quotes[character] {
        open = end
        result.append(character)
      } else if !character.isNumber {
        result.append(character)
      }
    }
    return result
  }
}
