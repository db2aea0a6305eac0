import Diagnostics
import Digests
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
  static func keepBack(in trip: inout Trip) -> [Diagnostic] {
    let circles = trip.settings.privatePlaces.map(\.circle)
    var told: [Diagnostic] = []
    var found: [PrivatePlace] = []
    func note(_ name: String, _ position: Coordinate?, _ place: SourcePlace) {
      let isHidden = position.map { position in circles.contains { $0.contains(position) } } ?? false
      if isHidden { return }
      told.append(.calledHome(name, place))
      // A picture taken at the door would tell as well as the pin where that is.
      guard let position, !found.contains(where: { $0.middle.distance(to: position) < metresAround }) else {
        return
      }
      found.append(
        PrivatePlace(.zone, at: position, metres: metresAround, shift: shift(at: position), place: place))
    }
    for index in trip.pins.indices where isOne(trip.pins[index].title) {
      let pin = trip.pins[index]
      guard !isKept(pin.header.keptBack) else { continue }
      trip.pins[index].header.keptBack.append(cause(pin.header.source))
      note(pin.title, pin.coordinate, pin.header.source)
    }
    for index in trip.attractions.indices where isOne(trip.attractions[index].name) {
      let attraction = trip.attractions[index]
      guard !isKept(attraction.header.keptBack) else { continue }
      trip.attractions[index].header.keptBack.append(cause(attraction.header.source))
      note(attraction.name, attraction.header.at.told?.value.coordinate, attraction.header.source)
    }
    for index in trip.tracks.indices {
      for mark in trip.tracks[index].waypoints {
        guard let name = mark.name, isOne(name) else { continue }
        note(name, mark.point.coordinate, SourcePlace(file: trip.tracks[index].file))
      }
      trip.tracks[index].waypoints.removeAll { $0.name.map(isOne) ?? false }
    }
    trip.settings.privatePlaces += found
    return told
  }

  /// Metres around such a place within which nothing is published.
  private static let metresAround = 500.0

  /// Without the secret of who wrote `home:` there is none to move the circle by: a digest of the position has to do, until
  /// it is written there.
  private static func shift(at position: Coordinate) -> CircleShift {
    let text = "\(Int((position.latitude * 100).rounded())) \(Int((position.longitude * 100).rounded()))"
    let code = MessageCode.of(text, key: Array("tripbook called home".utf8))
    return CircleShift(turn: Double(code[0]) / 256, reach: Double(code[1]) / 256)
  }

  /// Whether something keeps it back on all days: what waits for one would be published then.
  private static func isKept(_ causes: [KeptBack]) -> Bool {
    causes.contains { [.isPrivate, .draft, .nearHome].contains($0.reason) }
  }

  private static func cause(_ place: SourcePlace) -> KeptBack {
    var cause = KeptBack(.isPrivate, at: place)
    cause.isToldApart = true
    return cause
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
