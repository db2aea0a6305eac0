import SiteLanguage
import TripModel
import TripPlanner

/// A place in a list, with the ways out to maps and navigation: plain links that ask nobody before they are
/// opened.
struct PlaceLine {
  let scope: PageScope
  let place: PlacePlan

  /// The line, with the number that the place has on the map beside the list.
  func record(number: Int?) -> Record {
    let words = scope.words
    return [
      "href": .text(scope.link(place.page)), "title": .text(place.title),
      "number": TemplateValue(number.map { words.numbers.whole($0) }),
      "description": TemplateValue(place.description), "signHTML": .html(Signs.html(place.category)),
      "category": TemplateValue(place.category.map { scope.label(ofCategory: $0) }),
      "day": TemplateValue(place.day.map { scope.dayLink($0) }),
      "position": .text(words.position(place.coordinate)),
      "photos": TemplateValue(
        place.photos.isEmpty ? nil : words.counted(.countPhotosNear, place.photos.count)),
      "ways": TemplateValue(ways), "kept": scope.kept(place.kept),
    ]
  }

  /// Links to the place in the reader's own navigation and in three maps.
  var ways: [Record] {
    let words = scope.words
    let (latitude, longitude) = (
      Self.degrees(place.coordinate.latitude), Self.degrees(place.coordinate.longitude)
    )
    let at = "\(latitude),\(longitude)"
    let targets: [(Phrase, String, Bool)] = [
      (.wayNavigation, "geo:\(at)", false),
      (
        .wayOpenStreetMap,
        "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=17/\(latitude)/\(longitude)",
        true
      ),
      (.wayApple, "https://maps.apple.com/?daddr=\(at)", true),
      (.wayGoogle, "https://www.google.com/maps/dir/?api=1&destination=\(at)", true),
    ]
    return targets.map { phrase, address, isExternal in
      [
        "href": .text(address), "label": .text(words[phrase]), "isExternal": .flag(isExternal),
        "place": .text(place.title),
      ]
    }
  }

  /// Six digits with a point, about ten centimetres, in every language.
  private static func degrees(_ value: Double) -> String {
    let units = Int((abs(value) * 1_000_000).rounded())
    let fraction = String(1_000_000 + units % 1_000_000).dropFirst()
    return (value < 0 && units > 0 ? "-" : "") + String(units / 1_000_000) + "." + fraction
  }
}
