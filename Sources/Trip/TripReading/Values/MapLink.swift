/// Positions in `geo:` addresses and in links of map services. Nothing is fetched: the numbers stand in the link.
enum MapLink {
  /// Whether a text is an address, with its scheme or pasted without.
  static func isLink(_ text: String) -> Bool { isGeo(text) || LinkParts(text) != nil }

  /// Latitude and longitude from an address; nil where it holds none.
  static func position(in link: String) -> (Double, Double)? {
    if isGeo(link) { return geo(link) }
    guard let parts = LinkParts(link) else { return nil }
    if let inner = parts.inner { return inner.isMapOfGoogle ? google(inner) : nil }
    if parts.host == "osm.org" || parts.host.hasSuffix("openstreetmap.org") { return openStreetMap(parts) }
    if parts.isMapOfGoogle { return google(parts) }
    if parts.host == "maps.apple.com" {
      if parts.value("saddr") != nil { return nil }
      return parts.position(["coordinate", "ll", "center", "sll", "q", "daddr", "destination", "address"])
    }
    return other(parts)
  }

  /// The service of a link that has to be followed to tell a place; nil for any other text.
  static func shortener(in text: String) -> String? {
    guard let parts = LinkParts(text) else { return nil }
    if LinkParts.shorteners.contains(parts.host) { return parts.host }
    let isMap = parts.host == "osm.org" || parts.host == "openstreetmap.org"
    return isMap && text.contains("/go/") ? parts.host + "/go" : nil
  }

  /// What a link without a position holds instead, as the end of a sentence.
  static func lack(of link: String) -> String {
    guard let parts = LinkParts(link) else { return "does not say where the place is" }
    if parts.isRoute { return "is a route, not a place" }
    let isThing = ["/node/", "/way/", "/relation/"].contains(where: link.contains)
    if parts.host.hasSuffix("openstreetmap.org") || parts.host == "osm.org", isThing {
      return "names something on OpenStreetMap by its number"
    }
    return "does not say where the place is"
  }

  private static func isGeo(_ text: String) -> Bool { text.prefix(4).lowercased() == "geo:" }

  /// `geo:38.69,-9.21,12;u=35` (RFC 5870); telephones write `geo:0,0?q=38.69,-9.21(Name)` for a marked place.
  private static func geo(_ link: String) -> (Double, Double)? {
    let parts = link.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",", maxSplits: 2)
    guard parts.count >= 2, parts.count == 2 || Double(plain: parts[2]) != nil,
      let pair = CoordinateText.decimals(parts[0] + "," + parts[1])
    else { return nil }
    guard pair == (0, 0), let query = LinkParts.value("q", in: link) else { return pair }
    return LinkParts.position(inPart: query)
  }

  /// `…?mlat=38.69&mlon=-9.21#map=16/38.69/-9.21`: the marker, else what was looked for, else the middle of the view.
  private static func openStreetMap(_ link: LinkParts) -> (Double, Double)? {
    if link.isRoute { return nil }
    return link.numbers("mlat", "mlon") ?? link.position(["query"]) ?? link.view ?? link.numbers("lat", "lon")
  }

  /// The place's own `!3d…!4d…`, else a query, else a part of the path, else the middle of the view `@lat,lon,17z`.
  private static func google(_ link: LinkParts) -> (Double, Double)? {
    if link.isRoute { return endOfRoute(link) }
    if let latitude = link.number(after: "!3d"), let longitude = link.number(after: "!4d") ?? link.embedded {
      return (latitude, longitude)
    }
    if let pair = link.position(["q", "query", "ll", "destination", "daddr", "viewpoint", "center", "cbll"]) {
      return pair
    }
    return link.positionsInPath.last ?? link.viewOfGoogle
  }

  /// The only place of a way that has no other; the middle of a way's view is no end of it.
  private static func endOfRoute(_ link: LinkParts) -> (Double, Double)? {
    if link.value("origin") != nil || link.value("saddr") != nil { return nil }
    if let pair = link.position(["destination", "daddr"]) { return pair }
    let found = link.positionsInPath
    if found.count == 1, link.isWayFromNowhere { return found[0] }
    guard found.isEmpty, link.isWayFromNowhere, let longitude = link.number(after: "!1d"),
      let latitude = link.number(after: "!2d")
    else { return nil }
    return (latitude, longitude)
  }

  /// What the links of many other maps have in common.
  private static func other(_ link: LinkParts) -> (Double, Double)? {
    if link.host.hasPrefix("mapy."), let pair = link.numbers("y", "x") { return pair }
    return link.position(["ll", "q", "query", "center", "cp", "map"]) ?? link.numbers("lat", "lon")
      ?? link.numbers("lat", "lng") ?? link.view ?? link.positionsInPath.last
  }
}
