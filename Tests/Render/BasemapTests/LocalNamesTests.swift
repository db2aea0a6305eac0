import Foundation
import Testing

@testable import Basemap

@Suite("Names in other languages")
struct LocalNamesTests {
  private static let folder = ZonePoints.root + "/assets/atlas"
  private static let names = try? PlaceNames.open(folder: folder)
  private static let local = try? LocalNames.open(folder: folder)

  @Test(
    "A town is called as in the language that is asked for, and as in the gazetteer where that has no other name",
    arguments: [
      ("de", ["Wien", "Lissabon", "Rom", "Mailand", "London"]),
      ("fr", ["Vienne", "Lisbonne", "Rome", "Milan", "Londres"]),
      ("cs-CZ", ["Vídeň", "Lisabon", "Řím", "Milán", "Londýn"]),
      ("pt_BR", ["Viena", "Lisboa", "Roma", "Milão", "Londres"]),
      ("ru", ["Вена", "Лиссабон", "Рим", "Милан", "Лондон"]),
      ("nb", ["Vienna", "Lisboa", "Roma", "Milano", "London"]),
      ("tlh", ["Vienna", "Lisbon", "Rome", "Milan", "London"]),
      ("en-gb", ["Vienna", "Lisbon", "Rome", "Milan", "London"]),
    ])
  func spots(language: String, expected: [String]) throws {
    let names = try PlaceNames.open(folder: Self.folder, language: language)
    let places = [(48.2, 16.36), (38.72, -9.14), (41.89, 12.5), (45.46, 9.19), (51.5, -0.12)]
    let towns = places.map { names.name(latitude: $0.0, longitude: $0.1)?.town?.name }
    #expect(towns == expected)
    let window = GeoWindow(south: 47, north: 49, west: 15, east: 16.5)
    #expect(names.towns(in: window, maximum: 1).map(\.name) == [expected[0]])
  }

  @Test(
    "A larger sea is called as in the language that is asked for, a small one as the map has it",
    arguments: [
      ("de", "Nordsee"), ("de-AT", "Nordsee"), ("fr", "Mer du Nord"), ("nb", "Nordsjøen"),
      ("nn_NO", "Nordsjøen"), ("tlh", "North Sea"), ("en-gb", "North Sea"),
    ])
  func seas(language: String, expected: String) throws {
    let names = try PlaceNames.open(folder: Self.folder, language: language)
    #expect(names.sea(latitude: 55.5, longitude: 4) == expected)
    #expect(names.name(latitude: 55.5, longitude: 4)?.sea == expected)
    #expect(names.seas.names.contains("Ragay Gulf"))
  }

  @Test(
    "Every name of a sea is that of one on the map, and no two of a language are called alike",
    arguments: ["ca", "cs", "da", "de", "el", "es", "fi", "fr", "hr", "hu", "it", "ja"]
      + ["ko", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk", "zh"])
  func everySea(language: String) throws {
    let known = Set(try #require(Self.names).seas.names)
    let own = SeaNames.names(in: language, folder: Self.folder)
    #expect(own.count >= 20 && known.isSuperset(of: own.keys))
    #expect(Set(own.values).count == own.count)
  }

  @Test(
    "A language with names of its own has one for each town, also where that is the gazetteer's; English has none",
    arguments: [("de", "Sevilla", true), ("fr", "Séville", true), ("en", "Sevilla", false)])
  func own(language: String, expected: String, isTranslated: Bool) throws {
    let names = try PlaceNames.open(folder: Self.folder, language: language)
    let town = try #require(names.name(latitude: 37.39, longitude: -5.98)?.town)
    #expect(town.name == expected && town.isTranslated == isTranslated)
  }

  @Test(
    "A town is found by its name in any language, without its accents too",
    arguments: [
      ("Wien", "AT"), ("Praha", "CZ"), ("Lisboa", "PT"), ("Zurich", "CH"), ("Koln", "DE"), ("Cologne", "DE"),
      ("Firenze", "IT"), ("København", "DK"), ("Copenhague", "DK"), ("Москва", "RU"), ("東京", "JP"),
      ("大阪", "JP"), ("Αθήνα", "GR"),
      ("KYŌTO", "JP"), ("Nueva York", "US"), ("서울", "KR"), ("القاهرة", "EG"),
    ])
  func search(name: String, country: String) throws {
    let names = try #require(Self.names)
    #expect(names.towns(meantBy: [name])[name]?.first?.country == country)
  }

  @Test(
    "A town that is called so in foreign languages alone is told from those of the name",
    arguments: [
      ("Goris", "en", ["AM": false, "GE": true]), ("Goris", "lt", ["AM": false, "GE": false]),
      ("Wien", "de", ["AT": false]), ("Wien", "en", ["AT": true]), ("Lisbon", "de", ["PT": false]),
    ])
  func abroad(name: String, language: String, expected: [String: Bool]) throws {
    let names = try PlaceNames.open(folder: Self.folder, language: language)
    let towns = names.towns(named: name)
    for (country, isAbroad) in expected {
      #expect(towns.first { $0.country == country }?.isNamedAbroad == isAbroad, "\(country)")
    }
  }

  @Test(
    "Behind a comma stands a country, a region, its short name or the greater town",
    arguments: [
      ("Cambridge, US", "US", "Massachusetts"), ("Cambridge, UK", "GB", "England"),
      ("cambridge , england", "GB", "England"), ("Springfield, Illinois", "US", "Illinois"),
      ("Springfield, IL", "US", "Illinois"), ("Springfield, MO, USA", "US", "Missouri"),
      ("Paris, France", "FR", nil),
      ("Paris, Texas", "US", "Texas"), ("Belém, Lisbon", "PT", "Lisbon"), ("Belém, Lisboa", "PT", "Lisbon"),
      ("Neustadt, Österreich", nil, nil), ("Paris, Frankreich", "FR", nil), ("Kyoto, Mars", nil, nil),
      (", ,", nil, nil),
    ] as [(String, String?, String?)])
  func told(text: String, country: String?, region: String?) throws {
    let names = try #require(Self.names)
    let found = names.towns(meantBy: [text], countries: ["FR": "Frankreich"])[text]?.first
    #expect(found?.country == country)
    if let region { #expect(found?.region == region) }
  }

  @Test("Many names are found in one pass as each alone is")
  func together() throws {
    let names = try #require(Self.names)
    let texts = ["Lisbon", "Springfield", "Kyoto, JP", "no such town", "São Tomé"]
    let found = names.towns(meantBy: texts)
    #expect(Set(found.keys) == ["Lisbon", "Springfield", "Kyoto, JP", "São Tomé"])
    #expect(found["Springfield"] == names.towns(named: "springfield"))
    #expect(names.towns(meantBy: []).isEmpty)
  }

  @Test("The reader of many names folds each as one name is folded")
  func folding() throws {
    let names = [
      "Zürich", "Łódź", "SÃO TOMÉ", "Reykjavík", "Ærøskøbing", "Đà Nẵng", "Αθήνα", "Київ", "Xi’an",
      "St. John's",
    ]
    for name in names {
      let folded = FoldedName.of(name)
      var reader = FoldedNameReader([folded])
      #expect(reader.wish(in: Array(name.utf8)[...]) == folded, "\(name)")
      #expect(reader.wish(in: Array((name + "x").utf8)[...]) == nil)
      #expect(reader.wish(in: Array(name.utf8.dropLast())[...]) == nil)
    }
    var reader = FoldedNameReader(["東京", FoldedName.of("서울")])
    #expect(reader.wish(in: Array("東京".utf8)[...]) == "東京" && reader.wish(in: Array("서울".utf8)[...]) != nil)
  }

  @Test("A file that is missing or damaged is named, and English asks for none")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/local-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in ["towns.atlas", "countries.atlas", "seas.atlas"] {
      try FileManager.default.copyItem(atPath: Self.folder + "/" + file, toPath: folder + "/" + file)
    }
    let file = LocalNames.fileName
    let english = try PlaceNames.open(folder: folder)
    #expect(english.towns(meantBy: ["Kyoto"])["Kyoto"]?.count == 1)
    #expect(english.countryName("PT") == "PT")
    #expect(throws: AtlasProblem.missing(file)) { try PlaceNames.open(folder: folder, language: "de") }
    let whole = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
    try whole.dropLast().write(to: URL(filePath: folder + "/" + file))
    #expect(throws: AtlasProblem.damaged(file)) { try PlaceNames.open(folder: folder, language: "de") }
    #expect(AtlasProblem.damaged(file).message.contains("English names"))
  }

  @Test("A file that was made wrong harms nothing, whatever stands in it")
  func madeWrong() throws {
    var state: UInt64 = 0x5EED
    func chance(_ end: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % end
    }
    let whole = [UInt8](try Data(contentsOf: URL(filePath: Self.folder + "/" + LocalNames.fileName)))
    for turn in 0..<40 {
      var bytes = turn < 20 ? whole : Array(whole.prefix(9000 + chance(40_000)))
      for _ in 0..<(1 + chance(300)) {
        bytes[40 + chance(turn < 20 ? bytes.count - 40 : 8000)] = UInt8(chance(256))
      }
      guard let names = try? LocalNames(bytes), let german = names.language("de") else { continue }
      for town in stride(from: 0, to: 240_000, by: 4001) { _ = german.name(ofTown: town) }
    }
  }

  @Test("Each language has its towns in order, all of them in the gazetteer, and no name is empty")
  func order() throws {
    let (names, local) = try (#require(Self.names), #require(Self.local))
    var places = 0
    for cell in names.gazetteer.everyCell {
      names.gazetteer.forEachTown(in: cell) { row in
        // What is no town of its own is passed over.
        if row.number < places { Issue.record("\(row.number) behind \(places - 1)") }
        places = row.number + 1
        return true
      }
    }
    #expect(local.everyLanguage.count == 46 && local.countries.contains { $0 == ("PT", "Portugal") })
    for language in local.everyLanguage {
      var last = -1
      language.forEachName { town, name in
        if town <= last || town >= places || name.isEmpty { Issue.record("town \(town)") }
        last = town
      }
    }
  }
}

@Suite("Countries by their names")
struct CountryNameTests {
  private static let names = try? PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")

  @Test(
    "A country is found in English, in other words that are given, and by its code; a region by its name",
    arguments: [
      ("Japan", "JP"), ("UNITED STATES", "US"), ("USA", "US"), ("uk", "GB"), ("Österreich", "AT"),
      ("ISL", "IS"), ("Bali", "ID: Bali"), ("corsica", "FR: Corsica"), ("Crete", "GR: Crete"),
      ("England", "GB: England"), ("Limburg, Belgium", "nothing"), ("Victoria, Australia", "AU: Victoria"),
      ("Atlantis", "nothing"), ("", "nothing"), (", Japan", "JP"),
    ])
  func named(name: String, told: String) throws {
    let area = try #require(Self.names).areas(meantBy: [name], countries: ["AT": "Österreich"])[name]
    #expect(
      area.map { [$0.country, $0.region].compactMap(\.self).joined(separator: ": ") } ?? "nothing" == told)
  }

  @Test(
    "Most of a country lies within what is shown of it, also across the date line, and without islands far away",
    arguments: [
      ("IS", 63.0...66.5, -24.0 ... -13.0), ("JP", 26.0...45, 127.0...145), ("US", 24.0...50, -125.0 ... -68),
      ("NZ", -47.0 ... -34, 167.0...179), ("FJ", -19.0 ... -16, 177.0...181),
      ("PT", 36.8...42.3, -9.7 ... -6), ("ES", 35...44, -9.6...4.5), ("CL", -54 ... -18, -76 ... -66),
    ])
  func extent(code: String, latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>) throws {
    let name = try #require(Self.names).countryName(code)
    let points = try #require(Self.names?.areas(meantBy: [name])[name]).corners
    #expect(points.count == 9)
    for point in points {
      #expect(latitudes.contains(point.latitude), "\(point)")
      #expect(longitudes.contains(point.longitude) || longitudes.contains(point.longitude + 360), "\(point)")
    }
  }
}
