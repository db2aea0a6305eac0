import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("A forecast that has ended")
struct ForecastCheckTests {
  /// What is said on a day of a place whose last step is of 5 June 2026.
  private static func told(on today: String, forecast: String = "Kyoto") throws -> [String] {
    var contents = DestinationContents(today: try #require(LocalDate(iso: today)))
    var kyoto = Destination(name: "Kyoto", source: SourcePlace(file: "destinations.yml"))
    kyoto.at = Written(
      NamedPlace(name: nil, coordinate: Coordinate(latitude: 35, longitude: 135.8)), at: kyoto.source)
    kyoto.tags = ["food"]
    contents.destinations = [kyoto]
    let day = try #require(LocalDate(iso: "2026-06-05"))
    let time = LocalDateTime(date: day, time: .midnight)
    contents.forecasts = [
      DestinationForecast(
        place: forecast, steps: [.init(time: time, high: 24, low: 18, humidity: 60, code: 3)],
        source: "Open-Meteo.com", fetched: day)
    ]
    let next = try #require(DestinationPlanner.plan(contents).plan)
    return TripChecker.check(next).map(\.message)
  }

  @Test("is told, and none that goes on or is of no destination")
  func ended() throws {
    #expect(try Self.told(on: "2026-06-05") == [])
    let message = "Forecast for “Kyoto” ended on 2026-06-05; its page tells it as past"
    #expect(try Self.told(on: "2026-06-06") == [message])
    #expect(try Self.told(on: "2026-06-06", forecast: "Osaka") == [])
  }
}
