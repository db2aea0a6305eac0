import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Climbs of broken recordings")
struct ClimbBalanceTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A day's walk up and down hills in four parts. What lies between two is left out: a pause, an hour without a
  /// satellite, or a height that a barometer corrects at once.
  private static func walk(_ dice: inout Dice, isTimed: Bool) throws -> Track {
    let start = try instant("2026-05-03 05:00", 0).seconds
    var (north, height, seconds) = (0.0, Double(dice.number(2000) + 200), start)
    var segments: [[TrackPoint]] = [[]]
    for part in 0..<4 {
      let slope = Double(dice.number(7) - 3) / 10
      for _ in 0..<(25 + dice.number(20)) {
        segments[segments.count - 1].append(
          TrackPoint(
            coordinate: try at(47 + north / 111_180, 11), elevation: height,
            instant: isTimed ? Instant(seconds: seconds) : nil))
        let metres = Double(dice.number(30) + 35)
        north += metres
        height += slope * metres + Double(dice.number(3) - 1)
        seconds += 50 + dice.number(20)
      }
      guard part < 3 else { break }
      let rise = Double(dice.number(300) - 100)
      switch dice.number(isTimed ? 3 : 2) {
      case 0:
        segments.append([])
        north += 300
        seconds += 1800
        height += rise
      case 1: height += rise > 0 ? 250 : -250
      default:
        north += 2000
        seconds += 5400
        height += rise
      }
    }
    return Track(file: "2026-05-03-walk.gpx", segments: segments)
  }

  @Test(
    "What a day's recording leads up, less what it leads down, is its end less its start", arguments: 1...60)
  func balance(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var track = try Self.walk(&dice, isTimed: seed % 4 != 0)
    track.namedDay = LocalDate(iso: "2026-05-03").map { .fileName($0) }
    let plan = try planned(Trip(Self.utc, tracks: [track]), today: "2026-06-01").plan
    let way = try unwrapped(plan.days.first?.way)
    let figures = way.figures
    let start = try unwrapped(track.segments.first?.first?.elevation)
    let end = try unwrapped(track.segments.last?.last?.elevation)
    let (up, down) = (try unwrapped(figures.ascent), try unwrapped(figures.descent))
    let net = up - down
    // Less than five metres are no climb, at the start and the end of each part.
    #expect(abs(net - (end - start)) < 40, "\(net), \(end - start)")
    let told = try unwrapped(plan.way.tracks.first).figures
    #expect(abs((told.ascent ?? 0) - (told.descent ?? 0) - net) < 0.01)
  }

  @Test("What a bus or a cable car climbed between is none")
  func driven() throws {
    let start = try instant("2026-05-03 08:00", 0).seconds
    let points = try (0...80).map { minute in
      let isUp = minute > 40
      return TrackPoint(
        coordinate: try at(47 + Double(minute * 60 + (isUp ? 12_000 : 0)) / 111_180, 11),
        elevation: isUp ? 1400 : 600, instant: Instant(seconds: start + minute * 60 + (isUp ? 1200 : 0)))
    }
    let plan = try planned(Trip(Self.utc, tracks: [Track(file: "a.gpx", segments: [points])])).plan
    try claim(unwrapped(plan.days.first?.way).figures.ascent, is: 0)
  }
}
