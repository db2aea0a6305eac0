import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Reading weather.yml")
struct WeatherFileTests {
  private func read(_ text: String) -> (days: [String], problems: [String]) {
    let (days, diagnostics) = ProofReader.items(
      of: .weather, in: Array(text.utf8), file: "weather.yml", settings: TripSettings())
    let said = days.map { day in
      "\(day.date) \(day.words ?? "–") \(day.high.map { "\($0)" } ?? "–") \(day.low.map { "\($0)" } ?? "–")"
        + " \(day.rain.map { "\($0)" } ?? "–") \(day.source ?? "–")"
    }
    return (said, diagnostics.map { "\($0.code.rawValue) \($0.place?.span?.line ?? 0) \($0.message)" })
  }

  @Test("days as they are written by hand and fetched")
  func days() {
    let (days, problems) = read(
      """
      # Mine.
      - {date: 2026-05-03, weather: sunny, high: 24.1 °C, low: 15 °C, rain: 0 mm, source: Open-Meteo.com}
      - date: 2026-05-04
        weather: "rain, then the wind"
        high: 50 °F
        rain: 1 in
      - date: 2026-05-05
        high: -3
        low: −4,5°C
        rain: 1.5 cm
      """)
    #expect(problems.isEmpty)
    claim(
      days,
      is: [
        "2026-05-03 sunny 24.1 15.0 0.0 Open-Meteo.com", "2026-05-04 rain, then the wind 10.0 – 25.4 –",
        "2026-05-05 – -3.0 -4.5 15.0 –",
      ])
  }

  @Test("one bad item loses no other, and all are told")
  func mistakes() {
    let (days, problems) = read(
      """
      - {date: 2026-05-03, weather: sunny, high: hot, rain: some}
      - {weather: sunny}
      - {date: 2026-02-30, weather: sunny}
      - {date: 2026-05-04, wether: sunny}
      - {date: 2026-05-05, high: 10, low: 20}
      - {date: 2026-05-03, weather: rain}
      - sunny
      - {date: 2026-05-06, high: 99 °C, weather: odd}
      - {date: 2026-05-07}
      """)
    claim(days, is: ["2026-05-03 sunny – – – –", "2026-05-06 odd – – – –"])
    claim(
      problems.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      is: [
        "bad-weather 1", "bad-weather 1", "missing-field 2", "no-such-day 3", "missing-field 4",
        "unknown-key 4",
        "bad-weather 5", "weather-twice 6", "wrong-kind 7", "bad-weather 8", "missing-field 9",
      ], "\(problems)")
  }

  @Test("what is kept back, or may be, is left out")
  func keptBack() {
    let (days, problems) = read(
      """
      - {date: 2026-05-03, weather: sunny, private: yes}
      - {date: 2026-05-04, weather: rain, private: perhaps}
      - {date: 2026-05-05, weather: fog}
      """)
    claim(days, is: ["2026-05-05 fog – – – –"])
    claim(problems.count, is: 1)
    claim(problems.first?.hasPrefix("may-be-private 2"), is: true)
  }
}
