import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A place in a list, with the ways out to maps and navigation: plain links that ask nobody before they are opened.
struct PlaceLine {
  let scope: PageScope
  let place: PlacePlan
  /// Whether it is in the list below the zoomed map, whose pins find by its id what their cards say.
  var isOnMap = false
  /// Whether it is one of so many that each has no more room than it needs: the ways to it stand on its page.
  var isAmongMany = false
  /// Whether a sign of several places on the map above leads to it.
  var isLedTo = false
  /// Whether its number stands beside its sign, since another of its list has no room for it.
  var isNumberBeside = false
  /// Whether it is a card on a wide page, with its picture above it.
  var isCard = false

  /// The id of its line.
  static func id(of place: PlacePlan) -> String? { place.page.parts.dropLast().last.map { "place-\($0)" } }

  /// The line, with the number that the place has on the map beside the list.
  func record(number: Int?) -> Record {
    let words = scope.words
    let photos = PhotosOfPlace(place)
    let picture = isCard ? scope.plan.listedPicture(of: place) : place.picture
    // In folded lists all numbers stand beside small signs, in a line of their own.
    let (sign, isBeside) = Signs.numbered(
      place.category, isAmongMany ? nil : number, areBeside: isNumberBeside,
      colour: Signs.colour(place.colour))
    return [
      "href": .text(scope.link(place.page)), "title": .text(place.title.withStarsHeld),
      "number": TemplateValue(number.map { words.numbers.whole($0) }),
      "description": TemplateValue(told),
      "signHTML": .html(sign), "isBeside": .flag(isBeside),
      "category": TemplateValue(place.category.map { scope.label(ofCategory: $0) }),
      "day": TemplateValue(days.map { scope.dayLink($0).with(["label": .text(scope.shortDate($0))]) }),
      "hour": TemplateValue(place.time.map { words.dates.time($0.local.time) }),
      "position": .text(words.position(place.coordinate)),
      "photos": TemplateValue(photos.words(scope)),
      "picture": TemplateValue(
        picture.map {
          scope.picture(
            scope.plan[$0], use: isCard ? .place : .thumb, alternative: "", isLight: isLight(number))
        }),
      "visited": .text(place.days.map(\.description).joined(separator: " ")),
      "thumb": TemplateValue(thumb(picture)),
      "there": there, "same": TemplateValue(same), "kept": scope.kept(place.kept),
      "id": isOnMap || isLedTo ? TemplateValue(Self.id(of: place)) : .none,
      "who": isOnMap && !place.who.isEmpty ? .text(words.list(place.who)) : .none,
    ]
  }

  /// What is said of it; on a card no more than it has room for, which ends with a sentence or a clause: a browser would cut
  /// it within a word, and the point of a note stands at its end.
  private var told: String? {
    let line = ToldFacts(place.description).line
    return isCard ? line?.cutAtClause(at: Self.lengthOnCard) : line
  }

  /// Letters: five lines, or six of wide letters.
  private static let lengthOnCard = 150

  /// Its own day, else those on which one was there, as far as these are few.
  private var days: [LocalDate] {
    if let day = place.day { return [day] }
    return place.days.count <= Self.mostDays ? place.days : []
  }

  /// More are told on its page.
  private static let mostDays = 3

  /// Whether nothing stands in the place of its picture until that has come: on all but the first cards, of which an empty
  /// frame would be large.
  private func isLight(_ number: Int?) -> Bool {
    !isCard || (number ?? .max) > PageScope.maxPlaceholders
  }

  /// Which place of the list stands at the same spot and comes before it.
  private var same: String? {
    guard isLedTo else { return nil }
    return scope.plan.namesake(of: place).map { scope.words(.sameSpot, ["place": scope.plan[$0].title]) }
  }

  /// The address of its picture in a size for a card.
  private func thumb(_ picture: PhotoID?) -> String? {
    picture.flatMap { scope.thumb(of: $0, atLeast: PageScope.widthOfCard) }
  }

  /// Nothing for a place that only its author sees: nobody is led there.
  private var there: TemplateValue {
    guard place.kept == nil, !isAmongMany else { return .none }
    return .record(WaysOut(words: scope.words, coordinate: place.coordinate, name: place.title).folded)
  }
}
