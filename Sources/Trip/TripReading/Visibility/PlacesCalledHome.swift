import Diagnostics
import TripModel

/// Places that are called home and nothing else: in a map that somebody drew of a journey its start is often their
/// door.
///
/// In doubt nobody gets them; under another name they are places as all others.
enum PlacesCalledHome {
  /// Whether that is all of a name, whatever marks stand around it.
  static func isOne(_ name: String) -> Bool {
    guard name.utf8.count <= longest else { return false }
    let words = name.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return names.contains(words.joined(separator: " ").replacing("’", with: "'"))
  }

  /// Bytes; no name of these is longer.
  private static let longest = 60

  private static let names: Set<String> = [
    "home", "my home", "our home", "home sweet home", "my house", "our house", "my place", "our place",
    "zuhause", "zu hause", "daheim", "mein zuhause", "unser zuhause", "heim", "chez moi", "chez nous",
    "à la maison", "a la maison", "maison", "ma maison", "notre maison", "domicile", "casa", "mi casa",
    "nuestra casa", "en casa", "hogar", "casa mia", "casa nostra", "a casa", "em casa", "minha casa",
    "nossa casa", "a casa nostra", "ca nostra", "thuis", "ons huis", "mijn huis", "hjem", "hjemme", "hem",
    "hemma", "koti", "kotona", "nasz dom", "w domu", "doma", "domov", "domů", "otthon", "acasă", "дом",
    "дома",
    "вдома", "дім", "σπίτι", "σπίτι μας", "ev", "evim", "evimiz", "家", "我家", "我的家", "我们家", "自宅", "我が家", "うち",
    "집", "우리집", "우리 집", "المنزل", "بيتي", "הבית", "בית",
  ]

  /// Takes them from what readers get, with what lies around, and tells each that no private place hides anyway. A
  /// waypoint goes as a whole: no field of a track could say that it is kept back.
  static func keepBack(in trip: inout Trip, _ source: PrivacySource) -> [Diagnostic] {
    var rule = HomeRule()
    trip.apply(&rule)
    rule.note(trip.settings.startAt)
    rule.note(trip.settings.endAt)
    var homes = rule.homes
    for index in trip.tracks.indices {
      let file = SourcePlace(file: trip.tracks[index].file)
      let marks = trip.tracks[index].waypoints.filter { $0.name.map(isOne) ?? false }
      guard !marks.isEmpty else { continue }
      homes += marks.map { CalledHome(name: $0.name ?? "", position: $0.point.coordinate, place: file) }
      trip.tracks[index].waypoints.removeAll { $0.name.map(isOne) ?? false }
    }
    let circles = trip.settings.privatePlaces.map(\.circle)
    homes.removeAll { home in
      home.position.map { position in circles.contains { $0.contains(position) } } ?? false
    }
    // A picture taken at the door would tell as well as the pin where that is.
    var known: Set<Coordinate> = []
    let texts = homes.compactMap { home -> PrivatePlaceText? in
      guard let position = home.position, known.insert(position).inserted else { return nil }
      return PrivatePlaceText(.zone, at: position, metres: metresAround, place: home.place)
    }
    trip.settings.privatePlaces += Self.circles(around: texts, source)
    return homes.map { .calledHome($0.name, $0.place) }
  }

  /// Circles for places of which nobody wrote that they are home.
  static func circles(around texts: [PrivatePlaceText], _ source: PrivacySource) -> [PrivatePlace] {
    guard !texts.isEmpty else { return [] }
    let key = PrivacyReading.key(in: source) ?? openKey
    return NearHomes.joined(texts).map { PrivacyReading.hidden($0, key: key) }
  }

  /// Metres around such a place within which nothing is published.
  static let metresAround = 500.0

  /// Moves the circle where the traveller has no key: whoever knows Tripbook knows this one. None is made until `home:` is
  /// written, since nobody asked for a circle.
  private static let openKey = Array("tripbook called home".utf8)
}

/// A place that is called home, where it has a position, and where it says so.
private struct CalledHome {
  var name: String
  var position: Coordinate?
  var place: SourcePlace
}

/// Finds them among the things of a trip, of whatever kind: what is such a place goes, what only was at one loses its
/// position with all that is near.
private struct HomeRule: ItemRule {
  private(set) var homes: [CalledHome] = []

  mutating func apply<Item: TripItem>(to item: inout Item) {
    if isKept(item.header.keptBack) { return }
    if let name = item.nameAsPlace {
      guard PlacesCalledHome.isOne(name) else { return }
      let position = item.stations.first?.place.told?.value.coordinate
      homes.append(CalledHome(name: name, position: position, place: item.header.source))
      var cause = KeptBack(.isPrivate, at: item.header.source)
      cause.isToldApart = true
      item.header.keptBack.append(cause)
      return
    }
    for station in item.stations { note(station.place.told) }
  }

  /// A place that something names with its position.
  mutating func note(_ told: Written<NamedPlace>?) {
    guard let told, let name = told.value.name, let position = told.value.coordinate,
      PlacesCalledHome.isOne(name)
    else { return }
    homes.append(CalledHome(name: name, position: position, place: told.place))
  }

  /// Whether something keeps it back on all days: what waits for one would be published then.
  private func isKept(_ causes: [KeptBack]) -> Bool {
    causes.contains { [.isPrivate, .draft, .nearHome].contains($0.reason) }
  }
}

extension Diagnostic {
  fileprivate static func calledHome(_ name: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "A place called “\(name.shortened)” is kept back, and what is near it: it may be where you live",
      at: place.masked,
      advice:
        "If it is, write `home:` with its position into `~/.config/tripbook/config.yml`, or into trip.yml, which hides "
        + "more of what lies around. If it is a place of the journey, give it a name of its own.")
  }
}
