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

  /// Takes them from what readers get, and tells each that no private place hides anyway. A waypoint goes as a whole:
  /// no field of a track could say that it is kept back.
  static func keepBack(in trip: inout Trip) -> [Diagnostic] {
    let circles = trip.settings.privatePlaces.map(\.circle)
    var told: [Diagnostic] = []
    func note(_ name: String, _ position: Coordinate?, _ place: SourcePlace) {
      let isHidden = position.map { position in circles.contains { $0.contains(position) } } ?? false
      if !isHidden { told.append(.calledHome(name, place)) }
    }
    for index in trip.pins.indices where isOne(trip.pins[index].title) {
      let pin = trip.pins[index]
      guard pin.header.keptBack.isEmpty else { continue }
      trip.pins[index].header.keptBack.append(cause(pin.header.source))
      note(pin.title, pin.coordinate, pin.header.source)
    }
    for index in trip.attractions.indices where isOne(trip.attractions[index].name) {
      let attraction = trip.attractions[index]
      guard attraction.header.keptBack.isEmpty else { continue }
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
    return told
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
      .warning, .mayBePrivate, "A place called “\(name.shortened)” is kept back: it may be where you live",
      at: place.masked,
      advice:
        "If it is, write `home:` with its position into `~/.config/tripbook/config.yml`, or into trip.yml: nothing "
        + "near it is published then, ways that lead there neither. If it is a place of the journey, give it a name "
        + "of its own.")
  }
}
