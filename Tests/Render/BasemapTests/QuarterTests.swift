import Foundation
import Testing

@testable import Basemap

@Suite("Quarters of towns")
struct QuarterTests {
  /// A sight that travellers know, with the quarters of which it is true that it is in them.
  private struct Sight {
    let name: String
    let latitude: Double
    let longitude: Double
    let quarters: Set<Substring>

    static let all: [Sight] = {
      let file = ZonePoints.root + "/Tests/Oracles/quarters-of-sights.tsv"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t")
        guard fields.count == 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]) else {
          return nil
        }
        return Sight(
          name: String(fields[0]), latitude: latitude, longitude: longitude,
          quarters: Set(fields[3].split(separator: "|")))
      }
    }()
  }

  /// The nearest point within 1.5 km, told whatever is beside it, was true of 61 and false of 36.
  @Test("are named at sights that are in them, and seldom where they are not")
  func sights() throws {
    let names = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    var (isTrue, isFalse): ([String], [String]) = ([], [])
    for sight in Sight.all {
      let found = names.name(latitude: sight.latitude, longitude: sight.longitude)
      guard let quarter = found?.quarter else { continue }
      let told = "\(sight.name): \(quarter)"
      if sight.quarters.contains(quarter[...]) { isTrue.append(told) } else { isFalse.append(told) }
    }
    #expect(Sight.all.count == 109)
    #expect(isTrue.count >= 37, "\(isTrue)")
    #expect(isFalse.count <= 8, "\(isFalse)")
  }

  @Test(
    "are left unsaid where the next is about as near, or the nearest is small and far",
    arguments: [
      ("Piazza Navona", 41.8992, 12.4731, "Parione"), ("Copacabana", -22.9671, -43.1791, "Copacabana"),
      ("Sagrada Família", 41.4036, 2.1744, "Sagrada Família"), ("Alfama", 38.7118, -9.1290, "Alfama"),
      ("Manly’s wharf", -33.8005, 151.2840, "Manly"),
      // In Colonna, of which the point is farther off than that of small Sant'Eustachio.
      ("Piazza Colonna", 41.9010, 12.4795, nil), ("Via di Campo Marzio", 41.9010, 12.4790, nil),
      // Between Colonna, Ludovisi and Trevi; on this side of the Seine; two quarters at one distance.
      ("Spanish Steps", 41.9058, 12.4823, nil), ("Eiffel Tower", 48.8584, 2.2945, nil),
      ("Zürich’s station", 47.3779, 8.5403, nil),
      // A neighbour in another canton, and the middle of the town itself.
      ("Basel’s German station", 47.5677, 7.6070, nil), ("Milan’s cathedral", 45.4641, 9.1919, nil),
    ] as [(String, Double, Double, String?)])
  func doubt(_ spot: String, _ latitude: Double, _ longitude: Double, _ quarter: String?) throws {
    let names = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    let found = try #require(names.name(latitude: latitude, longitude: longitude))
    #expect(found.quarter == quarter && found.town != nil, "\(spot): \(found)")
  }

  @Test("are written in Britain with the small words that the gazetteer has in capitals")
  func smallWords() throws {
    let names = [("Berwick-Upon-Tweed", "GB"), ("Houghton-Le-Spring", "GB"), ("Brighton-Le-Sands", "AU")]
      .map { SmallWords.name(of: $0.0, in: $0.1) }
    #expect(names == ["Berwick-upon-Tweed", "Houghton-le-Spring", "Brighton-Le-Sands"])
    let atlas = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    #expect(atlas.name(latitude: 55.769, longitude: -2.002)?.town?.name == "Berwick-upon-Tweed")
  }

  @Test("have no name of their own where they have but a number")
  func numbered() throws {
    let names = [
      ("Lyon 05", "FR"), ("Paris 10e Arrondissement", "FR"), ("Plaine 1", "FR"), ("Zürich (Kreis 9)", "CH"),
      ("Töss (Kreis 4)", "CH"), ("Al Khawaneej 1", "AE"), ("28 May", "AZ"), ("05", "FR"),
    ].map { NumberedQuarters.name(of: $0.0, in: $0.1) }
    #expect(names == ["Lyon", "Paris", "Plaine 1", "Zürich", "Töss", "Al Khawaneej 1", "28 May", "05"])
    let atlas = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    let told = [(45.7624, 4.8227), (45.7606, 4.8594)].map {
      let place = atlas.name(latitude: $0.0, longitude: $0.1)
      return [place?.town?.name, place?.quarter].compactMap(\.self).joined(separator: ", ")
    }
    #expect(told == ["Lyon", "Lyon"])
    let south = GeoWindow(south: 43, north: 44, west: 5, east: 6)
    #expect(atlas.towns(in: south, maximum: 40).count { $0.name.hasPrefix("Marseille") } == 1)
  }

  @Test("that have but a number are none that a map of their city names")
  func onMaps() throws {
    let atlas = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    let centre = GeoWindow(south: 43.26, north: 43.33, west: 5.33, east: 5.45)
    let east = GeoWindow(south: 43.26, north: 43.33, west: 5.4, east: 5.45)
    let named = [centre, east].map { window in
      atlas.quarters(in: window, maximum: 40).count { $0.name == "Marseille" }
    }
    // The city itself, where its middle is.
    #expect(named == [1, 0])
    let quarters = atlas.quarters(in: centre, maximum: 40).map(\.name)
    #expect(Set(quarters).count == quarters.count, "\(quarters)")
    #expect(quarters.contains("Marseille Vauban"), "\(quarters)")
  }

  @Test(
    "A name has the letters of its country, and no word before it that only says how small the town is",
    arguments: [
      ("\u{D0}à Lạt", "VN", "\u{110}à Lạt"), ("Thị Trấn Sa Pa", "VN", "Sa Pa"),
      ("\u{D0}ur\u{111}evac", "HR", "\u{110}ur\u{111}evac"), ("\u{D0}", "IS", "\u{D0}"),
      ("Lisbon", "PT", "Lisbon"),
    ])
  func spelling(name: String, country: String, expected: String) {
    #expect(NameSpelling.name(of: name, in: country) == expected)
  }

  @Test("The nearest is told where nobody knows whether a spot is in it, and none beyond a walk of it")
  func near() throws {
    let names = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    let steps = try #require(names.name(latitude: 41.9058, longitude: 12.4823)?.nearQuarter)
    #expect(steps.name == "Colonna" && (500...620).contains(steps.metres), "\(steps)")
    let field = try #require(names.name(latitude: 41.86, longitude: 12.40))
    #expect(field.nearQuarter.map { $0.metres <= 900 } ?? true, "\(field)")
  }
}
