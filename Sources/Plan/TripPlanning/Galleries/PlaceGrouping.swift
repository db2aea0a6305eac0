import TripModel

/// Parts the pictures of a trip by where they were taken.
struct PlaceGrouping {
  private let photos: [PhotoPlan]
  private let entries: [EntryPlan]
  private let places: [PlacePlan]
  private let clocks: LocalClocks
  private let rides: [ClosedRange<Int>]
  private let stations: BookedStations
  /// The place whose pin names a picture, of one that one pin alone names.
  private var naming: [PhotoID: PlaceID] = [:]
  /// The towns in which things of a day say that they are.
  private var townsOfDays: [LocalDate: Set<String>] = [:]
  /// What the entries of a day call the places where they were written.
  private var spotsOfDays: [LocalDate: [(name: String, position: Coordinate)]] = [:]

  init(
    _ photos: [PhotoPlan], _ entries: [EntryPlan], _ places: [PlacePlan], _ events: [EventPlan],
    _ clocks: LocalClocks
  ) {
    (self.photos, self.entries, self.places, self.clocks) = (photos, entries, places, clocks)
    rides = events.compactMap { event in
      guard event.kind.isRide, let start = event.start.instant?.seconds,
        let end = event.end?.instant?.seconds, start < end, end - start <= Self.longestRide
      else { return nil }
      return start...end
    }
    stations = BookedStations(events)
    var claims: [PhotoID: Set<PlaceID>] = [:]
    for place in places {
      for near in place.photos where near.isNamed { claims[near.photo, default: []].insert(place.id) }
    }
    naming = claims.compactMapValues { $0.count == 1 ? $0.first : nil }
    for photo in photos {
      guard let day = photo.day?.value, let town = photo.locality?.townThere else { continue }
      townsOfDays[day, default: []].insert(town)
    }
    for entry in entries {
      if let name = entry.placeName, let position = entry.position, entry.withheld == nil,
        !position.reason.isVague
      {
        spotsOfDays[entry.day.value, default: []].append((name, position.value))
      }
      guard let town = entry.locality?.townThere else { continue }
      townsOfDays[entry.day.value, default: []].insert(town)
    }
  }

  /// Metres from a place within which a picture in a town was taken at that place.
  private static let spot = 100.0
  /// Metres: as far as one goes about a place with a camera.
  private static let aroundSpot = 3_000.0
  /// Metres from a town's middle in which the country around is called by it.
  private static let aroundTown = 40_000.0
  /// Metres from the first picture beyond which what bears the same name is another place: there are many a Santa Cruz.
  static let samePlace = 60_000.0
  /// A day: who travels for longer goes ashore between.
  private static let longestRide = 86_400

  /// Where a picture stands.
  private struct Stand {
    var heading: GalleryGroup.Heading?
    /// The town with whose others it stands.
    var town: String?
  }

  /// What stands together, and where the first of it was taken.
  private struct Gathering {
    var groups: [GalleryGroup] = []
    /// What was taken around the town stands behind what was taken in it.
    var around: GalleryGroup?
    var origin: Coordinate?

    func mayHave(_ photo: PhotoPlan) -> Bool {
      guard let origin, let position = photo.position?.value else { return true }
      return origin.distance(to: position) <= PlaceGrouping.samePlace
    }

    mutating func add(_ photo: PhotoPlan, below heading: GalleryGroup.Heading, of town: String?) {
      origin = origin ?? photo.position?.value
      let alone = GalleryGroup(heading: heading, photos: [photo.id], town: town)
      if case .around = heading {
        if around == nil { around = alone } else { around?.add(photo.id) }
      } else if groups.last?.heading == heading {
        groups[groups.count - 1].add(photo.id)
      } else {
        groups.append(alone)
      }
    }
  }

  /// Towns in the order in which they were first photographed, in each its pictures in the order of time, with the
  /// places at which they were taken, and those from the country around it; of a trip that was in one town all the time
  /// only the places. Behind them stands what was taken on the way, then what is neither near a town nor near a place,
  /// and at last what nothing places.
  var groups: [GalleryGroup] {
    let towns = photos.map { town(of: $0) }
    let isRiding = photos.map { self.isRiding($0) }
    // One that somebody got out in, and not only looked at from a window.
    let visited = Set(zip(towns, isRiding).compactMap { $1 ? nil : $0 })
    let inTowns = photos.indices.compactMap { towns[$0] == nil ? nil : photos[$0].position?.value }
    let isOfOneTown =
      visited.count < 2 && inTowns.allSatisfy { inTowns[0].distance(to: $0) <= Self.samePlace }
    var gathered: [Gathering] = []
    var known: [GalleryGroup.Heading: [Int]] = [:]
    var (way, others, unplaced): ([PhotoID], [PhotoID], [PhotoID]) = ([], [], [])
    for (index, photo) in photos.enumerated() {
      let passed = isRiding[index] && towns[index].map { !visited.contains($0) } ?? true
      let stand = stand(of: photo, in: towns[index], isOfOneTown: isOfOneTown, isPassing: passed)
      guard let heading = stand.heading else {
        if photo.position == nil { unplaced.append(photo.id) } else { others.append(photo.id) }
        continue
      }
      if heading == .onTheWay {
        way.append(photo.id)
        continue
      }
      // Outside of towns each place stands by itself, where one first came to it.
      let key = stand.town.map(GalleryGroup.Heading.town) ?? heading
      let found = known[key]?.first { gathered[$0].mayHave(photo) }
      if found == nil {
        known[key, default: []].append(gathered.count)
        gathered.append(Gathering())
      }
      gathered[found ?? gathered.count - 1].add(photo, below: heading, of: stand.town)
    }
    var all = gathered.flatMap { $0.groups + [$0.around].compactMap(\.self) }
    if !way.isEmpty { all.append(GalleryGroup(heading: .onTheWay, photos: way)) }
    if !others.isEmpty { all.append(GalleryGroup(heading: .place(nil), photos: others)) }
    if !unplaced.isEmpty { all.append(GalleryGroup(heading: .unplaced, photos: unplaced)) }
    return all
  }

  private func stand(of photo: PhotoPlan, in town: String?, isOfOneTown: Bool, isPassing: Bool) -> Stand {
    let own = isOfOneTown ? nil : town
    let reach = (isOfOneTown || town == nil) && !isPassing ? Double.infinity : Self.spot
    let near = photo.nearestPlace.flatMap { $0.metres <= reach ? $0.place : nil }
    if let place = near ?? (isSilent(photo) ? naming[photo.id] : nil) {
      return Stand(heading: .place(place), town: own)
    }
    if photo.photo.isInFlight { return Stand(heading: .onTheWay) }
    if isPassing || town == nil && isSilent(photo) && isOfCrossing(photo) { return Stand(heading: .onTheWay) }
    let named = town == nil ? spotNamed(near: photo) : nil
    if town == nil, named == nil, var around = standAround(photo) {
      if isOfOneTown { around.town = nil }
      return around
    }
    return Stand(
      heading: (town ?? named).map(GalleryGroup.Heading.town), town: isOfOneTown ? nil : own ?? named)
  }

  /// Out in the country, the place that the nearest entry of its day names, where that was written so near that both
  /// are of one place.
  private func spotNamed(near photo: PhotoPlan) -> String? {
    guard let taken = photo.position?.value, photo.photo.withheld == nil, let day = photo.day?.value else {
      return nil
    }
    let spots = (spotsOfDays[day] ?? []).map { (name: $0.name, metres: $0.position.distance(to: taken)) }
    let nearest = spots.min { $0.metres < $1.metres }
    return nearest.flatMap { $0.metres <= Self.aroundSpot ? $0.name : nil }
  }

  /// Out in the country, the town that is nearest; on the open water nobody is anywhere but on the way.
  private func standAround(_ photo: PhotoPlan) -> Stand? {
    guard photo.photo.withheld == nil, let locality = photo.locality else { return nil }
    if locality.sea != nil { return Stand(heading: .onTheWay) }
    guard let town = locality.town, locality.metres <= Self.aroundTown else { return nil }
    return Stand(heading: .around(town), town: town)
  }

  /// Whether nothing tells where it was taken, and something may.
  private func isSilent(_ photo: PhotoPlan) -> Bool {
    photo.locality == nil && photo.position == nil && photo.photo.withheld == nil
  }

  /// Whether it was taken during a ride that was booked.
  private func isRiding(_ photo: PhotoPlan) -> Bool {
    guard !rides.isEmpty, let taken = photo.taken?.value else { return false }
    let seconds = clocks.instant(taken, near: photo.position?.value).seconds
    return rides.contains { $0.contains(seconds) }
  }

  /// Whether the first entry that shows it tells of a way over water or through the air: the place that this says is
  /// one end of it.
  private func isOfCrossing(_ photo: PhotoPlan) -> Bool {
    guard let kind = photo.entries.first.flatMap({ entries[$0.index].kind }),
      case .known(let known, _)? = EntryKind(kind)
    else { return false }
    return known == .ferry || known == .flight
  }

  /// The town in which it was taken; of a picture that does not say where, that of the pin that names it, else the
  /// one town of its day that its caption names, else that of the first entry of its day that shows it, else that between
  /// two booked rides.
  private func town(of photo: PhotoPlan) -> String? {
    guard photo.locality == nil else { return photo.locality?.townThere }
    guard photo.photo.withheld == nil else { return nil }
    if isSilent(photo), let place = naming[photo.id] { return places[place.index].locality?.townThere }
    if let town = townNamed(by: photo) { return town }
    if isOfCrossing(photo) { return nil }
    // A text of several days was begun where the first of them was.
    let shown = photo.entries.lazy.map { entries[$0.index] }
    let entry: EntryPlan? =
      if let day = photo.day?.value { shown.first { $0.day.value == day } } else { shown.first }
    guard let entry, entry.withheld != nil || entry.locality != nil else { return townBooked(for: photo) }
    return entry.withheld == nil ? entry.locality?.townThere : nil
  }

  /// The town to which a booked ride came before, and from which the next one set out.
  private func townBooked(for photo: PhotoPlan) -> String? {
    guard isSilent(photo), let day = photo.day?.value, let taken = photo.taken?.value else { return nil }
    return stations.town(at: clocks.instant(taken).seconds, on: day)
  }

  private func townNamed(by photo: PhotoPlan) -> String? {
    guard let day = photo.day?.value, let towns = townsOfDays[day], let caption = photo.caption?.value else {
      return nil
    }
    let words = Self.words(of: caption)
    let named = towns.filter { town in
      let name = Self.words(of: town)
      guard !name.isEmpty, name.count <= words.count else { return false }
      return (0...(words.count - name.count)).contains { words[$0...].starts(with: name) }
    }
    return named.count == 1 ? named.first : nil
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension GalleryGroup {
  fileprivate mutating func add(_ photo: PhotoID) {
    photos.append(photo)
    total += 1
  }
}

/// The towns in which one was between rides that were booked.
private struct BookedStations {
  private struct End {
    let seconds: Int
    let day: LocalDate
    let town: String?
    let isArrival: Bool
  }

  private let ends: [End]

  init(_ events: [EventPlan]) {
    let rides = events.filter(\.kind.isRide)
    let ends = rides.flatMap { ride in
      [
        Self.end(ride.start, ride.from, isArrival: false),
        ride.end.flatMap { Self.end($0, ride.to, isArrival: true) },
      ].compactMap(\.self)
    }
    // Where one ride arrives as the next sets out, one arrived first.
    self.ends = ends.sorted { ($0.seconds, $0.isArrival ? 0 : 1) < ($1.seconds, $1.isArrival ? 0 : 1) }
  }

  private static func end(_ time: EventTime, _ place: EventPlace?, isArrival: Bool) -> End? {
    time.instant.map {
      End(seconds: $0.seconds, day: time.day, town: place?.locality?.townThere, isArrival: isArrival)
    }
  }

  /// That in which a ride had arrived at a moment, where the next sets out from there or, on the day of the arrival, none
  /// does. In the days between, one may have been anywhere.
  func town(at seconds: Int, on day: LocalDate) -> String? {
    guard let last = ends.last(where: { $0.seconds <= seconds }), last.isArrival, let town = last.town else {
      return nil
    }
    guard let next = ends.first(where: { $0.seconds > seconds }) else { return last.day == day ? town : nil }
    let isSame = !next.isArrival && next.town == town
    return isSame && (last.day == day || next.day == day) ? town : nil
  }
}

extension Locality {
  /// The town that it is in.
  fileprivate var townThere: String? { isInTown ? town : nil }
}
