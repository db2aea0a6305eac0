import Almanac
import TripModel
import TripReading

extension TextReader {
  /// What others answer to `fetch`.
  static let fetched = [
    TextReader(
      name: "rates",
      seeds: .texts([
        "Date,USD,JPY,\n2026-05-05,1.0876,168.15,\n2026-05-04,1.0850,N/A,\n", "Date,USD\n1999-01-04,1.1789\n",
        "PK\u{3}\u{4}", "<!doctype html><p>Log in",
      ]),
      words: ["Date", ",", "\n", "N/A", "USD", "2026-05-03", "0.0001", "\"", "PK\u{3}\u{4}", "PK\u{5}\u{6}"],
      longest: 512, read: rates),
    TextReader(
      name: "weather",
      seeds: .texts([
        """
        {"daily":{"time":["2026-05-03","2026-05-04"],"weather_code":[0,63],"temperature_2m_max":[24.1,null],\
        "temperature_2m_min":[15.0,-3.2],"precipitation_sum":[0.00,12.30]}}
        """, "{\"error\":true,\"reason\":\"Parameter\"}", "[[[[",
      ]),
      words: [
        "{", "}", "[", "]", ",", ":", "null", "\"daily\"", "\"time\"", "\"2026-05-04\"", "\"weather_code\"",
        "99",
        "\"temperature_2m_max\"", "-95", "\"temperature_2m_min\"", "65.04", "\"precipitation_sum\"", "1e-9",
      ],
      longest: 512, read: weather),
    TextReader(
      name: "forecasts",
      seeds: .texts([
        """
        {"hourly":{"time":["2026-05-03T00:00","2026-05-03T01:00"],"temperature_2m":[14.1,null],\
        "relative_humidity_2m":[80,81],"weather_code":[3,61]}}
        """, "{\"error\":true,\"reason\":\"Parameter\"}",
      ]),
      words: [
        "{", "}", "[", "]", ",", "null", "\"hourly\"", "\"time\"", "\"2026-05-03T02:00\"",
        "\"2026-05-04T00:00\"",
        "\"temperature_2m\"", "-95", "\"relative_humidity_2m\"", "100", "\"weather_code\"", "99", "1e-9",
      ],
      longest: 512, read: forecast),
    TextReader(
      name: "climate-tables",
      seeds: .texts([
        "# Whose.\nplace,month,high,low,rain,wet days,years,source,fetched\n"
          + "Kyoto,1,9.1,-0.5,52.3,8.4,2016-2025,Open-Meteo.com,2026-08-01\n",
        "Place;Month;High;Low;Rain;Wet days;Years;Source;Fetched\nKyoto;1;9,1;-0,5;52,3;8,4;2016;Me;2026-08-01\n",
      ]),
      words: [
        "place", "month", ",", ";", "\n", "#", "\"", "'=", "13", "2016-2025", "2026-05-03", "-95", "−1,5",
      ],
      longest: 512, read: climates),
    TextReader(
      name: "forecast-tables",
      seeds: .texts([
        "place,time,low,high,humidity,code,source,fetched\n"
          + "Kyoto,2026-08-01 00:00,24.1,25.3,88,3,Open-Meteo.com,2026-08-01\n"
      ]),
      words: [
        "place", "time", ",", ";", "\n", "#", "\"", "'=", "100", "T03:00:00", " 24:00", "2026-05-03", "-95",
      ],
      longest: 512, read: forecasts),
  ]

  private static func climates(_ bytes: [UInt8]) -> String {
    let file = ClimateFile.read(bytes, file: "climate.csv")
    for climate in file.climates {
      let months = climate.months
      claim(!months.isEmpty && months.count == Set(months.map(\.month)).count, "a month twice, or none")
      claim(months.allSatisfy { (1...12).contains($0.month) && $0.low <= $0.high }, "no month: \(months)")
      claim(!climate.place.isEmpty && !climate.source.isEmpty, "of no place, or by nobody")
    }
    return "\(file.climates) \(file.diagnostics)"
  }

  private static func forecasts(_ bytes: [UInt8]) -> String {
    let file = ForecastFile.read(bytes, file: "forecast.csv")
    for forecast in file.forecasts {
      claim(!forecast.steps.isEmpty, "a forecast of nothing")
      claim(isInOrder(forecast.steps), "steps out of order: \(forecast.steps)")
    }
    return "\(file.forecasts) \(file.diagnostics)"
  }

  private static func isInOrder(_ steps: [DestinationForecast.Step]) -> Bool {
    zip(steps, steps.dropFirst()).allSatisfy { $0.time < $1.time }
  }

  private static func forecast(_ bytes: [UInt8]) -> String {
    guard let day = LocalDate(iso: "2026-05-03"), let place = Coordinate(latitude: 38.7, longitude: -9.2)
    else { return "" }
    do throws(AnswerProblem) {
      let steps = try ForecastAnswer.read(bytes, to: ForecastQuestion(at: place, today: day))
      claim(isInOrder(steps), "steps out of order: \(steps)")
      claim(steps.allSatisfy { $0.low <= $0.high && (0...100).contains($0.humidity) }, "no step: \(steps)")
      return "\(steps)"
    } catch {
      claim(!error.message.isEmpty, "no words")
      return error.message
    }
  }

  /// Of three days somewhere.
  private static let question: WeatherQuestion? = {
    guard let day = LocalDate(iso: "2026-05-03"), let place = Coordinate(latitude: 38.7, longitude: -9.2)
    else {
      return nil
    }
    return WeatherQuestion.all(for: (0..<3).map { (day + $0, place) }).first
  }()

  private static func weather(_ bytes: [UInt8]) -> String {
    guard let question else { return "" }
    do throws(AnswerProblem) {
      let days = try WeatherAnswer.read(bytes, to: question)
      let text = days.map { "- " + $0.item + "\n" }.joined()
      let (read, problems) = ProofReader.items(
        of: .weather, in: Array(text.utf8), file: "weather.yml", settings: TripSettings())
      claim(problems.isEmpty && read.map(\.date) == days.map(\.date), "it does not read back: \(text)")
      return text
    } catch {
      claim(!error.message.isEmpty, "no words")
      return error.message
    }
  }

  private static func rates(_ bytes: [UInt8]) -> String {
    do throws(AnswerProblem) {
      let table = try RateAnswer.read(bytes)
      guard let newest = table.days.first, let oldest = table.days.last else { return table.text }
      let part = table.only(table.currencies, on: oldest...newest)
      claim(part.days == table.days, "days were lost")
      claim((try? RateAnswer.read(Array(part.text.utf8))) == part, "it does not read back: \(part.text)")
      claim(part.completed(by: table).text == table.text, "a table with itself is another")
      return part.text
    } catch {
      claim(!error.message.isEmpty, "no words")
      return error.message
    }
  }
}
