import Foundation
import TripModel

/// Towns that the traveller names at a place where the gazetteer would name another one.
///
/// Where towns have grown together, their points tell badly whose ground a place is on: Dubai's lies farther from its own
/// airport than Sharjah's. Who was there knew. So does who calls an airport Tokyo Haneda, though it is in Kawasaki.
struct ToldTowns: Sendable {
  private struct Told {
    let at: Coordinate
    let town: TownReading
    /// Whether it is too far off to be in the town, and only serves it.
    var isOutside = false
  }

  private var told: [Told] = []

  /// Metres around such a place within which it is believed.
  private static let around = 2_000.0

  /// Asked of what is published: what is kept back tells nothing.
  static func collect(from trip: Trip, names: PlaceLookup) -> ToldTowns {
    guard names.knowsTowns else { return ToldTowns() }
    let wishes = wishes(of: trip, names)
    let airports = AirportOfCity.all(of: trip, names)
    guard !wishes.isEmpty || !airports.isEmpty else { return ToldTowns() }
    let asked = Set(wishes.map(\.name)).union(airports.flatMap(\.cities))
    let meant = names.towns(meantBy: asked.sorted())
    var found = ToldTowns()
    for wish in wishes {
      let near = (meant[wish.name] ?? []).filter { wish.isIn($0) }
        .min { $0.coordinate.distance(to: wish.at) < $1.coordinate.distance(to: wish.at) }
      // A quarter by its own name is in the town already.
      guard let near, names.locality(at: near.coordinate)?.town != wish.town else { continue }
      found.told.append(Told(at: wish.at, town: near))
    }
    for airport in airports {
      guard let city = airport.city(among: meant) ?? airport.served(names) else { continue }
      let isOutside = city.coordinate.distance(to: airport.at) > NamedTowns.reach
      found.told.append(Told(at: airport.at, town: city, isOutside: isOutside))
    }
    return found
  }

  /// A name with a position that the gazetteer gives to another town.
  private struct Wish {
    let name: String
    let at: Coordinate
    let town: String
    let country: String?
    /// Whether it is where a flight begins or ends: an airport lies far out, and is its town's all the same.
    var isAirport = false

    func isIn(_ reading: TownReading) -> Bool {
      reading.country == country && reading.name != town
        && reading.coordinate.distance(to: at) <= (isAirport ? NamedTowns.reach : reading.reachOfGround)
    }
  }

  private static func wishes(of trip: Trip, _ names: PlaceLookup) -> [Wish] {
    let settings = [trip.settings.destination, trip.settings.startAt, trip.settings.endAt].compactMap(\.self)
    let written = settings + trip.entries.compactMap { $0.place } + trip.events.flatMap(\.places)
    let places =
      written.map { ($0.value.name, $0.value.coordinate) } + trip.pins.map { ($0.title, $0.coordinate) }
    let flights = trip.events.filter { $0.kind == .flight }.flatMap { [$0.from, $0.to].compactMap(\.self) }
    let airports = Set(flights.map(\.value))
    return (places + addressed(trip)).flatMap { name, coordinate -> [Wish] in
      let isAirport = airports.contains(NamedPlace(name: name, coordinate: coordinate))
      guard let name = name?.split(separator: ",").first?.trimmingCharacters(in: .whitespaces),
        let coordinate,
        let place = names.locality(at: coordinate), place.sea == nil, let town = place.town, town != name
      else { return [] }
      // An airport stands in a village, and who calls it Manchester Airport was at that.
      let told = [name] + (isAirport ? StationName.towns(in: name) : [])
      return told.map { name in
        Wish(name: name, at: coordinate, town: town, country: place.country, isAirport: isAirport)
      }
    }
  }

  /// The towns in the addresses of pins and waypoints.
  private static func addressed(_ trip: Trip) -> [(String?, Coordinate?)] {
    let pins = trip.pins.map { ([$0.address, $0.description], $0.coordinate) }
    let marks = trip.tracks.flatMap(\.waypoints).map { ([$0.note], $0.point.coordinate) }
    return (pins + marks).flatMap { texts, coordinate in
      texts.compactMap(\.self).lazy.map(AddressTowns.found).first { !$0.isEmpty }?
        .map { ($0 as String?, coordinate as Coordinate?) } ?? []
    }
  }

  var isEmpty: Bool { told.isEmpty }

  /// The town at a place, if one was told there: the nearest.
  fileprivate func town(at place: Coordinate) -> (town: TownReading, isOutside: Bool)? {
    told.map { (metres: $0.at.distance(to: place), told: $0) }
      .filter { $0.metres <= Self.around }
      .min { $0.metres < $1.metres }.map { ($0.told.town, $0.told.isOutside) }
  }
}

extension TownReading {
  private static let minReach = 5_000.0

  /// Metres from its middle within which a place may be in it: twice as far as its ground reaches, within 5 to 30 km.
  var reachOfGround: Double {
    let ground = 2 * 350 * (Double(population) / 1000).squareRoot()
    return min(NamedTowns.reach, max(Self.minReach, ground))
  }
}

extension PlaceLookup {
  /// The same, with places in the towns in which the traveller says they are.
  func believing(_ towns: ToldTowns) -> PlaceLookup {
    guard !towns.isEmpty else { return self }
    return renamed { place, coordinate in
      guard place.sea == nil, let (town, isOutside) = towns.town(at: coordinate) else { return }
      if isOutside {
        place.city = town.name
        return
      }
      (place.town, place.quarter, place.city, place.isInTown) = (town.name, nil, nil, true)
      place.quarterNearby = nil
      (place.region, place.country) = (town.region, town.country)
      place.metres = town.coordinate.distance(to: coordinate)
      place.direction = CompassDirection(from: town.coordinate, to: coordinate)
    }
  }
}

extension CompassDirection {
  /// Over a plane, which a town and the country around it are.
  init(from town: Coordinate, to place: Coordinate) {
    let east = (place.longitude - town.longitude).remainder(dividingBy: 360) * cos(town.latitude * .pi / 180)
    let eighth = Int((atan2(east, place.latitude - town.latitude) / (.pi / 4)).rounded())
    self = Self.allCases[(eighth + 8) % 8]
  }
}
