import Claims
import Diagnostics
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The list of a trip's stops")
struct StopListTests {
  @Test(
    "has of many stops those on the front page that have a name, twenty at most, and the last in any case",
    arguments: [1, 2])
  func front(daysAtLast: Int) throws {
    var trip = Trip(folderName: "x")
    let again = daysAtLast > 1 ? [(41, 40)] : []
    trip.photos = try ((1...40).map { ($0, $0) } + again).map { day, number in
      var photo = try SampleTrips.photo("p\(day)", day: 1, hour: 9)
      photo.cameraClock = photo.cameraClock.map { $0 + (day - 1) * 86_400 }
      photo.coordinate = try SampleTrips.at(10.25 + Double(number), 20.3)
      return photo
    }
    let names = PlaceLookup { place in
      let number = Int(place.latitude.rounded()) - 10
      let isInTown = number % 3 != 0
      return Locality(
        town: "Town \(number)", metres: isInTown ? 0 : 9_000, direction: .west, isInTown: isInTown,
        country: "IN")
    }
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(1) + 60, names: names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let list = StopList(scope: PageScope(site: site, path: site.plan.addresses.home))
    claim(list.ofTrip().count, is: 40)
    let told = list.ofFront().compactMap { record -> String? in
      guard case .text(let name) = record["name"] else { return nil }
      return name
    }
    // The first that have a name, and the last of all, of one day or of two.
    let named = (1...39).filter { $0 % 3 != 0 }.prefix(19) + [40]
    claim(told, is: named.map { "Town \($0)" })
    // Behind the last stands the way to all.
    let page = try BuiltSite(trip, today: "2026-07-01", names: names).page("index.html")
    let shown = page.texts.filter { $0.around.contains("ol") && $0.around.contains("bdi") }.map(\.text)
    claim(shown.suffix(2), is: ["Town 40", "… All 40 stops"], "\(shown)")
  }

  @Test(
    "calls those by their days that are as far from one town, and one alone by how far that is",
    arguments: [
      (33_000.0, ["Sun 3 May", "Mon 4 May"]),
      (51_000, ["33 km south-west of Leh", "51 km south-west of Leh"]),
    ] as [(Double, [String])])
  func alike(metres: Double, expected: [String]) throws {
    var trip = Trip(folderName: "x")
    trip.settings.title = "Markha"
    trip.settings.units = .kilometres
    trip.photos = try [(3, 33.9), (4, 34.2)].map { number, latitude in
      var photo = try SampleTrips.photo("p\(number)", day: number, hour: 9)
      photo.coordinate = try SampleTrips.at(latitude, 77.3)
      return photo
    }
    let names = PlaceLookup { place in
      Locality(
        town: "Leh", metres: place.latitude < 34 ? 33_000 : metres, direction: .southWest, country: "IN")
    }
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9), names: names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let list = StopList(scope: PageScope(site: site, path: site.plan.addresses.home)).ofTrip()
    let told = list.compactMap { record -> String? in
      guard case .text(let name) = record["name"] else { return nil }
      return name.replacing("\u{A0}", with: " ")
    }
    claim(told, is: expected)
  }

  @Test(
    "says behind a town what common words of a name say, and tears no name",
    arguments: [
      ("Tarifa harbour", "harbour"), ("Tarifa, Puerto", "Puerto"), ("Tarifa Eye", "Tarifa Eye"),
      ("Tarifa old Town", "Tarifa old Town"), ("Tarifana", "Tarifana"), ("Tarifa", "Tarifa"),
    ])
  func rest(name: String, expected: String) {
    claim(StopList.rest(of: name, behind: "Tarifa"), is: expected)
  }

  @Test("parts a town from the name of a place in it, but on the page of the map, where that stands below it")
  func parted() throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 36.55 ? "Cadiz" : "Seville", isInTown: true, country: "ES")
    }
    var trip = Trip(folderName: "x")
    trip.settings.title = "South"
    trip.pins = try [("Castle", 36.5), ("Hotel Miramar", 38.5)].enumerated().map { number, pin in
      Pin(
        title: pin.0, coordinate: try SampleTrips.at(pin.1, -6),
        place: SourcePlace(
          file: "pins.yml", span: SourceSpan(line: number + 1, column: 1, text: pin.0)))
    }
    trip.settings.startAt = trip.pins.first.map {
      Written(NamedPlace(name: $0.title, coordinate: nil), at: SampleTrips.place)
    }
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9), names: names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let scope = PageScope(site: renderer.site(of: plan, on: nil), path: plan.addresses.home)
    let flags = [false, true].map { isOnMap in
      StopList(scope: scope, isOnMap: isOnMap).ofTrip().contains { record in
        guard case .flag(let isParted) = record["isParted"] else { return false }
        return isParted
      }
    }
    claim(flags, is: [true, false])
  }
}
