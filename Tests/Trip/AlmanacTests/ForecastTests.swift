import Testing
import TripModel

@testable import Almanac

@Suite("Open-Meteo's forecast in steps of three hours")
struct ForecastTests {
  private func question() throws -> ForecastQuestion {
    ForecastQuestion(
      at: try #require(Coordinate(latitude: -33.8688, longitude: 151.2093)),
      today: try #require(LocalDate(iso: "2026-08-01")))
  }

  @Test("is asked for five days, the place to a tenth of a degree")
  func address() throws {
    #expect(try question().place == "-33.9, 151.2")
    #expect(
      try question().address(at: ForecastQuestion.address)
        == "https://api.open-meteo.com/v1/forecast?latitude=-33.9&longitude=151.2"
        + "&hourly=temperature_2m,relative_humidity_2m,weather_code&timezone=auto&forecast_days=5")
  }

  /// Hours of a day from midnight on.
  private func answer(
    day: String = "2026-08-01", hours: Int = 6, temperature: String = "9.1,8.4,8,7.9,9.96,12",
    humidity: String = "90,91,93,80,75,70", code: String = "3,45,2,0,95,65"
  ) -> String {
    let times = (0..<hours).map { "\"\(day)T\($0 < 10 ? "0" : "")\($0):00\"" }.joined(separator: ",")
    return """
      {"hourly":{"time":[\(times)],"temperature_2m":[\(temperature)],"relative_humidity_2m":[\(humidity)],
      "weather_code":[\(code)]}}
      """
  }

  private func read(_ text: String) throws -> [String] {
    try ForecastAnswer.read(Array(text.utf8), to: question()).map {
      "\($0.time.date) \($0.time.time.hourAndMinute) \($0.low) \($0.high) \($0.humidity) \($0.code)"
    }
  }

  @Test("each has the lowest, the highest, the mean humidity and the worst weather of its hours")
  func steps() throws {
    #expect(try read(answer()) == ["2026-08-01 00:00 8.0 9.1 91 45", "2026-08-01 03:00 7.9 12.0 75 95"])
    // There it may be tomorrow already.
    #expect(try read(answer(day: "2026-08-02")).count == 2)
  }

  @Test("goes by the hours that are known; a step of which nothing is known is left out")
  func unknown() throws {
    let gaps = answer(
      temperature: "9,null,7,1,1,1", humidity: "null,60,null,1,1,1", code: "1,42,null,0,0,null")
    #expect(
      try read(gaps) == ["2026-08-01 00:00 7.0 9.0 60 1", "2026-08-01 03:00 1.0 1.0 1 0"])
    #expect(try read(answer(temperature: "null,null,null,1,1,1")) == ["2026-08-01 03:00 1.0 1.0 75 95"])
    #expect(try read(answer(code: "42,42,42,null,null,null")).isEmpty)
  }

  @Test("has no more than five days, and an hour that stands twice is of one step")
  func length() throws {
    let times = (1...7).flatMap { day -> [String] in
      (0..<24).flatMap { hour -> [String] in
        let text = "\"2026-08-0\(day)T\(hour < 10 ? "0" : "")\(hour):00\""
        return day == 2 && hour == 2 ? [text, text] : [text]
      }
    }
    func list(_ value: String) -> String { times.map { _ in value }.joined(separator: ",") }
    let text = """
      {"hourly":{"time":[\(times.joined(separator: ","))],"temperature_2m":[\(list("20"))],
      "relative_humidity_2m":[\(list("50"))],"weather_code":[\(list("2"))]}}
      """
    let steps = try read(text)
    #expect(steps.count == 40 && Set(steps).count == 40)
    #expect(steps.last == "2026-08-05 21:00 20.0 20.0 50 2")
  }

  @Test("an answer that is none is refused, and told")
  func refused() throws {
    let cases: [(String, AnswerProblem)] = [
      ("", .noJSON(line: 1)), ("{\"daily\":{}}", .noForecast(field: "hourly")),
      ("{\"hourly\":{}}", .noForecast(field: "time")), (answer(hours: 0), .noForecast(field: "time")),
      (answer(day: "2026-8-1"), .noForecast(field: "time")), (answer(day: "2026-08-03"), .otherDays),
      (answer(day: "2026-07-30"), .otherDays), (answer(hours: 5), .noForecast(field: "temperature_2m")),
      (answer(temperature: "9,8,8,8,9,99"), .noForecast(field: "temperature_2m")),
      (answer(humidity: "90,91,93,80,75,101"), .noForecast(field: "relative_humidity_2m")),
      (answer(code: "3,45,2,0,95,\"65\""), .noForecast(field: "weather_code")),
      ("{\"hourly\":{\"time\":[\"2026-08-01T01:00\",\"2026-08-01T00:00\"]}}", .noForecast(field: "time")),
      ("{\"hourly\":{\"time\":[\"2026-08-01T00:30\"]}}", .noForecast(field: "time")),
      ("{\"hourly\":{\"time\":[\"2026-08-01T24:00\"]}}", .noForecast(field: "time")),
    ]
    for (text, problem) in cases {
      #expect(throws: problem, "\(text)") { try read(text) }
    }
    #expect(AnswerProblem.noForecast(field: "hourly").message == "has no forecast: no readable “hourly”")
  }

  @Test("every code that has words has a rank, and what is worse goes first")
  func ranks() {
    #expect(WeatherCode.ranked.count == Set(WeatherCode.ranked).count)
    #expect(Set(WeatherCode.ranked) == Set(WeatherCode.words.keys))
    // Light showers are no worse than heavy rain, though their number is higher.
    #expect(WeatherCode.worst(of: [80, 65, 3]) == 65)
    #expect(WeatherCode.worst(of: [65, 71]) == 71)
    #expect(WeatherCode.worst(of: [75, 66]) == 66)
    #expect(WeatherCode.worst(of: [99, 95]) == 99)
    #expect(WeatherCode.worst(of: [42]) == nil && WeatherCode.worst(of: []) == nil)
  }
}
