import Diagnostics
import Testing

@testable import TripModel

@Suite("Destinations")
struct DestinationTests {
  private let kyoto = Destination(name: "Kyoto", source: SourcePlace(file: "destinations.yml"))

  @Test("are paid for in what is written, else in what their country counts in")
  func currency() throws {
    var kyoto = kyoto
    #expect(kyoto.currencyThere == nil)
    kyoto.country = "JP"
    #expect(kyoto.currencyThere?.code == "JPY")
    kyoto.currency = Currency(code: "USD")
    #expect(kyoto.currencyThere?.code == "USD")
  }

  @Test("are looked up by the town that is named, else by their own name")
  func town() {
    var kyoto = kyoto
    #expect(kyoto.town == "Kyoto")
    kyoto.at = Written(NamedPlace(name: "Kyōto-shi", coordinate: nil), at: kyoto.source)
    #expect(kyoto.town == "Kyōto-shi")
    let here = Coordinate(latitude: 35.0116, longitude: 135.7681)
    kyoto.at = Written(NamedPlace(name: nil, coordinate: here), at: kyoto.source)
    #expect(kyoto.town == "Kyoto")
  }

  @Test("that are kept back are told of on the days on which they are not")
  func kept() throws {
    let august = try #require(LocalDate(iso: "2026-08-01"))
    var (waiting, hidden) = (kyoto, kyoto)
    waiting.keptBack = [KeptBack(.until(august), at: kyoto.source)]
    hidden.keptBack = [KeptBack(.isPrivate, at: kyoto.source)]
    let all = [hidden, waiting, kyoto]
    #expect(all.published(on: august - 1) == [kyoto])
    #expect(all.published(on: august) == [waiting, kyoto])
  }

  @Test(
    "one is back before one left where clocks say so, or days alone",
    arguments: [
      ("2026-11-02 08:25", "2026-11-16 17:00", false), ("2026-11-02 08:25", "2026-11-02 08:24", true),
      ("2026-11-02 08:25", "2026-11-02 20:00", false), ("2026-11-02 08:25", "2026-11-02", false),
      ("2026-11-02", "2026-11-02 00:10", false), ("2026-11-02", "2026-11-01 23:00", true),
    ])
  func back(out: String, back: String, isBefore: Bool) throws {
    #expect(DestinationFlight.isBack(try when(back), before: try when(out)) == isBefore)
  }

  @Test("with both offsets it is the moments that count: across the line of days one lands the day before")
  func moments() throws {
    var (out, back) = (try when("2026-11-03 08:00"), try when("2026-11-02 20:00"))
    #expect(DestinationFlight.isBack(back, before: out))
    out.offset = UTCOffset(seconds: 13 * 3600)
    back.offset = UTCOffset(seconds: -10 * 3600)
    #expect(!DestinationFlight.isBack(back, before: out))
  }

  /// A day, and a time behind it.
  private func when(_ text: String) throws -> DayAndTime {
    let words = text.split(separator: " ")
    let date = try #require(LocalDate(iso: words[0]))
    guard words.count == 2 else { return DayAndTime(date: date) }
    let clock = words[1].split(separator: ":").compactMap { Int($0) }
    return DayAndTime(date: date, time: LocalTime(hour: clock[0], minute: clock[1]))
  }
}
