import Diagnostics
import TripModel

/// Takes everything out of a trip that would tell where its private places are, before anything is planned of it.
///
/// What lies in a circle has no position from here on: in its place stands what is true of the private place itself,
/// its region and its time zone. So where in the circle it was can reach no page, sum or file: moved elsewhere in it,
/// it leaves the same trip.
struct Redaction {
  /// The trip as it may be planned.
  private(set) var trip: Trip
  private(set) var tally = RedactionTally()
  private var known = Withheld()
  /// What may be told of the private places that took something out. Each place has its own, and is known by it.
  private var taking: [PrivateRegion] = []

  /// A private place with all that is asked about it.
  fileprivate struct Whereabouts {
    var circle: PrivateCircle
    var region: PrivateRegion
    /// What stands for any position in it while names are looked up.
    var middle: Coordinate
    var place: SourcePlace?
  }
  private let secrets: [Whereabouts]

  /// Nil for a trip without private places.
  static func apply(to trip: Trip, zones: ZoneLookup, names: PlaceLookup) -> Redaction? {
    let places = trip.settings.privatePlaces
    guard !places.isEmpty else { return nil }
    let secrets = places.map { place in
      let locality = names.locality(at: place.middle)
      let region = PrivateRegion(
        timeZone: zones.zone(at: place.middle), region: locality?.region, country: locality?.country)
      return Whereabouts(circle: place.circle, region: region, middle: place.middle, place: place.place)
    }
    var redaction = Redaction(trip: trip, secrets: secrets)
    redaction.known.circles = secrets.map { Withheld.Circle($0.circle, region: $0.region) }
    let home = places.first { $0.kind == .home }
    redaction.known.homeTown = home.map { names.homeTown(of: $0) }
    redaction.known.homeZone = zones.zone(at: home?.middle)
    if trip.settings.changersNearHomeAt != nil, !trip.destinations.isEmpty {
      redaction.known.townOfChangers = home.flatMap { names.town(around: $0) }
    }
    redaction.withholdNames(names)
    redaction.withholdPhotos()
    redaction.withholdTracks()
    redaction.trip.settings.privatePlaces = []
    redaction.trip.withheld = redaction.known
    return redaction
  }

  /// One note for all of it; nil where nothing was near.
  var note: Diagnostic? {
    let first = secrets.first { secret in taking.contains { $0 === secret.region } }
    return tally.note((first ?? secrets.first)?.place)
  }

  private func secret(at place: Coordinate?) -> Whereabouts? {
    secrets.secret(at: place)
  }

  // MARK: - Names

  /// Places of entries and of trip.yml, by their positions or by what their names mean.
  ///
  /// What a name means may depend on what else is near, so all that is in a circle stands in its middle for that.
  private mutating func withholdNames(_ names: PlaceLookup) {
    let standIn = standIn()
    let own = OwnPlaces.collect(from: standIn)
    let towns = NamedTowns.find(in: standIn, own: own, names: names)
    let secrets = secrets
    func secret(of place: Written<NamedPlace>?) -> Whereabouts? {
      guard let value = place?.value else { return nil }
      if let known = value.coordinate ?? own[value.name]?.value { return secrets.secret(at: known) }
      // Of a name that is a part of several pins' it is enough that one of these is there.
      let meant = towns.positionsMeant(by: value.name)
      let places = meant.isEmpty ? own.positions(withPart: value.name) : meant
      return places.lazy.compactMap { secrets.secret(at: $0) }.first
    }
    var rule = PlaceRedaction { secret(of: $0)?.region }
    let near = NamesNearHome(trip) { secrets.secret(at: $0)?.region }
    trip.apply(&rule)
    (tally.items, tally.ends) = (rule.tally, rule.ends)
    taking += rule.taking
    withholdPurchases(at: near)
    withholdPlacesOfPeople(own, names)
    withholdDestinations(own, names)
    if let secret = secret(of: trip.settings.destination) {
      // A trip may well go to the region.
      trip.settings.destination?.value = NamedPlace(name: secret.region.region, coordinate: nil)
      if secret.region.region == nil { trip.settings.destination = nil }
    }
    if secret(of: trip.settings.startAt) != nil {
      trip.settings.startAt = nil
      known.hidesStart = true
    }
    if secret(of: trip.settings.endAt) != nil {
      trip.settings.endAt = nil
      known.hidesEnd = true
    }
  }

  /// Purchases that tell no place but in their words, where that is a pin.
  private mutating func withholdPurchases(at near: NamesNearHome) {
    for index in trip.budget?.expenses.indices ?? 0..<0 {
      guard let place = trip.budget?.expenses[index].header.at, place.told == nil, place.withheld == nil,
        let what = trip.budget?.expenses[index].what, let region = near.region(namedIn: what)
      else { continue }
      trip.budget?.expenses[index].header.at.withheld = region
      taking.append(region)
      tally.items[.expense, default: 0] += 1
    }
  }

  /// Where people were before. A name may mean several towns; that one of them is in a circle is enough, since nothing on
  /// a page is missed for it.
  private mutating func withholdPlacesOfPeople(_ own: OwnPlaces, _ names: PlaceLookup) {
    let named = trip.people.flatMap(\.been).filter { $0.coordinate == nil && own[$0.name] == nil }
    let towns = named.isEmpty ? [:] : names.towns(meantBy: Set(named.flatMap(\.readings)).sorted())
    let secrets = secrets
    for index in trip.people.indices {
      trip.people[index].been.removeAll { place in
        if let known = place.coordinate ?? own[place.name]?.value { return secrets.secret(at: known) != nil }
        return place.readings.contains { reading in
          (towns[reading] ?? []).contains { secrets.secret(at: $0.coordinate) != nil }
        }
      }
    }
  }

  /// Places to go next, likewise.
  private mutating func withholdDestinations(_ own: OwnPlaces, _ names: PlaceLookup) {
    let open = trip.destinations.outside(secrets.map(\.circle), named: names) { own[$0]?.value }
    tally.destinations = trip.destinations.count - open.count
    for secret in secrets where tally.destinations > 0 {
      let outside = trip.destinations.outside([secret.circle], named: names) { own[$0]?.value }
      if outside.count < trip.destinations.count { taking.append(secret.region) }
    }
    trip.destinations = open
  }

  /// The trip with the middle of a private place for each position in its circle, and without tracks, which name
  /// nothing.
  private func standIn() -> Trip {
    func moved(_ place: Coordinate) -> Coordinate { secret(at: place)?.middle ?? place }
    var trip = trip
    for index in trip.photos.indices {
      trip.photos[index].coordinate = trip.photos[index].coordinate.map(moved)
    }
    var rule = PlaceChange { $0.told = standIn($0.told) }
    trip.apply(&rule)
    trip.settings.destination = standIn(trip.settings.destination)
    trip.settings.startAt = standIn(trip.settings.startAt)
    trip.settings.endAt = standIn(trip.settings.endAt)
    for index in trip.tracks.indices {
      trip.tracks[index].segments = trip.tracks[index].segments.map { segment in
        segment.filter { secret(at: $0.coordinate) == nil }
      }
      trip.tracks[index].waypoints.removeAll { secret(at: $0.point.coordinate) != nil }
    }
    return trip
  }

  private func standIn(_ place: Written<NamedPlace>?) -> Written<NamedPlace>? {
    var place = place
    if let coordinate = place?.value.coordinate, let secret = secret(at: coordinate) {
      place?.value.coordinate = secret.middle
    }
    return place
  }

  // MARK: - Positions

  /// Photos by their own position, or by that which a program wrote down for them.
  private mutating func withholdPhotos() {
    let waypoints = WaypointPositions(trip.tracks, photos: trip.photos)
    var regions: [String: PrivateRegion] = [:]
    for photo in trip.photos {
      guard let secret = secret(at: photo.coordinate ?? waypoints.position(of: photo)?.value) else {
        continue
      }
      regions[photo.file] = secret.region
    }
    for photo in trip.setAside { regions[photo.file] = secret(at: photo.coordinate)?.region }
    // A copy without a position was taken there, too.
    for group in regions.isEmpty ? [] : SamePictures.find(in: trip).ofSeveral {
      guard let region = group.lazy.compactMap({ regions[$0.file] }).first else { continue }
      for photo in group where regions[photo.file] == nil { regions[photo.file] = region }
    }
    for index in trip.photos.indices {
      guard let region = regions[trip.photos[index].file] else { continue }
      withhold(&trip.photos[index], region)
      tally.photos += 1
      taking.append(region)
    }
    for index in trip.setAside.indices {
      if let region = regions[trip.setAside[index].file] { withhold(&trip.setAside[index], region) }
    }
    regions.keys.forEach { silenceFolders(above: $0) }
  }

  /// A folder may be called by what one of its pictures is near to, also where that picture is in no site.
  private mutating func silenceFolders(above file: String) {
    var path = file[...]
    while let end = path.lastIndex(of: "/") {
      path = path[..<end]
      trip.pictureFolders[String(path)] = nil
    }
  }

  private func withhold(_ photo: inout Photo, _ region: PrivateRegion) {
    photo.coordinate = nil
    // How high it was taken tells the hill, and its source that there was a position.
    photo.altitude = nil
    // Where it looked, and at what: two such lines meet where both were taken.
    photo.direction = nil
    photo.positionToldBy = .exif
    photo.withheld = region
  }

  /// Tracks are cut where they enter and leave a circle; nothing is joined over the gap.
  private mutating func withholdTracks() {
    var days: Set<Int> = []
    let zone = known.circles.first?.region.timeZone
    for index in trip.tracks.indices {
      let (track, stretches, cutting) = Self.shorn(trip.tracks[index], known.circles)
      if !cutting.isEmpty {
        taking += cutting
        tally.tracks += 1
        tally.metresOfTracks += trip.tracks[index].metres - track.metres
        days.formUnion(trip.tracks[index].days(in: zone))
      }
      trip.tracks[index] = track
      trip.tracks[index].isCut = !cutting.isEmpty
      known.stretches += stretches
    }
    trip.tracks.removeAll { $0.segments.isEmpty && $0.waypoints.isEmpty }
    if !days.isEmpty { for track in trip.tracks { days.subtract(track.days(in: zone)) } }
    tally.days = days.count
    known.stretches.sort {
      ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound)
    }
  }

  /// A track without what of it is in circles.
  static func cut(_ track: Track, out circles: [Withheld.Circle]) -> Track { shorn(track, circles).track }

  private static func shorn(
    _ track: Track, _ circles: [Withheld.Circle]
  ) -> (track: Track, stretches: [Withheld.Stretch], cutting: [PrivateRegion]) {
    var shears = TrackShears(circles, file: track.file)
    var track = track
    track.segments = track.segments.flatMap { shears.pieces(of: $0) }
    track.waypoints.removeAll { mark in circles.contains { $0.circle.contains(mark.point.coordinate) } }
    return (track, shears.stretches, shears.cutting)
  }
}

extension Track {
  /// How long it is from mark to mark.
  fileprivate var metres: Double { segments.reduce(0) { $0 + $1.map(\.coordinate).metresAlong } }

  /// The days on which it was recorded, by their numbers.
  fileprivate func days(in zone: ZoneRules?) -> Set<Int> {
    guard let first = segments.lazy.joined().lazy.compactMap(\.instant).first else { return [] }
    let offset = zone?.offset(at: first).seconds ?? 0
    var days: Set<Int> = []
    for segment in segments {
      for case let instant? in segment.lazy.map(\.instant) {
        days.insert(Int((Double(instant.seconds + offset) / 86_400).rounded(.down)))
      }
    }
    return days
  }
}

extension [Redaction.Whereabouts] {
  fileprivate func secret(at place: Coordinate?) -> Redaction.Whereabouts? {
    place.flatMap { place in first { $0.circle.contains(place) } }
  }
}

/// Takes places out of things, and keeps those back that are nothing without theirs.
private struct PlaceRedaction: ItemRule {
  /// What may be told of a place; nil for one that is no secret.
  let region: (Written<NamedPlace>?) -> PrivateRegion?
  var tally: [ItemKind: Int] = [:]
  /// How many things have another end elsewhere, which keeps its place and hour; they are not among those.
  var ends = 0
  /// Those of the private places that took something out.
  var taking: [PrivateRegion] = []

  mutating func apply<Item: TripItem>(to item: inout Item) {
    let stations = item.stations
    let regions = stations.map { region($0.place.told) }
    guard regions.contains(where: { $0 != nil }) else { return }
    if zip(stations, regions).contains(where: { $0.place.told != nil && $1 == nil }) {
      ends += 1
    } else {
      tally[Item.itemKind, default: 0] += 1
    }
    taking += regions.compactMap(\.self)
    guard !Item.itemKind.goesWithItsPlace else {
      item.header.keptBack.append(KeptBack(.nearHome, at: item.source))
      return
    }
    // Where it is written out in words, it is the same place.
    item.header.address = nil
    var index = 0
    item.changePlaces { place in
      if let region = regions[index] { (place.told, place.withheld) = (nil, region) }
      index += 1
    }
  }
}

/// Changes each place of each thing that tells one.
private struct PlaceChange: ItemRule {
  let change: (inout ItemPlace) -> Void

  mutating func apply<Item: TripItem>(to item: inout Item) {
    guard item.stations.contains(where: { $0.place.told != nil }) else { return }
    item.changePlaces(change)
  }
}

extension PlaceLookup {
  /// The middle of the town in or near which a home is; where none is known, that of its circle.
  fileprivate func homeTown(of home: PrivatePlace) -> Coordinate {
    let town = locality(at: home.middle)?.town
    let readings = town.flatMap { towns(meantBy: [$0])[$0] } ?? []
    return readings.map(\.coordinate).min { $0.distance(to: home.middle) < $1.distance(to: home.middle) }
      ?? home.circle.middle
  }
}
