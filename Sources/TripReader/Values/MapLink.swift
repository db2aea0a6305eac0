import Foundation

/// Positions in `geo:` addresses and in links of map services. Nothing is fetched: the numbers stand in the link.
enum MapLink {
  /// Whether a text is an address, with its scheme or pasted without.
  static func isLink(_ text: String) -> Bool { isGeo(text) || host(of: text) != nil }

  /// Latitude and longitude from an address; nil where it holds none.
  static func position(in link: String) -> (Double, Double)? {
    if isGeo(link) { return geo(link) }
    guard let host = host(of: link) else { return nil }
    if host == "osm.org" || host.hasSuffix("openstreetmap.org") { return openStreetMap(link) }
    if host.hasPrefix("google.") || host.contains(".google.") { return google(link) }
    if host == "maps.apple.com" { return parameter(["coordinate", "ll", "sll", "q", "daddr"], of: link) }
    return parameter(["ll", "q", "query"], of: link)
  }

  /// The service of a link that has to be followed to tell a place; nil for any other text.
  static func shortener(in text: String) -> String? {
    guard let host = host(of: text) else { return nil }
    if shorteners.contains(host) { return host }
    let isMap = host == "osm.org" || host == "openstreetmap.org"
    return isMap && text.contains("/go/") ? host + "/go" : nil
  }

  private static let shorteners: Set<String> = [
    "maps.app.goo.gl", "goo.gl", "g.co", "share.google", "maps.apple", "bit.ly", "t.co", "tinyurl.com",
  ]

  private static let knownHosts = shorteners.union([
    "maps.google.com", "google.com", "maps.apple.com", "openstreetmap.org", "osm.org",
  ])

  /// The host in small letters, without `www.`; of an address without `https://` only where it is a map's.
  private static func host(of link: String) -> String? {
    let scheme = link.prefix(20).prefix { $0.isASCII && $0.isLetter }
    let mark = link[scheme.endIndex...].prefix(3)
    let start = !scheme.isEmpty && mark == "://" ? mark.endIndex : nil
    let host = link[(start ?? link.startIndex)...].prefix { !"/?#: ".contains($0) }.prefix(100).lowercased()
    let bare = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    return start != nil || knownHosts.contains(bare) ? bare : nil
  }

  private static func isGeo(_ text: String) -> Bool { text.prefix(4).lowercased() == "geo:" }

  /// `geo:38.69,-9.21,12;u=35` (RFC 5870); telephones write `geo:0,0?q=38.69,-9.21(Name)` for a marked place.
  private static func geo(_ link: String) -> (Double, Double)? {
    let parts = link.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",", maxSplits: 2)
    guard parts.count >= 2, parts.count == 2 || Double(plain: parts[2]) != nil,
      let pair = CoordinateText.decimals(parts[0] + "," + parts[1])
    else { return nil }
    guard pair == (0, 0), value("q", of: link) != nil else { return pair }
    return parameter(["q"], of: link)
  }

  /// `…?mlat=38.69&mlon=-9.21#map=16/38.69/-9.21`: the marker, else what was looked for, else the middle of the view.
  private static func openStreetMap(_ link: String) -> (Double, Double)? {
    if let latitude = value("mlat", of: link).flatMap({ Double(plain: $0) }),
      let longitude = value("mlon", of: link).flatMap({ Double(plain: $0) })
    {
      return (latitude, longitude)
    }
    if let pair = parameter(["query"], of: link) { return pair }
    guard let view = value("map", of: link) else { return nil }
    let parts = view.split(separator: "/")
    guard parts.count >= 3, let latitude = Double(plain: parts[1]), let longitude = Double(plain: parts[2])
    else {
      return nil
    }
    return (latitude, longitude)
  }

  /// The place's own `!3d…!4d…`, else a query, else the middle of the view `@lat,lon,17z`.
  private static func google(_ link: String) -> (Double, Double)? {
    if let latitude = number(after: "!3d", in: link), let longitude = number(after: "!4d", in: link) {
      return (latitude, longitude)
    }
    let names = ["q", "query", "ll", "destination", "daddr", "viewpoint", "center"]
    if let pair = parameter(names, of: link) { return pair }
    for part in link.prefix(1000).split(separator: "/").reversed() where !part.hasPrefix("@") {
      if let pair = position(inPart: part) { return pair }
    }
    // The middle of a way's view is no end of it.
    guard !link.contains("/dir/"), let at = link.firstIndex(of: "@") else { return nil }
    let parts = link[link.index(after: at)...].split(separator: ",", maxSplits: 2)
    guard parts.count >= 2, let latitude = Double(plain: parts[0]),
      let longitude = Double(plain: parts[1].prefix { $0 != "/" && $0 != "?" })
    else { return nil }
    return (latitude, longitude)
  }

  private static func number(after mark: String, in link: String) -> Double? {
    guard let found = link.range(of: mark, options: .backwards) else { return nil }
    return Double(plain: link[found.upperBound...].prefix { $0.isFigure || "-.".contains($0) })
  }

  private static func parameter(_ names: [String], of link: String) -> (Double, Double)? {
    for name in names {
      if let pair = value(name, of: link).flatMap(position(inPart:)) { return pair }
    }
    return nil
  }

  /// `38.69%2C-9.21`, `loc:38.69,+-9.21`, `38.69,-9.21(Name)`.
  private static func position(inPart part: Substring) -> (Double, Double)? {
    let spaced = part.prefix(200).replacing("+", with: " ")
    var text = (spaced.removingPercentEncoding ?? String(spaced))[...]
    if text.hasPrefix("loc:") { text = text.dropFirst(4) }
    text = text.prefix { $0 != "(" }
    return CoordinateText.decimals(text) ?? AngleText.pair(in: String(text))
  }

  /// A parameter's text, as it stands in the query or the fragment.
  private static func value(_ name: String, of link: String) -> Substring? {
    for part in link.split(whereSeparator: { "?&#".contains($0) }).dropFirst()
    where part.hasPrefix(name + "=") {
      return part.dropFirst(name.count + 1)
    }
    return nil
  }
}
