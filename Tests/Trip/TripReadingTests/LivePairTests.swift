import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Live Photos")
struct LivePairTests {
  private func still(_ file: String, clock: String? = nil) -> Photo {
    var photo = Photo(file: file, contentHash: "a", width: 40, height: 30)
    photo.cameraClock = clock.flatMap { LocalDate(iso: String($0.prefix(10))) }.flatMap { date in
      LocalTime(hour: 14, minute: 5, second: 12).map { LocalDateTime(date: date, time: $0) }
    }
    return photo
  }

  private func clip(_ file: String, seconds: Double = 3, saysLive: Bool = false, instant: Int? = nil) -> Photo
  {
    var photo = Photo(file: file, contentHash: "b", width: 40, height: 30)
    photo.still = .frame
    photo.instant = instant.map { Instant(seconds: $0) }
    photo.clip = Clip(
      file: file, contentHash: "b", seconds: seconds, byteCount: 1,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true), saysLive: saysLive)
    return photo
  }

  @Test(
    "are a still and a short clip of one name in one folder",
    arguments: [
      ("a/IMG_1.HEIC", "a/IMG_1.MOV", 3.0, false, true), ("a/IMG_1.jpg", "a/img_1.mp4", 3, false, true),
      ("a/IMG_1.jpg", "b/IMG_1.MOV", 3, false, false), ("a/IMG_1.jpg", "a/IMG_2.MOV", 3, false, false),
      ("a/IMG_1.jpg", "a/IMG_1.MOV", 20, false, false), ("a/IMG_1.jpg", "a/IMG_1.MOV", 8, true, true),
    ] as [(String, String, Double, Bool, Bool)])
  func pairs(_ picture: String, _ film: String, _ seconds: Double, _ saysLive: Bool, _ isPair: Bool) {
    let pairs = LivePairs.find(
      among: [still(picture), clip(film, seconds: seconds, saysLive: saysLive)], leavingOut: [])
    claim(pairs.photos.count, is: isPair ? 1 : 2)
    claim(pairs.photos.first?.clip?.file, is: isPair ? film : nil)
    claim(pairs.stills, is: isPair ? [film: picture] : [:])
  }

  @Test("are no two things of different minutes", arguments: [(12, true), (600, false), (-3588, true)])
  func minutes(_ later: Int, _ isPair: Bool) {
    let taken = 20_576 * 86_400 + 14 * 3600 + 5 * 60
    let pairs = LivePairs.find(
      among: [still("IMG_1.jpg", clock: "2026-05-03"), clip("IMG_1.mov", instant: taken + later)],
      leavingOut: [])
    claim(pairs.photos.count == 1, is: isPair)
  }

  @Test("take from the clip what an edited still has lost, and nothing that the still tells itself")
  func lost() {
    var film = clip("IMG_1.mov", instant: 1_777_816_800)
    film.timeSource = .film
    film.coordinate = Coordinate(latitude: 38.7, longitude: -9.2)
    film.altitude = 12
    let bare = LivePairs.find(among: [still("IMG_1.jpg"), film], leavingOut: []).photos[0]
    claim(bare.instant, is: film.instant)
    claim(bare.timeSource, is: .film)
    #expect(bare.coordinate == film.coordinate && bare.altitude == 12 && !bare.isClip)
    var told = still("IMG_1.jpg", clock: "2026-05-03")
    told.coordinate = Coordinate(latitude: 10, longitude: 10)
    film.clip?.saysLive = true
    let kept = LivePairs.find(among: [told, film], leavingOut: []).photos[0]
    claim(kept.cameraClock, is: told.cameraClock)
    claim(none: kept.instant)
    claim(kept.coordinate, is: told.coordinate)
    claim(none: kept.altitude)
  }

  @Test("each still has one clip")
  func twice() {
    let pairs = LivePairs.find(
      among: [still("IMG_1.jpg"), clip("IMG_1.mov"), clip("IMG_1.mp4")], leavingOut: [])
    claim(pairs.photos.map(\.file), is: ["IMG_1.jpg", "IMG_1.mp4"])
  }
}
