import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("Hours of the stops of a day")
struct StopHourWordsTests {
  @Test("say of nothing but a ride whether it leaves or arrives then")
  func rides() throws {
    func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: name, coordinate: try SampleTrips.at(48, longitude)), at: SampleTrips.place)
    }
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 5)), zone: nil)
    }
    var trip = Trip(folderName: "x")
    trip.settings.timeZone = ZoneRules(identifier: "Europe/Vienna")
    var train = TripEvent(
      kind: .train, title: "Railjet", start: try time(9), end: try time(17), place: SampleTrips.place)
    (train.from, train.to) = (try place("Wien", 16), try place("Paris", 2))
    trip.events = [train]
    let texts = try BuiltSite(trip).page("days/2026-05-03/index.html").texts.map(\.text)
    #expect(texts.contains { $0.contains("until 09:05") }, "\(texts)")
    #expect(texts.contains { $0.contains("from 17:05") }, "\(texts)")
    // Who slept there stayed longer than until the last picture.
    var photo = try SampleTrips.photo("tower", day: 3, hour: 18)
    photo.coordinate = try SampleTrips.at(48, 2.001)
    photo.offset = UTCOffset(seconds: 7200)
    trip.photos = [photo]
    let later = try BuiltSite(trip).page("days/2026-05-03/index.html").texts.map(\.text)
    #expect(later.contains { $0.contains("17:05") } && !later.contains { $0.contains("–18:05") }, "\(later)")
    let leaving = TripEvent.Time(
      DayAndTime(date: try SampleTrips.day(4), time: try SampleTrips.clock(9, 0)), zone: nil)
    var hotel = TripEvent(
      kind: .hotel, title: "Room", start: try time(17), end: leaving, place: SampleTrips.place)
    hotel.at = try place("Room", 2.002)
    trip.events.append(hotel)
    let stayed = try BuiltSite(trip).page("days/2026-05-03/index.html").texts.map(\.text)
    #expect(stayed.contains { $0.contains("from 17:05") }, "\(stayed)")
  }

  @Test(
    "of nothing but pictures say when one was there, and not how long",
    arguments: [20, 90])
  func pictures(minutes: Int) throws {
    let photos = try [0, minutes].map { minute in
      var photo = try SampleTrips.photo("p\(minute)", day: 3, hour: 10)
      let time = try SampleTrips.clock(10 + minute / 60, minute % 60)
      photo.cameraClock = LocalDateTime(date: try SampleTrips.day(3), time: time)
      photo.coordinate = try SampleTrips.at(48, 2)
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("days/2026-05-03/index.html")
    let told = page.texts.map(\.text).joined(separator: " ")
    claim(told, has: "10:00")
    claim(told.contains("10:00–"), is: false, "\(told)")
  }
}
