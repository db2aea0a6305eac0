import Markdown
import Testing
import TripModel

/// A trip of two stays, told by a line a day, with pictures on its last day alone.
enum StayTrip {
  static let (firstStay, days, pictures) = (12, 22, 14)

  /// Twelve days in Bangkok, then ten in Ayutthaya.
  static func trip() throws -> Trip {
    let entries = try (0..<days).map { number -> JournalEntry in
      let (title, latitude) = number < firstStay ? ("Bangkok", 13.75) : ("Ayutthaya", 14.35)
      return try entry(number, title, at: SampleTrips.at(latitude, 100.5))
    }
    let photos = try (0..<pictures).map { number -> Photo in
      var photo = try SampleTrips.photo("p\(number)", day: days, hour: 8 + number)
      photo.coordinate = nil
      return photo
    }
    return Trip(folderName: "stays", entries: entries, photos: photos)
  }

  /// A line of words, so many days behind the first.
  static func entry(_ number: Int, _ title: String, at position: Coordinate?) throws -> JournalEntry {
    let text = SampleTexts.plain("Too hot to write \(number).")
    var entry = try SampleTrips.entry("e\(number)", day: 1, title: title, text)
    entry.day = .fileName(try SampleTrips.day(1) + number)
    (entry.time, entry.pictures, entry.links) = (nil, [:], [:])
    (entry.tags, entry.mood, entry.weather, entry.who) = ([], nil, nil, [])
    entry.place = position.map { Written(NamedPlace(name: title, coordinate: $0), at: SampleTrips.place) }
    return entry
  }
}
