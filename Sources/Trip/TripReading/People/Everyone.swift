import TripModel

/// What is written in the place of names where all travellers are meant: `who: all of us`.
struct Everyone {
  private let travellers: [String]

  init(_ travellers: [Traveller]) {
    self.travellers = travellers.filter { $0.status == .accepted }.map(\.name)
  }

  /// Names all travellers instead, each once; nil where nothing of the kind is written. Of a trip without travellers nobody
  /// knows who they are.
  func names(for who: [String]) -> [String]? {
    let meant = who.map(isMeant)
    guard meant.contains(true) else { return nil }
    var names: [String] = []
    for (name, isEveryone) in zip(who, meant) {
      for name in isEveryone ? travellers : [name] where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func isMeant(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return Self.words.contains(words) && !travellers.contains { $0.lowercased() == name.lowercased() }
  }

  /// In the languages in which names of fields are read.
  private static let words: Set<String> = [
    "all", "all of us", "we all", "us all", "everyone", "everybody", "everyone of us", "the whole family",
    "alle", "wir alle", "uns alle", "alle zusammen", "tous", "toutes", "nous tous", "nous toutes",
    "tout le monde", "todos", "todas", "todos nosotros", "nosotros todos", "tutti", "tutte", "noi tutti",
    "tutti noi", "nós todos", "todos nós", "toda a gente", "iedereen", "allemaal", "wij allemaal",
    "we allemaal", "alle sammen", "vi alle", "vi alla", "wszyscy", "my wszyscy", "všichni",
    "my všichni", "kaikki", "me kaikki", "все", "мы все",
  ]
}

extension Trip {
  /// Names the travellers wherever all of them are meant by another word.
  mutating func nameEveryone() {
    let everyone = Everyone(settings.travellers)
    updateHeaders { header, _ in
      guard !header.who.isEmpty, let names = everyone.names(for: header.who) else { return nil }
      var header = header
      header.who = names
      return header
    }
  }
}
