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
  ]

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
