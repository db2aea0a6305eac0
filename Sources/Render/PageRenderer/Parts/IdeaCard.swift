import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A saved attraction as a card, with the marks by which a list can be narrowed and sorted.
struct IdeaCard {
  let scope: PageScope
  let idea: AttractionPlan
  /// The day for which it is shown; nil for its own day, or none.
  var date: LocalDate?
  /// Whether it says of which kind it is: not where all around it are of the same.
  var isLabelled = true
  /// Its number on the map beside the list; nil where it is not on it.
  var number: Int?

  private var words: Words { scope.words }

  var record: Record {
    [
      "href": .text(scope.link(idea.page)), "name": .text(idea.name),
      "number": TemplateValue(number.map { words.numbers.whole($0) }),
      "signHTML": .html(Signs.html(idea.category, isHollow: idea.isSavedOnly)),
      "category": TemplateValue(idea.category.map { scope.label(ofCategory: $0) }),
      "rating": rating, "price": price, "description": TemplateValue(idea.description),
      "hours": TemplateValue(hours), "distance": TemplateValue(distance),
      "tags": scope.records(ofWritten: idea.tags), "picture": picture,
      "day": TemplateValue(date == nil ? idea.day.map { scope.dayLink($0) } : nil),
      "hour": TemplateValue(idea.time.map { words.dates.time($0.local.time) }),
      "state": TemplateValue(state), "kept": scope.kept(idea.kept), "isLabelled": .flag(isLabelled),
      "marks": .record(marks), "planned": TemplateValue(planned),
    ]
  }

  /// What it will cost on its day, as long as that is not spent.
  private var planned: String? {
    guard let cost = idea.cost, let day = idea.day, day >= scope.plan.today, !idea.wasVisited else {
      return nil
    }
    let note = idea.isCostKept ? " (\(words[.ideaCostKept]))" : ""
    return words(.ideaWillCost, ["amount": words.money.text(cost)]) + note
  }

  /// On its day whether one came to it; elsewhere only that one did.
  var state: String? {
    if idea.wasVisited { return words[.ideaVisited] }
    guard let date, idea.day == date else { return nil }
    return words[idea.isVisited == nil ? .ideaPlanned : .ideaNotVisited]
  }

  /// For scripts: exact values, since what is shown is for readers of one language.
  private var marks: Record {
    [
      "rating": TemplateValue(idea.rating.map { String($0.hundredths) }),
      "price": TemplateValue(idea.price.map { String($0.level) }),
      "tags": TemplateValue(idea.tags.isEmpty ? nil : idea.tags.joined(separator: "\n")),
      "metres": TemplateValue(idea.nearest.map { String(Int($0.metres.rounded())) }),
      "open": TemplateValue(idea.hours.map { $0.openWeekdays.map(String.init).joined(separator: "\n") }),
    ]
  }

  /// `4.5 of 5`, with as many half stars.
  var rating: TemplateValue {
    guard let rating = idea.rating else { return .none }
    return .record(scope.stars(rating))
  }

  /// The level as signs for eyes and in words for ears.
  var price: TemplateValue {
    guard let price = idea.price else { return .none }
    guard price.level > 0 else { return .record(["signs": .none, "label": .text(words[.priceFree])]) }
    let label = words(.priceLevel, ["level": words.numbers.whole(price.level)])
    return .record(["signs": .text(scope.signs(of: price)), "label": .text(label)])
  }

  /// On the day that is asked for, on its own, on the day on which the site is made while the trip is under way; else
  /// the week.
  private var hours: String? {
    guard let hours = idea.hours else { return nil }
    let style = HoursStyle(words: words)
    let today = scope.plan.isOnTheWay ? scope.site.plan.today : nil
    guard let date = date ?? idea.day ?? today else { return style.summary(hours) }
    return style.text(hours, on: date)
  }

  /// How far it is from what is nearest on the way, and from what; nothing for what is there itself.
  var distance: String? {
    guard let nearest = idea.nearest, nearest.metres >= leastDistance(from: nearest.name) else { return nil }
    let distance = scope.distance(nearest.metres).text
    guard let name = nearest.name else { return words(.ideaAway, ["distance": distance]) }
    if isInTown(called: name) {
      // Nobody stopped where a trip without a day leads, nor at a place of a list.
      let phrase: Phrase = nearest.day == nil ? .ideaAwayUndated : .ideaAwayInTown
      return words(phrase, ["distance": distance, "town": name.isolated])
    }
    return words(.placeAway, ["distance": distance, "place": name.isolated])
  }

  /// Metres: what is less far from a stop of no name of its own, or of the same name, is there; from a door it is next to it.
  private func leastDistance(from name: String?) -> Double {
    guard let name, !isInTown(called: name), name.lowercased() != idea.name.lowercased() else {
      return PageScope.sameSpot
    }
    return Self.nextDoor
  }

  private static let nextDoor = 20.0

  /// Whether it stands in the town by which a stop is called: it is no distance from that.
  private func isInTown(called name: String) -> Bool {
    guard let place = idea.locality, place.isInTown else { return false }
    return [place.town, place.city].contains { $0?.lowercased() == name.lowercased() }
  }

  private var picture: TemplateValue {
    // Of one that is a place what stands for that shows it.
    let ofPlace = idea.pin.flatMap { scope.plan.cardPicture(of: scope.plan[$0]) }
    guard let photo = idea.photos.first ?? ofPlace else { return .none }
    return .record(scope.picture(scope.plan[photo], use: .shelf, alternative: "", isLight: true))
  }
}

extension IdeaCard {
  /// An item of the itinerary, of the shape that bookings have there: `17:30`, its name, `Sight · planned`.
  var planLine: Record {
    [
      "href": .text(scope.link(idea.page)), "title": .text(idea.name),
      "signHTML": .html(Signs.html(idea.category, isHollow: idea.isSavedOnly)),
      "kind": .text(idea.category.map { scope.label(ofCategory: $0) } ?? words[.kindIdea]),
      "time": TemplateValue(idea.time.map { words.dates.time($0.local.time) }),
      "phase": .none, "way": .none, "until": .none, "duration": TemplateValue(state),
      "note": TemplateValue(idea.description?.firstNoteLine(EventWords.lengthOfNote)),
      "price": TemplateValue(planned), "kept": scope.kept(idea.kept),
    ]
  }
}

extension AttractionPlan {
  /// Whether its sign is hollow, on maps as in lists: what has a pin has the sign of that.
  var isSavedOnly: Bool { pin == nil && !wasVisited }
}

extension PageScope {
  /// A rating as `4.5 of 5`, and as the class that shows so many half stars.
  func stars(_ rating: Rating) -> Record {
    let halves = (rating.hundredths + 25) / 50
    return ["text": .text(words(.ratingOf, ["rating": figure(rating)])), "class": .text("s\(halves)")]
  }

  /// `4.5`, and `4` where there is nothing behind the mark.
  func figure(_ rating: Rating) -> String {
    let digits = rating.hundredths.isMultiple(of: 100) ? 0 : rating.hundredths.isMultiple(of: 10) ? 1 : 2
    return words.numbers.decimal(Double(rating.hundredths) / 100, digits: digits)
  }

  /// As many signs as the level: as the traveller wrote them, else those of the trip's currency.
  func signs(of price: PriceLevel) -> String {
    let ofTrip = plan.money.currency.flatMap { currency -> Character? in
      words.money.text(Money(minorUnits: 0, currency: currency)).first(where: \.isCurrencySymbol)
    }
    return String(repeating: price.sign ?? ofTrip ?? "¤", count: price.level)
  }
}

/// A saved attraction as a line below a map, as places have it: what its card on the map says comes from there.
struct IdeaLine {
  let scope: PageScope
  let idea: AttractionPlan

  var record: Record {
    let words = scope.words
    let there =
      idea.kept == nil
      ? idea.position.map { WaysOut(words: words, coordinate: $0.value, name: idea.name).folded } : nil
    return [
      "href": .text(scope.link(idea.page)), "title": .text(idea.name), "number": .none,
      "description": TemplateValue(idea.description),
      "signHTML": .html(Signs.html(idea.category, isHollow: idea.isSavedOnly)),
      "category": TemplateValue(idea.category.map { scope.label(ofCategory: $0) }),
      "day": TemplateValue(idea.day.map { scope.dayLink($0).with(["label": .text(scope.shortDate($0))]) }),
      "hour": TemplateValue(idea.time.map { words.dates.time($0.local.time) }),
      "photos": TemplateValue(marks.isEmpty ? nil : marks.joined(separator: " · ")),
      "visited": TemplateValue(idea.day?.description), "thumb": TemplateValue(thumb),
      "there": TemplateValue(there), "kept": scope.kept(idea.kept),
      "id": TemplateValue(idea.page.parts.dropLast().last.map { "idea-\($0)" }),
    ]
  }

  /// What was given for it, and that one was there, which its sign tells but to those who see it.
  private var marks: [String] {
    let rating = idea.rating.map { scope.words(.ratingOf, ["rating": scope.figure($0)]) }
    return [rating, idea.wasVisited ? scope.words[.ideaVisited] : nil].compactMap(\.self)
  }

  private var thumb: String? {
    idea.photos.first.flatMap { scope.thumb(of: $0, atLeast: PageScope.widthOfCard) }
  }
}
