import SiteLanguage
import TripModel

/// The ways to a place: into the reader's own navigation, and to three maps. Plain links, which ask nobody before they
/// are opened.
struct WaysOut {
  let words: Words
  let coordinate: Coordinate
  /// What stands there, for who hears the links read; empty where nothing is known of it.
  let name: String
  /// Where the way there begins; nil for where the reader is.
  var origin: Coordinate?
  /// Whether one flies from there, which OpenStreetMap knows nothing of.
  var isFlown = false

  /// Apple and Google are asked for the way from where the reader is, for which OpenStreetMap shows the place; all three
  /// for a way of which both ends are known, unless it is flown.
  var links: [Record] {
    let (latitude, longitude) = (Self.degrees(coordinate.latitude), Self.degrees(coordinate.longitude))
    let at = "\(latitude),\(longitude)"
    let origin = origin.map { Self.degrees($0.latitude) + "," + Self.degrees($0.longitude) }
    let place =
      "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=17/\(latitude)/\(longitude)"
    let onGround = isFlown ? nil : origin
    let targets: [(Phrase, String, Bool)] = [
      (.wayNavigation, "geo:\(at)", false),
      (
        .wayOpenStreetMap,
        onGround.map { "https://www.openstreetmap.org/directions?from=\($0)&to=\(at)" } ?? place, true
      ),
      (.wayApple, "https://maps.apple.com/?" + (origin.map { "saddr=\($0)&" } ?? "") + "daddr=\(at)", true),
      (
        .wayGoogle,
        "https://www.google.com/maps/dir/?api=1" + (origin.map { "&origin=\($0)" } ?? "")
          + "&destination=\(at)", true
      ),
    ]
    return targets.map { phrase, address, isExternal in
      [
        "href": .text(address), "label": .text(words[phrase]), "isExternal": .flag(isExternal),
        "place": .text(name),
      ]
    }
  }

  /// The same folded up, as each of a list has them.
  var folded: Record { ["place": .text(name), "copied": .text(copied), "ways": TemplateValue(links)] }

  /// As every map and device takes it pasted, in every language: `38.69160, -9.21600`, to a metre.
  var copied: String {
    Self.degrees(coordinate.latitude, digits: 5) + ", " + Self.degrees(coordinate.longitude, digits: 5)
  }

  /// The way from the first of some points through all others: on foot, unless that would be a march.
  static func through(_ points: [Coordinate]) -> String? {
    let texts = points.map { "\(degrees($0.latitude)),\(degrees($0.longitude))" }
    guard let first = texts.first, let last = texts.last, texts.count > 1 else { return nil }
    let metres = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let between = texts.dropFirst().dropLast().joined(separator: "%7C")
    return "https://www.google.com/maps/dir/?api=1&origin=\(first)&destination=\(last)"
      + (between.isEmpty ? "" : "&waypoints=\(between)") + (metres <= 20_000 ? "&travelmode=walking" : "")
  }

  /// Six digits with a point are about ten centimetres.
  private static func degrees(_ value: Double, digits: Int = 6) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let units = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scale + units % scale).dropFirst()
    return (value < 0 && units > 0 ? "-" : "") + String(units / scale) + "." + fraction
  }
}
