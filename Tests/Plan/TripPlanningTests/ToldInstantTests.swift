import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Clips that tell a moment and no clock's time")
struct ToldInstantTests {
  /// 2026-05-03T13:05:12Z.
  private static let moment = 20_576 * 86_400 + 13 * 3600 + 5 * 60 + 12

  private func clip(_ place: Coordinate? = nil, seconds: Int = moment, still: Photo.Still = .frame) -> Photo {
    var photo = Photo(file: "clip.mp4", contentHash: "", width: 64, height: 36)
    photo.still = still
    photo.instant = Instant(seconds: seconds)
    photo.timeToldBy = .film
    photo.coordinate = place
    photo.timeSource = .film
    photo.clip = Clip(
      file: "clip.mp4", contentHash: "", seconds: 3, byteCount: 1,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    return photo
  }

  private func taken(_ photos: [Photo], zone: String? = nil) -> Reasoned<Moment>? {
    var trip = Trip(photos: photos)
    trip.settings.timeZone = zone.flatMap(ZoneRules.init(identifier:))
    return LocalClocks.gather(from: trip, zones: KnownPlace.lookup).taken(photos[0])
  }

  @Test("are put on local clocks by the zone of their place, before all else")
  func place() throws {
    let found = try unwrapped(taken([clip(KnownPlace.lisbon.coordinate)], zone: "Asia/Tokyo"))
    claim(found.value.description, is: "2026-05-03T14:05:12+01:00")
    claim(found.reason, is: .moment(by: .film, .zoneOfPosition("Europe/Lisbon")))
  }

  @Test("else by the trip's zone; without any they are in UTC")
  func tripZone() throws {
    claim(taken([clip()], zone: "Asia/Tokyo")?.value.description, is: "2026-05-03T22:05:12+09:00")
    let bare = try unwrapped(taken([clip()]))
    #expect(
      bare.value.description == "2026-05-03T13:05:12Z"
        || bare.value.description == "2026-05-03T13:05:12+00:00")
    claim(bare.reason, is: .moment(by: .film, .standard))
  }

  @Test("are on the day that clocks showed there")
  func day() throws {
    let late = clip(seconds: Self.moment + 10 * 3600)
    let zone = settings { $0.timeZone = ZoneRules(identifier: "Europe/Lisbon") }
    let plan = try planned(Trip(zone, photos: [late])).plan
    claim(plan.media.photos.first?.day?.value.description, is: "2026-05-04")
  }

  @Test("are no cover without a still, and have no sizes, but a film")
  func covers() throws {
    let plan = try planned(Trip(photos: [clip(still: .none)])).plan
    claim(none: plan.media.cover)
    claim(none: plan.days.first?.cover)
    claim(plan.media.photos.first?.derivatives.isEmpty, is: true)
    claim(plan.media.photos.first?.film?.text, is: "photos/clip/clip.mp4")
    let shown = try planned(Trip(photos: [clip()])).plan
    claim(shown.media.cover?.reason, is: .middleOfBest(file: "clip.mp4"))
  }
}
