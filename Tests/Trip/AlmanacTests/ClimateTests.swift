import Testing
import TripModel

@testable import Almanac

@Suite("The climate of a place, out of ten years of Open-Meteo's archive")
struct ClimateTests {
  private static let kyoto = (35.0116, 135.7681)

  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  private func question(_ today: String = "2026-08-01") throws -> ClimateQuestion {
    let place = try #require(Coordinate(latitude: Self.kyoto.0, longitude: Self.kyoto.1))
    return try #require(try ClimateQuestion(at: place, today: day(today)))
  }

  @Test("is asked for the ten whole years before today's, the place to a tenth of a degree")
  func address() throws {
    #expect(try question().place == "35.0, 135.8")
    #expect(
      try question().address(at: WeatherQuestion.address)
        == "https://archive-api.open-meteo.com/v1/archive?latitude=35.0&longitude=135.8"
        + "&start_date=2016-01-01&end_date=2025-12-31"
        + "&daily=temperature_2m_max,temperature_2m_min,precipitation_sum&timezone=auto")
    #expect(try question("2026-01-01").years == 2016...2025)
    let place = try #require(Coordinate(latitude: 0, longitude: 0))
    #expect(try ClimateQuestion(at: place, today: day("1949-05-01")) == nil)
    #expect(try ClimateQuestion(at: place, today: day("0005-05-01")) == nil)
  }

  /// Of one day, as they stand in an answer.
  private struct Figures {
    var high: String
    var low: String
    var rain: String
  }

  /// All days of the ten years with the figures that `weather` gives them, nil for days that are not known.
  private func answer(_ weather: (LocalDate) -> Figures?) throws -> String {
    let days = try question().days
    let dates = (0...days.upperBound - days.lowerBound).map { days.lowerBound + $0 }
    let values = dates.map { weather($0) }
    let times = dates.map { "\"\($0)\"" }.joined(separator: ",")
    let highs = values.map { $0?.high ?? "null" }.joined(separator: ",")
    let lows = values.map { $0?.low ?? "null" }.joined(separator: ",")
    let rains = values.map { $0?.rain ?? "null" }.joined(separator: ",")
    return """
      {"daily":{"time":[\(times)],"temperature_2m_max":[\(highs)],"temperature_2m_min":[\(lows)],
      "precipitation_sum":[\(rains)]}}
      """
  }

  private func read(_ text: String) throws -> [DestinationClimate.Month] {
    try ClimateAnswer.read(Array(text.utf8), to: question())
  }

  @Test("is the mean of each month's days, its rain and its wet days those of a mean year")
  func means() throws {
    let text = try answer { day in
      // From 0.1 to 3.1 degrees in January, and a millimetre on each fifth day.
      if day.month == 1 {
        let degrees = "\(Double(day.day) / 10)"
        return Figures(high: degrees, low: "-" + degrees, rain: day.day % 5 == 0 ? "1.00" : "0.99")
      }
      return Figures(high: "30.0", low: "20.0", rain: day.day == 1 && day.year == 2020 ? "12.30" : "0")
    }
    let months = try read(text)
    #expect(months.map(\.month) == Array(1...12))
    let january = try #require(months.first)
    // The mean of 1 to 31 tenths is 16; 6 × 1 mm and 25 × 0.99 mm fall.
    #expect(january.high == 1.6 && january.low == -1.6)
    #expect(january.rain == 30.8 && january.wetDays == 6)
    let february = months[1]
    #expect(february.high == 30 && february.low == 20)
    #expect(february.rain == 1.2 && february.wetDays == 0.1)
  }

  @Test(
    "leaves out months that are known to less than two thirds, and takes missing days to be as wet as others")
  func gaps() throws {
    let text = try answer { day in
      // Of April's 300 days 200 are known, of June's 190.
      if day.month == 4, day.day > 20 { return nil }
      if day.month == 6, day.day > 19 { return nil }
      return Figures(high: "20", low: "10", rain: "2")
    }
    let months = try read(text)
    #expect(months.map(\.month) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12])
    #expect(months[3].rain == 60 && months[3].wetDays == 30)
  }

  @Test("knows nothing where the archive knows nothing")
  func nothing() throws {
    let empty = try answer { _ in nil }
    #expect(try read(empty).isEmpty)
    let dry = try answer { _ in Figures(high: "1", low: "0", rain: "null") }
    #expect(try read(dry).isEmpty)
  }

  @Test("an answer that is none is refused, and told")
  func refused() throws {
    let start = "{\"daily\":{\"time\":[\"2016-01-01\"],\"temperature_2m_max\":"
    let cases: [(String, AnswerProblem)] = [
      ("<html>", .noJSON(line: 1)), ("{\"error\":true}", .noWeather(field: "daily")),
      ("{\"daily\":{\"time\":[]}}", .noWeather(field: "time")),
      ("{\"daily\":{\"time\":[\"soon\"]}}", .noWeather(field: "time")),
      ("{\"daily\":{\"time\":[\"2026-01-01\"]}}", .otherDays),
      ("{\"daily\":{\"time\":[\"2016-01-02\",\"2016-01-01\"]}}", .otherDays),
      (start + "[]}}", .noWeather(field: "temperature_2m_max")),
      (start + "[66]}}", .noWeather(field: "temperature_2m_max")),
      (start + "[1],\"temperature_2m_min\":[\"0\"]}}", .noWeather(field: "temperature_2m_min")),
      (
        start + "[1],\"temperature_2m_min\":[0],\"precipitation_sum\":[-1]}}",
        .noWeather(field: "precipitation_sum")
      ),
      (
        start + "[1],\"temperature_2m_min\":[2],\"precipitation_sum\":[0]}}",
        .noWeather(field: "temperature_2m_max")
      ),
    ]
    for (text, problem) in cases {
      #expect(throws: problem, "\(text)") { try read(text) }
    }
  }

  @Test("a quotient is the nearest whole number, a half away from zero")
  func quotients() {
    #expect(Tenths.quotient(5, 2) == 3 && Tenths.quotient(-5, 2) == -3)
    #expect(Tenths.quotient(4, 3) == 1 && Tenths.quotient(-4, 3) == -1 && Tenths.quotient(0, 7) == 0)
    #expect(Tenths.text(-0.04) == "0" && Tenths.text(-3.25) == "-3.3" && Tenths.text(12.3) == "12.3")
  }
}

@Suite("Tables of figures by place")
struct PlaceTableTests {
  private func table(_ text: String) -> PlaceTable? {
    PlaceTable(Array(text.utf8), file: "a.csv", columns: ["place", "high"])
  }

  @Test("keep what stands there as it is, in whatever order its columns are, below its own notes")
  func kept() throws {
    var figures = try #require(table("# Mine, all of it.\nhigh;Place\n9.45;Rome\n1;kyoto\n"))
    figures.replace(["Kyoto"], by: [["Kyoto", "2"], ["Kyoto", "3"]])
    #expect(
      figures.text(below: "# Theirs.\n")
        == "# Mine, all of it.\nplace,high\nRome,9.45\nKyoto,2\nKyoto,3\n")
  }

  @Test("begin with notes of their own where there is nothing, and are none without their columns")
  func begun() throws {
    var figures = try #require(table(""))
    figures.replace(["A, B"], by: [["A, B", "1"]])
    #expect(figures.text(below: "# Theirs.\n") == "# Theirs.\nplace,high\n\"A, B\",1\n")
    #expect(table("place,low\nRome,1\n") == nil)
  }

  @Test("know a place whose name a spreadsheet would take for a formula")
  func shielded() throws {
    var figures = try #require(table("place,high\n'=Rome,1\n"))
    figures.replace(["=rome"], by: [])
    #expect(figures.text(below: "") == "place,high\n")
  }
}
