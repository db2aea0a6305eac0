import Testing
import TripModel

@testable import Almanac

@Suite("Weather of Open-Meteo's archive")
struct WeatherTests {
  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  private func questions(_ days: [(String, Double, Double)]) throws -> [WeatherQuestion] {
    WeatherQuestion.all(
      for: try days.map { (try day($0.0), try #require(Coordinate(latitude: $0.1, longitude: $0.2))) })
  }

  @Test("a run of days in one cell is one question, and a place is told to a tenth of a degree")
  func runs() throws {
    let asked = try questions([
      ("2026-05-04", 38.7223, -9.1393), ("2026-05-03", 38.6916, -9.2160), ("2026-05-05", 38.74, -9.11),
      ("2026-05-06", 38.76, -9.11), ("2026-05-08", 38.76, -9.11), ("2026-05-09", -0.04, 0.05),
    ])
    #expect(
      asked.map { "\($0.days.lowerBound) \($0.days.upperBound - $0.days.lowerBound + 1) \($0.place)" } == [
        "2026-05-03 1 38.7, -9.2", "2026-05-04 2 38.7, -9.1", "2026-05-06 1 38.8, -9.1",
        "2026-05-08 1 38.8, -9.1", "2026-05-09 1 0.0, 0.1",
      ])
    let address = try #require(asked.first).address(at: WeatherQuestion.address)
    #expect(
      address
        == "https://archive-api.open-meteo.com/v1/archive?latitude=38.7&longitude=-9.2"
        + "&start_date=2026-05-03&end_date=2026-05-03"
        + "&daily=weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum&timezone=auto")
    #expect(try #require(asked.first).address(at: "http://a/?b=c").hasPrefix("http://a/?b=c&latitude="))
  }

  /// As the archive answers (open-meteo.com/en/docs/historical-weather-api).
  private func answer(
    time: String = "\"2026-05-03\",\"2026-05-04\"", code: String = "0,63", high: String = "24.1,-0.04",
    low: String = "15.0,-3.25", rain: String = "0.00,12.30"
  ) -> String {
    """
    {"latitude":38.7,"longitude":-9.2,"generationtime_ms":0.1,"utc_offset_seconds":3600,"timezone":"Europe/Lisbon",
    "daily_units":{"time":"iso8601","weather_code":"wmo code"},
    "daily":{"time":[\(time)],"weather_code":[\(code)],"temperature_2m_max":[\(high)],
    "temperature_2m_min":[\(low)],"precipitation_sum":[\(rain)]}}
    """
  }

  private func read(_ text: String) throws -> [String] {
    let question = try questions([("2026-05-03", 38.7, -9.2), ("2026-05-04", 38.7, -9.2)])[0]
    return try WeatherAnswer.read(Array(text.utf8), to: question).map(\.item)
  }

  @Test("an answer becomes days as one would write them")
  func items() throws {
    #expect(
      try read(answer()) == [
        "{date: 2026-05-03, weather: sunny, high: 24.1 °C, low: 15 °C, rain: 0 mm, source: Open-Meteo.com}",
        "{date: 2026-05-04, weather: rain, high: 0 °C, low: -3.3 °C, rain: 12.3 mm, source: Open-Meteo.com}",
      ])
  }

  @Test("what the archive does not know yet is left open")
  func unknown() throws {
    #expect(
      try read(answer(code: "null,null", high: "null,1", low: "null,null", rain: "null,null")) == [
        "{date: 2026-05-04, high: 1 °C, source: Open-Meteo.com}"
      ])
    // A code that WMO does not give to days.
    #expect(try read(answer(code: "42,42", high: "null,null", low: "null,null", rain: "null,null")).isEmpty)
    #expect(try read(answer(time: "\"2026-05-04\"", code: "3", high: "1", low: "0", rain: "0")).count == 1)
  }

  @Test("an answer that is none is refused, and told")
  func refused() throws {
    let cases: [(String, AnswerProblem)] = [
      ("", .noJSON(line: 1)), ("<html>", .noJSON(line: 1)), ("{\n\"daily\": }", .noJSON(line: 2)),
      (String(repeating: "[", count: 100_000), .noJSON(line: 1)), ("[]", .noWeather(field: "daily")),
      ("{\"error\":true,\"reason\":\"x\"}", .noWeather(field: "daily")),
      ("{\"daily\":{}}", .noWeather(field: "time")), (answer(time: ""), .noWeather(field: "time")),
      (answer(time: "\"2026-05-03\",5"), .noWeather(field: "time")),
      (answer(time: "\"2026-05-03\",\"2026-05-05\""), .otherDays),
      (answer(time: "\"2026-05-04\",\"2026-05-03\""), .otherDays),
      (answer(time: "\"2026-05-03\",\"2026-05-03\""), .otherDays),
      (answer(code: "0"), .noWeather(field: "weather_code")),
      (answer(code: "0,1e300"), .noWeather(field: "weather_code")),
      (answer(code: "0,-1"), .noWeather(field: "weather_code")),
      (answer(high: "24,\"25\""), .noWeather(field: "temperature_2m_max")),
      (answer(high: "24,66"), .noWeather(field: "temperature_2m_max")),
      (answer(high: "14.9,1"), .noWeather(field: "temperature_2m_max")),
      (answer(low: "15,{}"), .noWeather(field: "temperature_2m_min")),
      (answer(rain: "0,-0.1"), .noWeather(field: "precipitation_sum")),
      (answer(rain: "0,1e309"), .noJSON(line: 4)),
    ]
    for (text, problem) in cases {
      do {
        _ = try read(text)
        Issue.record("it was read: \(text.prefix(80))")
      } catch let found as AnswerProblem {
        #expect(found == problem, "\(text.prefix(80))")
      }
    }
  }

  @Test("every word for weather can stand in a file as it is")
  func words() {
    for (code, words) in WeatherCode.words {
      #expect((0...99).contains(code))
      #expect(words.allSatisfy { $0.isLetter || $0 == " " }, "\(words)")
    }
    #expect(Set(WeatherCode.words.values).count == WeatherCode.words.count)
  }
}
