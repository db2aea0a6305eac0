import Localization
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// How a position is said by its town, in a language and its units.
struct PlaceWords {
  let words: Words
  let units: Units

  /// `Lisbon`, `52 km south-west of Höfn`, `Aegean Sea`, or the region where there is no town; nil for what is only
  /// known to be in a country.
  func short(_ place: Locality) -> String? {
    if let sea = place.sea { return sea }
    if place.town == nil { return place.region }
    return place.isInTown ? place.town : away(place)
  }

  func away(_ place: Locality) -> String? {
    guard let town = place.town else { return nil }
    return words(
      .townAway,
      [
        "distance": words.lengths.round(place.toldMetres(in: units), in: units).text,
        "direction": words[place.direction.phrase], "town": town,
      ])
  }
}

extension Locality {
  /// The town of which a text says how far off it is; nil for what is in one, and on the open water.
  var townNearby: String? { isInTown || sea != nil ? nil : town }
}

/// How towns, regions and countries are said.
extension PageScope {
  /// `Restelo, Lisbon, Portugal`, `52 km south-west of Höfn, Iceland`, `Aegean Sea`; nil where nothing is known.
  /// What is `told` beside it is not said again.
  func words(for place: Locality, besides told: String? = nil) -> String? {
    if let sea = place.sea { return sea == told ? nil : sea }
    var parts: [String] = []
    if place.isInTown { parts += [place.quarter, place.town].compactMap(\.self) }
    if !place.isInTown, let away = placeWords.away(place) { parts.append(away) }
    // A town that is all of its country is told once.
    let country = place.country.map(words.country)
    let isCountry = place.isInTown && place.town == country
    if let region = place.region, place.isInTown || place.town == nil, region != place.town, !isCountry {
      parts.append(region)
    }
    if let country, country != parts.last, !isCountry { parts.append(country) }
    parts.removeAll { $0 == told }
    return parts.isEmpty ? nil : parts.map(\.isolated).joined(separator: words[.listMark])
  }

  /// The same without country: what a stop is called; nil for what is only known to be in a country.
  func shortWords(for place: Locality) -> String? { placeWords.short(place) }

  private var placeWords: PlaceWords { PlaceWords(words: words, units: plan.profile.units) }

  /// A country's flag, as the two letters of its code: what no font has a flag for is shown as these.
  static func flag(of country: String) -> String {
    var flag = String.UnicodeScalarView()
    for letter in country.unicodeScalars where ("A"..."Z").contains(letter) {
      if let sign = Unicode.Scalar(0x1F1E6 + letter.value - 65) { flag.append(sign) }
    }
    return String(flag)
  }

  /// Where it is, with the flag beside it, but for the name that stands beside it.
  func whereRecord(_ place: Locality?, besides told: String? = nil) -> TemplateValue {
    guard let place, let text = words(for: place, besides: told) else { return .none }
    return .record(["text": .text(text), "flag": TemplateValue(place.country.map(Self.flag))])
  }

  /// The countries of places, each once: `Germany, France, Sweden`.
  private func countriesRecord(of places: [Locality]) -> TemplateValue {
    var seen: Set<String> = []
    let countries = places.compactMap(\.country).filter { seen.insert($0).inserted }
    guard !countries.isEmpty else { return .none }
    return .record([
      "text": .text(countries.map { words.country($0).isolated }.joined(separator: words[.listMark])),
      "flag": .text(countries.map(Self.flag).joined(separator: " ")),
    ])
  }

  /// What an end of a day's way is called.
  private func name(of end: RouteEnd) -> String? {
    switch end.name {
    case .known(let name): name
    case .near(let town): words(.townNear, ["quarter": town])
    case .byPlace: shortWords(for: end.place)
    case nil: nil
    }
  }

  /// The same below a heading that calls a suburb by its great town: one place has one name there.
  private func name(of end: RouteEnd, on day: DayPlan) -> String? {
    guard day.title == nil, let city = end.place.city, title(of: day).contains(city) else {
      return name(of: end)
    }
    if case .known(let name)? = end.name, name != end.place.town { return name }
    return city
  }

  /// From which town to which a day went: `Reykjavík – Vík, Iceland`, `Tarifa, Spain – Tangier, Morocco`; of a walk what its
  /// text calls its ends, of a day at sea the sea, and of one without a stop the countries of its pictures.
  func whereRecord(of day: DayPlan) -> TemplateValue {
    if day.route.isAtSea, let sea = day.route.waters.first?.name, !title(of: day).contains(sea) {
      return .record(["text": .text(sea), "flag": .none])
    }
    let places = day.route.stops.compactMap(\.locality)
    if isOnlyLeft(day) { return countriesRecord(of: places) }
    // Of rides that lead apart none has its first place with the last of another.
    if !day.route.ridesApart.isEmpty { return countriesRecord(of: places) }
    let found = day.route.ends(ofWalk: day.way?.isOnFoot ?? false, in: plan.profile.units)
    // As in the calendar: nobody knows that what is 6 km from a town is the hut of the day's text.
    let walk = toldEnds(of: day)
    let ends = walk.count == 2 ? places : found.map(\.place)
    guard let first = ends.first, let last = ends.last else {
      return countriesRecord(of: day.photos.compactMap { plan[$0].locality })
    }
    let flags = [first, last].compactMap(\.country).map(Self.flag)
    let title = title(of: day)
    if walk.isEmpty, found.count > 2 { return whereRecord(along: found, besides: title) }
    let names: [String?] =
      walk.count == 2 ? walk : [found.first, found.last].map { $0.flatMap { name(of: $0, on: day) } }
    let told = names.map { $0.map { title.contains($0) } ?? true }
    // What stands in the heading already is not said again, but for one of two towns of a country: below it the other
    // alone would be where that one is.
    let isPair = names[0] != names[1] && told[0] != told[1] && first.country == last.country
    func town(_ end: Int) -> String? { !isPair && told[end] ? nil : names[end]?.isolated }
    func line(_ towns: [String], _ country: String?) -> String {
      let name = towns.joined(separator: " – ")
      let told = country.map(words.country).flatMap { towns.contains($0.isolated) ? nil : $0 }
      return ([name] + [told].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: words[.listMark])
    }
    let towns = [town(0), town(1)]
    let text =
      first.country == last.country
      ? line(towns[0] == towns[1] ? [towns[0]].compactMap(\.self) : towns.compactMap(\.self), first.country)
      : [
        line([towns[0]].compactMap(\.self), first.country), line([towns[1]].compactMap(\.self), last.country),
      ]
      .filter { !$0.isEmpty }.joined(separator: " – ")
    let shownFlags = flags.first == flags.last ? Array(flags.prefix(1)) : flags
    return text.isEmpty
      ? .none
      : .record([
        "text": .text(capitalized(text, of: found)), "flag": .text(shownFlags.joined(separator: " ")),
      ])
  }

  /// Where a day went by way of the place between its ends, each with its country where the next is in another:
  /// `Montbéliard, France – Basel, Switzerland – Paris, France`; the countries alone where the heading names all of them.
  private func whereRecord(along ends: [RouteEnd], besides title: String) -> TemplateValue {
    let told = ends.compactMap { end in name(of: end).map { (name: $0, country: end.place.country) } }
    guard told.contains(where: { !title.contains($0.name) }) else {
      return countriesRecord(of: ends.map(\.place))
    }
    let parts = told.indices.map { index -> String in
      let next = index + 1 < told.count ? told[index + 1].country : nil
      let country = told[index].country == next && index + 1 < told.count ? nil : told[index].country
      return ([told[index].name.isolated] + [country.map(words.country)].compactMap(\.self))
        .joined(separator: words[.listMark])
    }
    var flags: [String] = []
    for country in told.compactMap(\.country).map(Self.flag) where flags.last != country {
      flags.append(country)
    }
    return .record([
      "text": .text(capitalized(parts.joined(separator: " – "), of: ends)),
      "flag": .text(flags.joined(separator: " ")),
    ])
  }

  /// Whether all that is known of a day is where rides set out whose other ends are kept back: it was there for no longer.
  private func isOnlyLeft(_ day: DayPlan) -> Bool {
    let rides = plan.itinerary.events.filter {
      $0.kind.isRide && $0.start.day == day.date && $0.to?.withheld != nil
    }
    let starts = rides.compactMap { $0.from?.position?.value }
    guard !starts.isEmpty, !day.route.stops.isEmpty else { return false }
    return day.route.stops.allSatisfy { stop in
      stop.photos.isEmpty && stop.entries.isEmpty
        && starts.contains { $0.distance(to: stop.coordinate) <= Self.reachOfStart }
    }
  }

  /// Metres from where a ride sets out to the stop that it is.
  private static let reachOfStart = 2_000.0

  /// The towns in which a day began and ended, `Cádiz – Tarifa`, or the sea on which it was, and of a walk what the
  /// day's text calls its ends; nil where the words beside it name them, and of rides that lead apart.
  func towns(of day: DayPlan, besides told: String) -> String? {
    if day.route.isAtSea, let sea = day.route.waters.first?.name { return told.contains(sea) ? nil : sea }
    guard day.route.ridesApart.isEmpty, !isOnlyLeft(day) else { return nil }
    let walk = toldEnds(of: day)
    var seen: Set<String> = []
    let ends = day.route.ends(ofWalk: false, in: plan.profile.units)
    let names = (walk.isEmpty ? ends.compactMap { name(of: $0, on: day) } : walk)
      .filter { seen.insert($0).inserted }
    guard names.contains(where: { !told.contains($0) }) else { return nil }
    return capitalized(names.map(\.isolated).joined(separator: " – "), of: ends)
  }

  /// A line of what the ends of a day's way are called, with a capital where it begins with words of the language: `Near
  /// Lisbon`. What somebody called a place, `iPhone shop`, and the names of towns are left alone.
  private func capitalized(_ line: String, of ends: [RouteEnd]) -> String {
    let beginsWithWords = ends.contains { end in
      guard end.isToldByWords, let name = name(of: end) else { return false }
      return line.hasPrefix(name.isolated)
    }
    return beginsWithWords ? line.prefix(1).uppercased() + line.dropFirst() : line
  }
}

extension RouteEnd {
  /// Whether words tell where it is from a town, and no name stands alone.
  fileprivate var isToldByWords: Bool {
    switch name {
    case .near: true
    case .byPlace: place.townNearby != nil
    case .known, nil: false
    }
  }
}
