internal import XMLText

/// What a site says of where it is published.
enum OwnAddress {
  /// From its first page or its map; nil where neither says it.
  static func found(in text: PublishedText) -> String? {
    text.file.hasSuffix(".xml") ? shortestLocation(text) : canonical(text)
  }

  private static func canonical(_ text: PublishedText) -> String? {
    let search = CanonicalSearch()
    _ = HTMLEvents.read(text.bytes, for: search)
    return search.address
  }

  /// The first page has the shortest address of a map.
  private static func shortestLocation(_ text: PublishedText) -> String? {
    var (place, found): (Int, [String]) = (0, [])
    while found.count < maxLocations {
      let start = text.start(of: "<loc>", from: place)
      guard start < text.bytes.count else { break }
      let end = text.start(of: "</loc>", from: start)
      found.append(text.text(start + 5..<end))
      place = end
    }
    let shortest = found.min { $0.utf8.count < $1.utf8.count }
    return shortest?.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  private static let maxLocations = 50_000
}

private final class CanonicalSearch: HTMLCollector {
  private(set) var address: String?

  func start(_ tag: MarkupTag) {
    guard tag.name == "link", address == nil, tag["rel"]?.lowercased() == "canonical" else { return }
    address = tag["href"]
  }

  func end() {}
}
