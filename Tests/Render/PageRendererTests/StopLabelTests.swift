import Claims
import Diagnostics
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("What stops are called on a map")
struct StopLabelTests {
  /// The words on the map page's drawings.
  private func names(_ pins: [(title: String, latitude: Double)]) throws -> Set<String> {
    Set(try page(pins).texts.filter { $0.around.last == "text" }.map(\.text))
  }

  /// The map page of pins on one line to the north, each in the town of its latitude.
  private func page(_ pins: [(title: String, latitude: Double)]) throws -> PageReader {
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 36.55 ? "Cadiz" : "Seville", isInTown: true, country: "ES")
    }
    var trip = Trip(folderName: "trip")
    trip.settings.title = "South"
    trip.pins = try pins.enumerated().map { number, pin in
      Pin(
        title: pin.title, coordinate: try unwrapped(Coordinate(latitude: pin.latitude, longitude: -6)),
        place: SourcePlace(
          file: "pins.yml", span: SourceSpan(line: number + 1, column: 1, text: pin.title)))
    }
    trip.settings.startAt = trip.pins.first.map {
      Written(NamedPlace(name: $0.title, coordinate: nil), at: SampleTrips.place)
    }
    return try BuiltSite(trip, names: names).page("map/index.html")
  }

  @Test("is their town on a map of a country, and their own name on that of a town")
  func scale() throws {
    let far = try names([("Cádiz station", 36.5), ("Hotel Miramar", 38.5)])
    #expect(
      far.isSuperset(of: ["Cádiz", "Seville"]) && far.isDisjoint(with: ["Cádiz station", "Hotel Miramar"]))
    let near = try names([("Cádiz station", 36.5), ("Castle", 36.53)])
    #expect(near.isSuperset(of: ["Cádiz station", "Castle"]) && !near.contains("Cádiz"))
  }

  @Test(
    "is their own name in one region though a bed is written in the sea, and their numbers tell them apart")
  func bedAtSea() throws {
    let names = PlaceLookup { place in
      place.latitude < 38
        ? Locality(sea: "Atlantic") : Locality(town: "Lisbon", isInTown: true, country: "PT")
    }
    var trip = Trip(folderName: "trip")
    trip.pins = try [("Beach", 38.7, 9), ("Ruin", 38.77, 17)].map { title, latitude, hour in
      let time = DayAndTime(date: try SampleTrips.day(1), time: try SampleTrips.clock(hour, 0))
      return Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -9.21), time: time, place: SampleTrips.place)
    }
    var bed = TripEvent(
      kind: .hotel, title: "Room", start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(1))),
      end: TripEvent.Time(DayAndTime(date: try SampleTrips.day(2))), place: SampleTrips.place)
    bed.at = Written(
      NamedPlace(name: "Room", coordinate: try SampleTrips.at(36.7, -9.21)), at: SampleTrips.place)
    trip.events = [bed]
    let page = try BuiltSite(trip, names: names).page("map/index.html")
    let texts = Set(page.texts.filter { $0.around.last == "text" }.map(\.text))
    #expect(texts.isSuperset(of: ["Beach", "Ruin", "1", "2", "3"]) && !texts.contains("Lisbon"), "\(texts)")
  }

  @Test("is their town on a map of a country where a sight that was seen names them")
  func seen() throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 36.55 ? "Cadiz" : "Seville", isInTown: true, country: "ES")
    }
    var trip = Trip(folderName: "trip")
    trip.settings.title = "South"
    trip.attractions = try [("Tower", 36.5), ("Cathedral", 38.5)].enumerated().map { number, sight in
      let place = SourcePlace(
        file: "attractions.yml", span: SourceSpan(line: number + 1, column: 1, text: sight.0))
      var seen = Attraction(name: sight.0, place: place)
      seen.at = Written(NamedPlace(name: nil, coordinate: try SampleTrips.at(sight.1, -6)), at: place)
      seen.isVisited = true
      return seen
    }
    let list = try BuiltSite(trip, names: names).page("map/index.html").texts.filter { text in
      text.around.contains("ol") && text.around.last == "bdi"
    }
    #expect(Set(list.map(\.text)).isSuperset(of: ["Cadiz", "Seville"]), "\(list.map(\.text))")
  }

  @Test(
    "is their town on a map of a country where what was written names a sight of theirs, and else what was written",
    arguments: [("sight", "Cadiz"), ("food", "Cadiz"), (nil, "Tower"), ("old haunts", "Tower")]
      as [(String?, String)])
  func written(category: String?, expected: String) throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 36.55 ? "Cadiz" : "Seville", isInTown: true, country: "ES")
    }
    let tower = try SampleTrips.at(36.5, -6)
    var trip = Trip(folderName: "trip")
    var pin = Pin(title: "Tower", coordinate: tower, place: SampleTrips.place)
    pin.category = category
    trip.pins = [pin]
    trip.entries = try [("Tower", 36.5, 3), ("Triana", 38.5, 4)].map { name, latitude, day in
      var entry = try SampleTrips.entry("e\(day)", day: day, title: "E\(day)", SampleTexts.plain("There."))
      entry.place = Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(latitude, -6)), at: SampleTrips.place)
      return entry
    }
    let page = try BuiltSite(trip, names: names).page("map/index.html")
    let list = page.texts.filter { $0.around.contains("ol") && $0.around.last == "bdi" }.map(\.text)
    #expect(list.contains(expected) && list.contains("Triana"), "\(list)")
  }

  @Test("is no town's name twice")
  func once() throws {
    let names = try names([("Cádiz station", 36.5), ("Cádiz harbour", 36.2), ("Hotel Miramar", 38.5)])
    claim(names, has: "Cádiz")
    claim(names, has: "Cádiz harbour")
  }

  @Test(
    "is what the list calls them first, with their own names behind it, and no name that begins with it is torn",
    arguments: [
      // Of a town where one stayed `station` tells nothing.
      ("Cádiz, Station", "Cádiz", "Station"), ("Cádiz station", "Cádiz", ""),
      ("Cádiz Cortadura", "Cádiz Cortadura", ""),
      ("Cádiz (Cortadura), Casa | Sol", "Cádiz (Cortadura), Casa | Sol", ""),
    ])
  func list(title: String, first: String, rest: String) throws {
    let list = try page([(title, 36.5), ("Hotel Miramar", 38.5)]).texts
      .filter { $0.around.contains("ol") }
    let names = list.filter { $0.around.last == "bdi" }.map(\.text)
    #expect(Set(names).isSuperset(of: [first, "Seville"]), "\(names)")
    let behind = list.filter { $0.around.last == "small" }.map(\.text).joined()
    #expect(behind.contains(rest.isEmpty ? "Hotel Miramar" : rest) && !behind.contains("Cádiz"), "\(behind)")
  }

  @Test(
    "is their town where their first or last hour is that of somewhere else, on a map with another town",
    arguments: [(36.51, "Cádiz"), (36.501, "Cádiz station")])
  func hours(last: Double, expected: String) throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 36.55 ? "Cadiz" : "Seville", isInTown: true, country: "ES")
    }
    let station = try SampleTrips.at(36.5, -6)
    var trip = Trip(folderName: "trip")
    trip.pins = [Pin(title: "Cádiz station", coordinate: station, place: SampleTrips.place)]
    trip.photos = try [("a", 7, 37.4), ("b", 9, 36.5), ("c", 21, last)].map { name, hour, latitude in
      var photo = try SampleTrips.photo(name, day: 3, hour: hour)
      photo.coordinate = try SampleTrips.at(latitude, -6)
      return photo
    }
    let page = try BuiltSite(trip, names: names).page("days/2026-05-03/index.html")
    let list = page.texts.filter { $0.around.contains("ol") }.map(\.text)
    #expect(list.contains(expected) && list.contains("Cádiz") == (expected == "Cádiz"), "\(list)")
    claim(page.text(in: "ol"), has: "09:05", "\(list)")
  }

  @Test(
    "is followed by the hours of each of four visits that day, and by no span from the first to the last",
    arguments: [([8, 14], "08:05,14:05"), ([8, 10, 12, 14, 16], "08:05,10:05,12:05,14:05,…")]
      as [([Int], String)])
  func visits(hours: [Int], expected: String) throws {
    var trip = Trip(folderName: "trip")
    trip.photos = try hours.flatMap { hour in
      try [("here\(hour)", hour, 36.5), ("there\(hour)", hour + 1, 37.4)].map { name, hour, latitude in
        var photo = try SampleTrips.photo(name, day: 3, hour: hour)
        photo.coordinate = try SampleTrips.at(latitude, -6)
        return photo
      }
    }
    let list = try BuiltSite(trip).page("days/2026-05-03/index.html").text(in: "ol")
    claim(list, has: expected, "\(list)")
  }

  @Test("is told to be the end of a day where its bed is, and the list goes on with what was seen between")
  func backToBed() throws {
    var trip = Trip(folderName: "trip")
    trip.photos = try [("a", 9, 36.0), ("b", 17, 36.2)].map { name, hour, latitude in
      var photo = try SampleTrips.photo(name, day: 3, hour: hour)
      photo.coordinate = try SampleTrips.at(latitude, -6)
      return photo
    }
    let alone = try BuiltSite(trip).page("days/2026-05-03/index.html").text(in: "ol")
    claim(alone, lacks: "and back here in the end", "\(alone)")
    var bed = TripEvent(
      kind: .hotel, title: "Inn", start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(3))),
      end: TripEvent.Time(DayAndTime(date: try SampleTrips.day(4))), place: SampleTrips.place)
    bed.at = Written(
      NamedPlace(name: "Inn", coordinate: try SampleTrips.at(36.0005, -6)), at: SampleTrips.place)
    trip.events = [bed]
    let list = try BuiltSite(trip).page("days/2026-05-03/index.html").text(in: "ol")
    claim(list, has: "and back here in the end", "\(list)")
  }

  @Test("is followed in the list by all that its days call it, however long that is")
  func parts() throws {
    let corners = ["Castelo de São Jorge", "Mercado da Ribeira", "Miradouro da Senhora do Monte", "Rossio"]
    var entries = try corners.enumerated().map { number, name in
      let text = SampleTexts.plain("There.")
      var entry = try SampleTrips.entry("e\(number)", day: 3, title: "E\(number)", text)
      entry.time = .timeOfDay(try SampleTrips.clock(10 + number, 0))
      let corner = try SampleTrips.at(38.7 + Double(number) / 100, -9.14)
      entry.place = Written(NamedPlace(name: name, coordinate: corner), at: SampleTrips.place)
      return entry
    }
    var far = try SampleTrips.entry("far", day: 4, title: "Far", SampleTexts.plain("Far off."))
    far.place = Written(
      NamedPlace(name: "Porto", coordinate: try SampleTrips.at(41.15, -8.61)), at: SampleTrips.place)
    entries.append(far)
    let page = try BuiltSite(Trip(folderName: "trip", entries: entries)).page("index.html")
    let list = page.text(in: "ol")
    for name in corners + ["Porto"] { claim(list, has: name, "\(name)") }
  }
}
