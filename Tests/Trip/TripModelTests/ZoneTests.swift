import Foundation
import Testing
import TripModel

struct ZoneTests {
  private static let zones = [
    "Europe/Lisbon", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu",
    "Africa/Casablanca",
    "America/Sao_Paulo", "Europe/Dublin", "Pacific/Chatham", "UTC",
  ]

  @Test("An instant's offset is Foundation's, over fifty years", arguments: zones)
  func instants(name: String) throws {
    let rules = try #require(ZoneRules(identifier: name))
    let zone = try #require(TimeZone(identifier: name))
    for seconds in stride(from: 0, to: 1_800_000_000, by: 2_345_678) {
      let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(rules.offset(at: Instant(seconds: seconds)).seconds == expected)
    }
  }

  @Test("Around each change of clocks, a local time has an offset of RFC 5545", arguments: zones)
  func changes(name: String) throws {
    let rules = try #require(ZoneRules(identifier: name))
    let zone = try #require(TimeZone(identifier: name))
    var date = Date(timeIntervalSince1970: 1_200_000_000)
    for _ in 0..<24 {
      guard let change = zone.nextDaylightSavingTimeTransition(after: date) else { break }
      date = change
      let seconds = Int(change.timeIntervalSince1970)
      let before = zone.secondsFromGMT(for: change.addingTimeInterval(-1))
      let after = zone.secondsFromGMT(for: change)
      for clock in stride(
        from: seconds + min(before, after) - 7200, to: seconds + max(before, after) + 7200, by: 900)
      {
        let readings = [before, after].filter {
          zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(clock - $0))) == $0
        }
        // A time that occurs twice is the first, one that does not occur goes by the clock before.
        let expected = readings.first ?? before
        #expect(rules.offset(atLocal: LocalDateTime(clockSeconds: clock)).seconds == expected)
      }
    }
  }

  @Test("Lisbon's skipped hour keeps the winter offset, its doubled hour the summer one")
  func lisbon() throws {
    let rules = try #require(ZoneRules(identifier: "Europe/Lisbon"))
    let skipped = LocalDateTime(
      date: try #require(LocalDate(iso: "2026-03-29")), time: try #require(LocalTime(hour: 1, minute: 30)))
    let doubled = LocalDateTime(
      date: try #require(LocalDate(iso: "2026-10-25")), time: try #require(LocalTime(hour: 1, minute: 30)))
    #expect(rules.offset(atLocal: skipped) == .utc)
    #expect(rules.offset(atLocal: doubled).seconds == 3600)
  }

  @Test("The day that Samoa left out is read by the clock before it")
  func samoa() throws {
    let rules = try #require(ZoneRules(identifier: "Pacific/Apia"))
    let noon = LocalDateTime(date: try #require(LocalDate(iso: "2011-12-30")), time: .midnight) + 43_200
    #expect(rules.offset(atLocal: noon).seconds == -10 * 3600)
  }

  @Test(
    "A name that the tz database does not list is no zone",
    arguments: [
      "CET", "GMT+2", "Europe/Atlantis", "", "/etc/localtime", "a/../../etc/passwd", "europe/lisbon",
    ])
  func unknown(name: String) { #expect(ZoneRules(identifier: name) == nil) }
}
