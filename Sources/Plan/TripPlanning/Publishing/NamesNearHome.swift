import TripModel

/// What places near home are called: what a purchase says by its words was at one of them, wherever else it says
/// nothing of a place. “Bread at Bakery Krone” at 10:07 tells how far the bakery is from where one was at eleven.
struct NamesNearHome {
  /// What may be told of each, by the small words of its name.
  private var byWords: [[String]: PrivateRegion] = [:]
  /// The same by the last word of a name, where one may call it by that for short: `krone`.
  private var byLastWord: [String: PrivateRegion] = [:]
  private var longest = 0

  /// Letters that a name must have: a shorter one is rather a word of the language.
  private static let shortest = 4
  /// Words of a title that ends with a name: a longer one is rather a sentence.
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
    let words = Self.words(of: name)
    guard words.joined().count >= Self.shortest else { return }
    if byWords[words] == nil { byWords[words] = region }
    longest = max(longest, words.count)
    if (2...Self.maxWordsWithName).contains(words.count), let last = words.last, last.count >= Self.shortest,
      byLastWord[last] == nil
    {
      byLastWord[last] = region
    }
  }

  /// What may be told of the place near home that a text names; nil where it names none.
  func region(namedIn text: String) -> PrivateRegion? {
    guard !byWords.isEmpty else { return nil }
    let parts = Self.parts(of: text)
    let words = parts.map { $0.lowercased() }
    for start in words.indices {
      for end in start..<min(words.count, start + longest) {
        if let region = byWords[Array(words[start...end])] { return region }
      }
    }
    // At the beginning any word is capitalised.
    return parts.dropFirst().lazy.filter { $0.first?.isUppercase == true }
      .compactMap { byLastWord[$0.lowercased()] }.first
  }

  private static func words(of text: String) -> [String] { parts(of: text.lowercased()) }

  private static func parts(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
