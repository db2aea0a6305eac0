import TripModel

/// What places near home are called: what a purchase says by its words was at one of them, wherever else it says
/// nothing of a place. “Bread at Bakery Krone” at 10:07 tells how far the bakery is from where one was at eleven.
struct NamesNearHome {
  /// The letters of each name, and what may be told of its place.
  private var names: [(letters: String, region: PrivateRegion)] = []
  /// The same by a single word: a short name, or the last word of one by which one may call it for short, `krone`.
  private var byWord: [String: PrivateRegion] = [:]

  /// Letters that a name must have to be meant wherever they stand in a row: shorter ones stand within other words.
  private static let shortest = 4
  /// Words of a name that ends with a shorter one: a longer one is rather a sentence.
  private static let maxWordsWithName = 3

  /// All that something in the trip calls a place with a position; `region` is what may be told of one near home.
  init(_ trip: Trip, region: (Coordinate) -> PrivateRegion?) {
    var named: [(name: String, region: PrivateRegion)] = []
    trip.forEachItem { item in
      for told in item.stations.compactMap({ $0.place.told?.value }) {
        guard let name = told.name, let place = told.coordinate, let near = region(place) else { continue }
        named.append((name, near))
      }
    }
    for attraction in trip.attractions {
      guard let place = attraction.at?.value.coordinate, let near = region(place) else { continue }
      named.append((attraction.name, near))
    }
    for (name, near) in named { add(name, near) }
  }

  private mutating func add(_ name: String, _ region: PrivateRegion) {
    let (letters, words) = (LoosePersonKey.letters(of: name), Self.words(of: name))
    guard let last = words.last else { return }
    if letters.count >= Self.shortest || words.count > 1 || Self.hasNoBlanks(letters) {
      names.append((letters, region))
    } else if byWord[letters] == nil {
      byWord[letters] = region
    }
    if (2...Self.maxWordsWithName).contains(words.count), last.count >= Self.shortest, byWord[last] == nil {
      byWord[last] = region
    }
  }

  /// What may be told of the place near home that a text names; nil where it names none. In doubt it does: then nothing but
  /// an hour is missing.
  func region(namedIn text: String) -> PrivateRegion? {
    guard !names.isEmpty || !byWord.isEmpty else { return nil }
    let letters = LoosePersonKey.letters(of: text)
    return names.first { letters.contains($0.letters) }?.region
      ?? Self.words(of: text).lazy.compactMap { byWord[$0] }.first
  }

  /// Whether it is of a script whose words stand in a row without blanks, each of few letters.
  private static func hasNoBlanks(_ letters: String) -> Bool {
    letters.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { LoosePersonKey.letters(of: String($0)) }
      .filter { !$0.isEmpty }
  }
}
