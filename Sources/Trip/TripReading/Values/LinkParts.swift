import Foundation

/// The parts of a link in which maps write positions.
struct LinkParts {
  /// In small letters, without `www.`.
  let host: String
  private let text: String

  /// An address with `https://`, or one without it that is a map's; nil for any other text.
  init?(_ text: String) {
    let scheme = text.prefix(20).prefix { $0.isASCII && $0.isLetter }
    let mark = text[scheme.endIndex...].prefix(3)
    let start = !scheme.isEmpty && mark == "://" ? mark.endIndex : nil
    let host = text[(start ?? text.startIndex)...].prefix { !"/?#: ".contains($0) }.prefix(100).lowercased()
    self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    self.text = String(text.prefix(4000))
    guard start != nil || Self.knownHosts.contains(self.host) || (isMapOfGoogle && text.contains("/maps"))
    else { return nil }
  }

  static let shorteners: Set<String> = [
    "maps.app.goo.gl", "goo.gl", "g.co", "g.page", "share.google", "maps.apple", "bit.ly", "t.co",
    "tinyurl.com",
    "ge0.me", "omaps.app", "comaps.at", "her.is", "binged.it", "osmand.net", "is.gd",
  ]

  private static let knownHosts = shorteners.union([
    "maps.google.com", "google.com", "maps.apple.com", "openstreetmap.org", "osm.org", "w3w.co",
    "what3words.com",
    "plus.codes",
  ])

  var isMapOfGoogle: Bool { host.hasPrefix("google.") || host.contains(".google.") }

  /// Whether it leads from one place to another.
  var isRoute: Bool { text.contains("/dir/") || text.contains("/directions") }

  /// Whether a way of Google's begins nowhere: `/dir//Belém`.
  var isWayFromNowhere: Bool { text.contains("/dir//") }

  /// The link that a question for consent, or a counter of clicks, leads on to.
  var inner: LinkParts? {
    guard isMapOfGoogle, host.hasPrefix("consent.") || text.contains("/url?") else { return nil }
    return (value("continue") ?? value("q") ?? value("url"))?.removingPercentEncoding.flatMap {
      LinkParts($0)
    }
  }

  /// The first parameter of these that holds a position.
  func position(_ names: [String]) -> (Double, Double)? {
    for name in names {
      if let pair = value(name).flatMap(Self.position(inPart:)) { return pair }
    }
    return nil
  }

  /// Two parameters with a number each.
  func numbers(_ latitude: String, _ longitude: String) -> (Double, Double)? {
    guard let one = value(latitude).flatMap({ Double(plain: $0) }),
      let other = value(longitude).flatMap({ Double(plain: $0) })
    else { return nil }
    return (one, other)
  }

  /// The middle of `#map=17/38.69/-9.21` or `#17/38.69/-9.21`.
  var view: (Double, Double)? {
    let hash = text.split(separator: "#", maxSplits: 1).dropFirst().first
    for view in [value("map"), hash].compactMap(\.self) {
      let parts = view.pathParts
      if parts.count >= 3, let latitude = Double(plain: parts[1]), let longitude = Double(plain: parts[2]) {
        return (latitude, longitude)
      }
    }
    return nil
  }

  /// The middle of `@38.69,-9.21,17z`.
  var viewOfGoogle: (Double, Double)? {
    guard let at = text.firstIndex(of: "@") else { return nil }
    let parts = text[text.index(after: at)...].split(separator: ",", maxSplits: 2)
    guard parts.count >= 2, let latitude = Double(plain: parts[0]),
      let longitude = Double(plain: parts[1].prefix { $0 != "/" && $0 != "?" })
    else { return nil }
    return (latitude, longitude)
  }

  /// The longitude of a map to be set into a page, whose latitude stands behind `!3d`.
  var embedded: Double? { text.contains("/embed") ? number(after: "!2d") : nil }

  var positionsInPath: [(Double, Double)] {
    text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").filter { !$0.hasPrefix("@") }
      .compactMap(Self.position(inPart:))
  }

  func number(after mark: String) -> Double? {
    guard let found = text.range(of: mark, options: .backwards) else { return nil }
    return Double(plain: text[found.upperBound...].prefix { $0.isFigure || "-.".contains($0) })
  }

  func value(_ name: String) -> Substring? { Self.value(name, in: text) }

  /// `38.69%2C-9.21`, `loc:38.69,+-9.21`, `38.69,-9.21(Name)`, `38.69,-9.21,15`, `38.69~-9.21`.
  static func position(inPart part: Substring) -> (Double, Double)? {
    let spaced = part.prefix(200).replacing("+", with: " ")
    var text = (spaced.removingPercentEncoding ?? String(spaced))[...]
    if text.hasPrefix("loc:") { text = text.dropFirst(4) }
    text = text.prefix { $0 != "(" }
    if let pair = CoordinateText.decimals(text) ?? AngleText.pair(in: String(text)) { return pair }
    let parts = text.split(maxSplits: 2) { $0 == "," || $0 == "~" }
    guard parts.count >= 2, text.contains("."), let latitude = Double(plain: parts[0]),
      let longitude = Double(plain: parts[1])
    else { return nil }
    return (latitude, longitude)
  }

  /// A parameter's text, as it stands in the query or the fragment.
  static func value(_ name: String, in link: String) -> Substring? {
    for part in link.split(whereSeparator: { "?&#".contains($0) }).dropFirst()
    where part.hasPrefix(name + "=") {
      return part.dropFirst(name.count + 1)
    }
    return nil
  }
}
