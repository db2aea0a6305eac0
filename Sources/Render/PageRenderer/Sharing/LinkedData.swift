import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What a page says to machines in the words of schema.org (JSON-LD): the thing that it is about, and the way to it.
///
/// Addresses are relative like all links of the page, so they hold wherever the site stands.
struct LinkedData {
  let scope: PageScope
  let subject: PageSubject
  let section: SiteSection?
  let title: String?
  let description: String?

  private var plan: TripPlan { scope.plan }

  /// A JSON text each.
  var records: [Record] {
    [thing, crumbs].compactMap(\.self).map { ["factsHTML": .html($0.markup)] }
  }

  private var thing: JSONValue? {
    switch subject {
    case .trip: trip
    case .day(let day): self.day(day)
    case .entry(let entry): self.entry(entry)
    case .photo(let photo): self.photo(photo)
    case .place(let place): self.place(place)
    case .attraction(let idea): self.attraction(idea)
    case .section: nil
    }
  }

  private static let context = JSONValue.text("https://schema.org")

  private func text(_ text: String) -> JSONValue { .text(text) }

  private func link(_ path: OutputPath) -> JSONValue { .text(scope.link(path)) }

  private func picture(_ id: PhotoID?) -> JSONValue? {
    id.flatMap { plan[$0].derivatives.last }.map { link($0.path) }
  }

  // MARK: - Trip and days

  private var trip: JSONValue {
    .members(
      ("@context", Self.context), ("@type", "Trip"), ("name", text(scope.tripTitle)),
      ("url", link(scope.path)), ("description", JSONValue(plan.profile.description)),
      ("departureTime", JSONValue(plan.dates?.start.value.description)),
      ("arrivalTime", JSONValue(plan.dates?.end.value.description)),
      ("image", picture(plan.media.cover?.value)),
      ("subTrip", plan.days.isEmpty ? nil : .list(plan.days.map { .object(members(of: $0)) })))
  }

  private func members(of day: DayPlan) -> [(name: String, value: JSONValue)] {
    let date = text(day.date.description)
    return [
      ("@type", "Trip"), ("name", text(scope.title(of: day))), ("url", link(day.page)),
      ("departureTime", date), ("arrivalTime", date),
    ]
  }

  private func day(_ day: DayPlan) -> JSONValue {
    let names = day.route.stops.compactMap(scope.name)
    let places = names.map { JSONValue.members(("@type", "Place"), ("name", text($0))) }
    let more: [(String, JSONValue?)] = [
      ("description", JSONValue(description)), ("image", picture(day.cover?.value)),
      ("itinerary", places.isEmpty ? nil : .list(places)), ("partOfTrip", wholeTrip),
    ]
    return .object(
      [("@context", Self.context)] + members(of: day)
        + more.compactMap { name, value in value.map { (name, $0) } })
  }

  private var wholeTrip: JSONValue {
    .members(("@type", "Trip"), ("name", text(scope.tripTitle)), ("url", link(plan.addresses.home)))
  }

  // MARK: - Entries, photos, places

  private func entry(_ id: EntryID) -> JSONValue {
    // Each field is read where it stands: to copy an entry takes as long as all of this.
    var entry: EntryPlan { _read { yield plan.journal.entries[id.index] } }
    let names = entry.authors.isEmpty ? plan.travellerNames : entry.authors
    let authors = names.map { JSONValue.members(("@type", "Person"), ("name", text($0))) }
    return .members(
      ("@context", Self.context), ("@type", "BlogPosting"), ("headline", text(entry.title.value)),
      ("url", link(entry.page)), ("mainEntityOfPage", link(entry.page)),
      ("datePublished", text(entry.time?.value.description ?? entry.day.value.description)),
      ("author", authors.isEmpty ? nil : .list(authors)), ("description", JSONValue(entry.excerpt)),
      ("image", picture(entry.cover?.value)), ("inLanguage", text(plan.profile.language)),
      ("wordCount", .whole(entry.wordCount)),
      ("keywords", entry.tags.isEmpty ? nil : .list(entry.tags.map(text))),
      ("contentLocation", location(name: entry.placeName, entry.hasTrack ? nil : spot(entry.position))),
      ("about", wholeTrip))
  }

  private func photo(_ photo: PhotoPlan) -> JSONValue {
    let near = photo.nearestPlace.flatMap { $0.metres <= PageScope.sameSpot ? plan[$0.place].title : nil }
    let largest = photo.derivatives.last
    let smallest = photo.derivatives.first { $0.width >= 320 } ?? largest
    return .members(
      ("@context", Self.context), ("@type", photo.photo.isClip ? "VideoObject" : "ImageObject"),
      ("name", text(scope.title(of: photo))),
      ("url", link(photo.page)),
      ("contentUrl", (photo.photo.isClip ? photo.film : largest?.path).map { link($0) }),
      ("thumbnailUrl", smallest.map { link($0.path) }),
      ("encodingFormat", photo.photo.isClip ? "video/mp4" : smallest.map { text($0.format.mediaType) }),
      ("duration", duration(of: photo)),
      ("width", largest.map { .whole($0.width) }), ("height", largest.map { .whole($0.height) }),
      ("caption", JSONValue(scope.description(of: photo))),
      ("dateCreated", JSONValue(photo.taken?.value.description ?? photo.day?.value.description)),
      ("contentLocation", location(name: near, photo.isRoughlyPlaced ? nil : exactly(photo.position))),
      ("about", wholeTrip))
  }

  /// `PT12S` (ISO 8601).
  private func duration(of photo: PhotoPlan) -> JSONValue? {
    guard photo.photo.isClip, let clip = photo.photo.clip else { return nil }
    return text("PT\(Int(clip.seconds.rounded()))S")
  }

  /// Where an entry was, unless all that is known is the town.
  private func spot(_ position: Reasoned<Coordinate>?) -> Coordinate? {
    position.flatMap { $0.reason.isTown ? nil : $0.value }
  }

  /// What is only worked out is not told to machines.
  private func exactly(_ position: Reasoned<Coordinate>?) -> Coordinate? {
    position.flatMap { $0.reason.isEstimate ? nil : $0.value }
  }

  private func place(_ place: PlacePlan) -> JSONValue {
    .members(
      ("@context", Self.context), ("@type", "Place"), ("name", text(place.title)), ("url", link(place.page)),
      ("description", JSONValue(place.description)), ("geo", geo(place.coordinate)))
  }

  private func attraction(_ idea: AttractionPlan) -> JSONValue {
    .members(
      ("@context", Self.context), ("@type", "TouristAttraction"), ("name", text(idea.name)),
      ("url", link(idea.page)), ("description", JSONValue(idea.description)),
      ("address", JSONValue(idea.address)), ("telephone", JSONValue(idea.phone)),
      ("geo", exactly(idea.position).map(geo)), ("image", picture(idea.photos.first)))
  }

  private func location(name: String?, _ position: Coordinate?) -> JSONValue? {
    guard name != nil || position != nil else { return nil }
    return .members(("@type", "Place"), ("name", JSONValue(name)), ("geo", position.map(geo)))
  }

  private func geo(_ position: Coordinate) -> JSONValue {
    .members(
      ("@type", "GeoCoordinates"), ("latitude", .degrees(position.latitude)),
      ("longitude", .degrees(position.longitude)))
  }

  // MARK: - The way to the page

  /// The pages above this one and itself; nil on the front page.
  private var crumbs: JSONValue? {
    guard scope.path != plan.addresses.home else { return nil }
    var steps: [(name: String, path: OutputPath)] = [(scope.tripTitle, plan.addresses.home)]
    if case .section = subject {
    } else if let section, let (target, fragment) = section.target(in: plan), fragment == nil {
      steps.append((scope.words[section.label], target))
    }
    steps.append((title ?? scope.tripTitle, scope.path))
    let items = steps.enumerated().map { index, step in
      JSONValue.members(
        ("@type", "ListItem"), ("position", .whole(index + 1)), ("name", text(step.name)),
        ("item", link(step.path)))
    }
    return .members(
      ("@context", Self.context), ("@type", "BreadcrumbList"), ("itemListElement", .list(items)))
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}
