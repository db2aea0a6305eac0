import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("A day called by the folder of its pictures")
struct FolderTitleTests {
  /// So many pictures of a day of May in a folder.
  private func photos(_ folder: String, _ count: Int, day: Int, model: String? = nil) throws -> [Photo] {
    try (0..<count).map { number in
      try photo("\(folder)/\(day)-\(number).jpg", "2026-05-0\(day) 10:0\(number)", model: model)
    }
  }

  /// What the days of the trip are called.
  private func titles(_ trip: Trip, named names: [String: String]) throws -> [String?] {
    var trip = trip
    trip.pictureFolders = names
    return try planned(trip, today: "2026-06-01").plan.days.map { $0.title?.value }
  }

  @Test("has its name where nearly all pictures of the day are there, and hardly any other")
  func named() throws {
    let names = ["one": "Ankunft", "two": "letzter Tag"]
    let all = try photos("one", 9, day: 3) + photos("two", 9, day: 4)
    try claim(titles(Trip(photos: all), named: names), is: ["Ankunft", "Letzter Tag"])
    let stray = try photos("two", 1, day: 3)
    try claim(titles(Trip(photos: all + stray), named: names), is: ["Ankunft", "Letzter Tag"])
    // Half of the pictures of a day are elsewhere, and half of those of a folder of another day.
    try claim(titles(Trip(photos: all + photos("x", 9, day: 3)), named: names), is: [nil, "Letzter Tag"])
    try claim(titles(Trip(photos: all + photos("two", 9, day: 5)), named: names), is: ["Ankunft", nil, nil])
  }

  @Test("keeps the title of its entry, and is called by the innermost folder that says something")
  func order() throws {
    let all = try photos("one/Handy", 3, day: 3)
    let names = ["one": "Ankunft", "one/Handy": "Handy"]
    try claim(titles(Trip(photos: all), named: names), is: ["Ankunft"])
    let entries = [try entry("2026-05-03-a.md", title: "Rome at last")]
    try claim(titles(Trip(entries: entries, photos: all), named: names), is: ["Rome at last"])
    let plan = try planned(Trip(photos: all)).plan
    claim(plan.days.map { $0.title?.value }, is: [nil])
  }

  @Test("is not called by one from near a private place")
  func nearHome() throws {
    var all = try photos("one", 3, day: 3)
    all[1].withholdsHour = true
    try claim(titles(Trip(photos: all), named: ["one": "Bei Oma"]), is: [nil])
  }

  @Test("is not called by one of which a picture that is in no site is from near home")
  func leftOutNearHome() throws {
    var trip = Trip(try PrivateTrip.settings(), photos: try photos("one/two", 9, day: 3))
    trip.pictureFolders = ["one": "Ankunft", "one/two": "Bei Oma Hilde"]
    try claim(PrivateTrip.planned(trip).plan.days.map { $0.title?.value }, is: ["Bei Oma Hilde"])
    trip.setAside = [try photo("one/two/10.jpg", "2026-05-03 11:00", at: PrivateTrip.home())]
    try claim(PrivateTrip.planned(trip).plan.days.map { $0.title?.value }, is: [nil])
  }

  @Test(
    "is not called by a camera, a program or a way to sort",
    arguments: [
      ("Kolosseum_und_Forum", "Kolosseum und Forum"), ("kolosseum-und-forum", "Kolosseum und forum"),
      ("Mont-Saint-Michel", "Mont-Saint-Michel"), ("2024 Rome", "Rome"), ("Rome -", "Rome"), ("DCIM", nil),
      ("100CANON", nil), ("Bilder", nil), ("photos", nil), ("Canon EOS", nil), ("canon", nil),
      ("Handy", nil), ("WhatsApp Images", nil), ("best of", nil), ("journal", nil), ("IMG_2023", nil),
      ("To delete", nil), ("iPhone", nil),
    ] as [(String, String?)])
  func words(name: String, title: String?) throws {
    let all = try photos("one", 3, day: 3, model: "Canon EOS R6")
    try claim(titles(Trip(photos: all), named: ["one": name]), is: [title])
  }

  @Test("An album without a title is called by its folder in the same way")
  func album() throws {
    var trip = Trip(photos: try photos("Tag 1 - Ankunft", 2, day: 3))
    trip.albums = [
      Album(text: JournalEntry(file: "Tag 1 - Ankunft/album.md", slugWish: "Tag 1 - Ankunft"))
    ]
    trip.pictureFolders = ["Tag 1 - Ankunft": "Ankunft"]
    let plan = try planned(trip).plan
    claim(plan.media.albums.map(\.title.value), is: ["Ankunft"])
    claim(plan.days.map { $0.title?.value }, is: ["Ankunft"])
    claim(plan.days.first?.title?.reason, is: .pictureFolder("Tag 1 - Ankunft"))
  }
}
