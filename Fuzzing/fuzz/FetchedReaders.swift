import Almanac
import TripModel

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
      longest: 512, read: rates)
  ]

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
