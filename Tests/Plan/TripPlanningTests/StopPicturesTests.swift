import Claims
import Rounds
import Testing
import TripModel

@testable import TripPlanning

@Suite("Pictures of a stop")
struct StopPicturesTests {
  @Test("are those that say they were taken there, and all that its place counts as near, once each")
  func ofPlace() throws {
    let here = try at(36.5325, -6.2989)
    let when = DayAndTime(date: try day("2026-05-04"), time: try time("11:40"))
    let tower = pin("Torre Tavira", here, when, photos: ["named.jpg", "own.jpg"])
    let photos = [
      try photo("own.jpg", "2026-05-04 11:40", at: here),
      try photo("beside.jpg", "2026-05-04 11:50", at: try at(36.5335, -6.2989)),
      try photo("named.jpg", "2026-05-04 20:00"),
      try photo("away.jpg", "2026-05-05 12:00", at: try at(36.0205, -5.6175)),
    ]
    let plan = try planned(Trip(photos: photos, pins: [tower]), today: "2026-06-01").plan
    let stop = try unwrapped(plan.way.route.stops.first { $0.place != nil })
    let near = plan.places[0].photos.filter(\.isAtPlace).map { plan[$0.photo].photo.file }
    claim(Set(near), is: ["own.jpg", "beside.jpg", "named.jpg"])
    claim(stop.photos.count, is: 2)
    let told = StopPictures(of: plan).photos(at: stop, of: plan).map { plan[$0].photo.file }
    claim(told.count, is: 3)
    claim(Set(told), is: Set(near))
  }

  @Test("are also those that were named with another pin whose hour is among its hours")
  func ofOtherPin() throws {
    let there = try day("2026-05-05")
    let ruins = pin("Ruins", try at(36.0897, -5.7744), DayAndTime(date: there, time: try time("15:00")))
    let dune = pin(
      "Dune", try at(36.0887, -5.7860), DayAndTime(date: there, time: try time("15:40")),
      photos: ["dune.jpg"])
    let photos = [
      try photo("far.jpg", "2026-05-05 09:00", at: try at(36.5325, -6.2989)),
      try photo("dune.jpg", "2026-05-05 16:05"),
      try photo("ruins.jpg", "2026-05-05 17:29", at: try at(36.0897, -5.7744)),
    ]
    let plan = try planned(Trip(photos: photos, pins: [ruins, dune]), today: "2026-06-01").plan
    let stop = try unwrapped(plan.way.route.stops.last)
    claim(stop.place.map { plan[$0].title }, is: "Ruins")
    claim(stop.pins.count, is: 2)
    let told = StopPictures(of: plan).photos(at: stop, of: plan).map { plan[$0].photo.file }
    claim(told, is: ["dune.jpg", "ruins.jpg"])
  }

  @Test("are of the only stop in a town those that the gallery of places has there")
  func ofTown() throws {
    let photos = [
      try photo("a.jpg", "2026-05-04 11:40", at: try at(36.53, -6.29)),
      try photo("named.jpg", "2026-05-04 20:00"),
      try photo("b.jpg", "2026-05-05 12:00", at: try at(36.0205, -5.6175)),
    ]
    let pins = [pin("Beach", try at(36.5300, -6.3057), photos: ["named.jpg"])]
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 36.3 ? "Cádiz" : "Tarifa", isInTown: true, country: "ES")
    }
    let plan = TripPlanner.plan(
      Trip(photos: photos, pins: pins), today: try day("2026-06-01"), names: names
    ).plan
    let stop = try unwrapped(plan.way.route.stops.first { $0.locality?.town == "Cádiz" })
    let told = StopPictures(of: plan).photos(at: stop, of: plan).map { plan[$0].photo.file }
    claim(told, is: ["a.jpg", "named.jpg"])
    claim(StopPictures(of: plan).placed.count, is: 3)
  }

  @Test("are of one town what the gallery has there, where another of its name is far away")
  func ofNamesakes() throws {
    let (mexico, spain) = (try at(21.12, -101.68), try at(42.6, -5.57))
    let photos = [
      try photo("mexico.jpg", "2026-05-04 11:40", at: mexico), try photo("named.jpg", "2026-05-04 20:00"),
      try photo("spain.jpg", "2026-05-06 12:00", at: spain),
    ]
    let pins = [pin("Plaza", try at(21.12, -101.695), photos: ["named.jpg"])]
    let names = PlaceLookup { place in
      Locality(town: "León", isInTown: true, country: place.longitude < -50 ? "MX" : "ES")
    }
    let plan = TripPlanner.plan(
      Trip(photos: photos, pins: pins), today: try day("2026-06-01"), names: names
    ).plan
    func told(_ country: String) throws -> [String] {
      let stop = try unwrapped(plan.way.route.stops.first { $0.locality?.country == country })
      return StopPictures(of: plan).photos(at: stop, of: plan).map { plan[$0].photo.file }
    }
    try claim(told("MX"), is: ["mexico.jpg", "named.jpg"])
    try claim(told("ES"), is: ["spain.jpg"])
  }

  @Test(
    "are what a look at all groups of the gallery tells of each stop by itself",
    arguments: 0..<UInt64(Rounds.of(40, nightly: 400)))
  func asOneByOne(seed: UInt64) throws {
    let plan = try Self.random(seed)
    let pictures = StopPictures(of: plan)
    let placed = Set(plan.groups.filter(\.isOfPlace).flatMap(\.photos))
    claim(pictures.placed, is: placed)
    for stop in plan.way.route.stops {
      let told = pictures.photos(at: stop, of: plan)
      claim(told, is: plan.photosOneByOne(at: stop))
      let days = plan.days.filter { stop.days.contains($0.date) }
      let others = days.flatMap(\.photos).filter { id in
        !told.contains(id) && (plan[id].position?.reason.isEstimate ?? true)
      }
      let isTold = told.allSatisfy { plan[$0].position != nil }
      claim(
        pictures.leavesOutUnplaced(at: stop, besides: told, of: plan),
        is: isTold && !others.isEmpty && !placed.isSuperset(of: others))
    }
  }

  /// Pictures of some days in three towns and between them, some without a position, and pins that name some of them.
  private static func random(_ seed: UInt64) throws -> TripPlan {
    var dice = Dice(state: seed)
    let towns = [try at(36.53, -6.29), try at(36.02, -5.61), try at(36.84, -2.46)]
    var photos: [Photo] = []
    for index in 0..<(4 + dice.number(20)) {
      let near = dice.any(of: towns).flatMap { town in
        Coordinate(
          latitude: town.latitude + 0.04 * dice.part(), longitude: town.longitude + 0.04 * dice.part())
      }
      let taken = "2026-05-0\(1 + dice.number(5)) 1\(dice.number(10)):00"
      photos.append(try photo("\(index).jpg", taken, at: dice.isLucky(4) ? nil : near))
    }
    let pins = towns.prefix(dice.number(4)).enumerated().map { index, town in
      pin("Pin \(index)", town, photos: dice.any(of: photos).map { [$0.file] } ?? [])
    }
    let names = PlaceLookup { place in
      let town: String? = place.latitude > 36.7 ? nil : place.latitude > 36.3 ? "Cádiz" : "Tarifa"
      return Locality(town: town, isInTown: town != nil, country: "ES")
    }
    return TripPlanner.plan(Trip(photos: photos, pins: pins), today: try day("2026-06-01"), names: names).plan
  }
}

extension TripPlan {
  fileprivate var groups: [GalleryGroup] {
    media.galleries.filter { $0.kind == .places }.flatMap(\.pages).flatMap(\.groups)
  }

  /// The pictures of a stop, by nothing that was found for others.
  fileprivate func photosOneByOne(at stop: Stop) -> [PhotoID] {
    let ofPlace = stop.place.map { self[$0].photos.filter(\.isAtPlace).map(\.photo) } ?? []
    let town = stop.locality?.ownTownName
    let isOnly = way.route.stops.count { $0.locality?.ownTownName == town } == 1
    let inTown = town == nil || !isOnly ? [] : groups.filter { $0.town == town }.flatMap(\.photos)
    let onItsDays = inTown.filter { id in self[id].day.map { stop.days.contains($0.value) } ?? false }
    let ofPins = stop.pins.flatMap { self[$0].photos.filter(\.isNamed).map(\.photo) }
    return Set(stop.photos + ofPlace + ofPins + onItsDays).sorted { $0.index < $1.index }
  }
}

extension GalleryGroup {
  fileprivate var isOfPlace: Bool {
    switch heading {
    case .town, .around, .onTheWay: true
    case .place(let place): place != nil
    case .day, .unplaced, .none: false
    }
  }
}
