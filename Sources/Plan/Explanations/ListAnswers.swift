import Diagnostics
import TripModel
import TripPlanning

/// What is said of what stands in lists: pins, bookings and attractions, weather and people, and the waypoints of a track.
extension TripReasons {
  /// In the order of the file. With a line, of the item in which that stands; where the file's lines do not tell, of what
  /// begins there or is the last to begin above it, since fields stand below the line that names a thing.
  func listed(_ file: String, _ line: Int?) -> [Answer] {
    var found: [(line: Int?, answer: Answer)] = []
    for place in plan.places where place.source.file == file {
      found.append((place.source.span?.line, answer(place)))
    }
    for event in plan.itinerary.events where event.source.file == file {
      found.append((event.source.span?.line, answer(event)))
    }
    for attraction in plan.itinerary.attractions where attraction.source.file == file {
      found.append((attraction.source.span?.line, answer(attraction)))
    }
    if let trip {
      for weather in trip.weather where weather.place.file == file {
        found.append((weather.place.span?.line, answer(weather)))
      }
      for person in trip.people where person.place.file == file {
        found.append((person.place.span?.line, answer(person, of: trip)))
      }
      for destination in trip.destinations where destination.source.file == file {
        found.append((destination.source.span?.line, answer(destination)))
      }
    }
    guard let line else {
      return found.enumerated().sorted { one, other in
        (one.element.line ?? 0, one.offset) < (other.element.line ?? 0, other.offset)
      }.map { $0.element.answer }
    }
    if let items {
      guard let item = items.item(around: line) else { return [] }
      return found.filter { $0.line.map { item.contains($0) } ?? false }.map { $0.answer }
    }
    guard let last = found.compactMap({ $0.line }).filter({ $0 <= line }).max() else { return [] }
    return found.filter { $0.line == last }.map { $0.answer }
  }

  private func answer(_ place: PlacePlan) -> Answer {
    let why = place.origin == .pin ? "it says so itself" : "that is where its waypoint is"
    var sentences = ["It is at \(place.coordinate.inDegrees): \(why)."] + whereabouts(place.locality)
    if let day = place.day {
      sentences.append("It is on \(name(of: day))\(clock(of: place.time)): it says so itself.")
    }
    let others = place.days.filter { $0 != place.day }.map { name(of: $0) }
    if !others.isEmpty {
      sentences.append(
        "Something was written, photographed or recorded there on \(few(others)), so these days lead to it.")
    }
    if let first = place.photos.first {
      let file = plan[first.photo].photo.file
      sentences.append(
        place.photos.count == 1
          ? "\(file) is shown with it: it was named with it, or taken within 8 km."
          : "\(place.photos.count) pictures are shown with it, since they were named with it or taken within "
            + "8 km; the first is \(file).")
    }
    let entries = place.entries.map { plan[$0].file }
    if !entries.isEmpty { sentences.append("It leads to \(few(entries)), written there or naming it.") }
    return Answer(
      subject: subject(place.source, place.title), sentences,
      [place.kept].compactMap(\.self).map(Withholding.mark))
  }

  private func answer(_ event: EventPlan) -> Answer {
    let file = event.source.file
    var sentences = ["It begins on \(words(of: event.start))."]
    if let end = event.end { sentences.append("It ends on \(words(of: end)).") }
    let places = [("beginning", event.from), ("place", event.at), ("end", event.to)]
    sentences += places.compactMap { what, place in place.map { sentence(on: $0, as: what, file) } }
    if event.bookingKept != nil {
      sentences.append("Its booking code and telephone number are for you alone.")
    }
    if event.priceKept != nil { sentences.append("What it costs is for you alone.") }
    return Answer(
      subject: subject(event.source, event.title), sentences,
      [event.kept].compactMap(\.self).map(Withholding.mark))
  }

  private func answer(_ attraction: AttractionPlan) -> Answer {
    let file = attraction.source.file
    var sentences = [
      attraction.position.map { "It is at \($0.value.inDegrees): \($0.because(file))." }
        ?? "It has no position, so it is on no map: it says none."
    ]
    sentences += whereabouts(attraction.locality)
    if let day = attraction.day {
      sentences.append("It is planned for \(name(of: day))\(clock(of: attraction.time)): it says so itself.")
    }
    if let visit = attraction.isVisited {
      sentences.append("It counts as \(visit.value ? "" : "not ")visited: \(words(of: visit.reason, file)).")
    } else {
      sentences.append("Nothing tells whether one was there.")
    }
    if let pin = attraction.pin {
      sentences.append("On maps the pin “\(plan[pin].title)”, of the same name, stands in its place.")
    }
    return Answer(
      subject: subject(attraction.source, attraction.name), sentences,
      [attraction.kept].compactMap(\.self).map(Withholding.mark))
  }

  /// What makes an attraction a visited one.
  private func words(of visit: Reason, _ file: String) -> String {
    switch visit {
    case .entryNaming(let entry): "\(entry) has it as its place"
    case .pinNearby(let title): "there is a pin “\(title)”"
    default: visit.words(about: file)
    }
  }

  private func sentence(on place: EventPlace, as what: String, _ file: String) -> String {
    let called = place.name.map { ", “\($0)”," } ?? ""
    if place.withheld != nil {
      return "Its \(what)\(called) is near home or in a private zone, so the site has no position of it."
    }
    guard let position = place.position else {
      return "Its \(what)\(called) has no position, so it is on no map."
    }
    return "Its \(what)\(called) is at \(position.value.inDegrees): \(position.because(file))."
  }

  /// `2026-05-01 (day 1) at 09:35, by the clocks of Europe/Amsterdam`.
  private func words(of time: EventTime) -> String {
    guard let clock = time.time else { return "\(name(of: time.day)), without a time of day" }
    let whose =
      time.zone.map { ", by the clocks of \($0.identifier)" }
      ?? time.offset.map { ", UTC" + ($0.seconds == 0 ? "" : $0.description) } ?? ""
    return "\(name(of: time.day)) at \(clock.hourAndMinute)\(whose)"
  }

  private func clock(of time: Moment?) -> String {
    time.map { " at \($0.local.time.hourAndMinute)" } ?? ""
  }

  /// `pins.yml:4 “Belém”`.
  func subject(_ source: SourcePlace, _ title: String) -> String {
    source.file + (source.span.map { ":\($0.line)" } ?? "") + " “\(title)”"
  }

  /// The first few; of the rest how many there are.
  func few(_ names: [String]) -> String {
    let rest = names.count - Self.mostNamed
    // To name the last one takes no more room than to count it.
    let parts = rest > 1 ? Array(names.prefix(Self.mostNamed)) + ["\(rest) others"] : names
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  private static let mostNamed = 4
}
