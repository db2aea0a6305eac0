import Diagnostics
import TripModel
import TripNotation

@testable import TripReading

extension TextReader {
  /// The notation itself, and the files that are written in it.
  static let notations = [
    TextReader(name: "notation", seeds: .files(["yml", "md"]), words: marks, read: notation),
    TextReader(name: "trip", seeds: .files(["yml"]), words: marks + tripKeys) { bytes in
      file(bytes) {
        TripFile($0, photos: pictures).findings.diagnostics
          + TripVisibility.read($0).diagnostics.map(\.diagnostic)
      }
    },
    TextReader(name: "pins", seeds: .files(["yml"]), words: marks + pinKeys) { bytes in
      file(bytes) {
        ListFile.pins.read($0, ListContext(settings: settings, photos: pictures)).diagnostics
      }
    },
    TextReader(name: "budget", seeds: .files(["yml"]), words: marks + budgetKeys) { bytes in
      file(bytes) { BudgetFile.read($0, ListContext(settings: settings)).diagnostics }
    },
    TextReader(name: "words", seeds: .files(["yml"]), words: marks) { bytes in
      file(bytes) { reading in
        let words = WordsFile.read(reading)
        return words.diagnostics
      }
    },
  ]

  static let marks = [
    "- ", ": ", "? ", "#", " #", "\n", "\n  ", "\r\n", "\t", "'", "''", "\"", "\\\"", "\\n", "\\x41",
    "\\u00e9",
    "\\U0001F68B", "[", "]", "{", "}", ", ", "|\n", ">\n", "|-\n", ">+\n", "|2\n", "&a", "*a", "!", "%", "@",
    "`", "---\n", "...\n", "~", "null", "<<: ", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "😋", "e\u{301}",
  ]

  private static let tripKeys = [
    "title: ", "description: ", "cover: ", "start: ", "end: ", "destination: ", "time zone: ", "day starts: ",
    "currency: ", "language: ", "units: ", "travellers:", "name: ", "status: ", "home: ", "private zones:",
    "publish delay: ", "publish:", "visibility: ", "cameras:", "model: ", "shift: ", "photos:", "leave out:",
    "take in:", "2026-05-03", "04:00", "Europe/Lisbon", "accepted", "draft: ", "private: ",
  ]

  private static let pinKeys = [
    "- title: ", "at: ", "time: ", "category: ", "colour: ", "link: ", "tags: ", "photos: ", "description: ",
    "38.69, -9.21", "https://", "#96460d",
  ]

  private static let budgetKeys = [
    "total: ", "categories:", "rates:", "CHF: ", "expenses:", "date: ", "amount: ", "category: ", "what: ",
    "paid by: ", "for: ", "refund: ", "rate: ", "time: ", "2026-05-03", "food", "lodging", "23.50", "refund",
    ", paid by Ana", ", for Ana Ben",
  ]

  static let pictures = PictureNames(
    ["photos/a.jpg", "photos/b c.jpg", "journal/a.jpg"], otherKinds: ["d.heic"])

  static let settings: TripSettings = {
    var settings = TripSettings()
    settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Ben Bo"), Traveller(name: "Zoë", status: .invited),
    ]
    return settings
  }()

  /// Reads a file of the notation, and what the reader of its fields has to say.
  private static func file(_ bytes: [UInt8], _ read: (NotationReader.Reading) -> [Diagnostic]) -> String {
    let reading = NotationReader.read(bytes, file: "trip.yml")
    let lines = InputLines(bytes)
    return lines.shown(reading.diagnostics) + lines.shown(read(reading))
  }

  /// What was read without an error is the same tree to Yams, and to us where it is written in another way.
  private static func notation(_ bytes: [UInt8]) -> String {
    let reading = NotationReader.read(bytes, file: "trip.yml")
    let said = InputLines(bytes).shown(reading.diagnostics)
    let hasErrors = reading.diagnostics.contains { $0.severity == .error }
    claim(hasErrors || reading.root.isWhole, "broken without an error")
    if !hasErrors {
      YamsTree.check(bytes, reading)
      let text = NotationText(reading.root).text
      let again = NotationReader.read(Array(text.utf8), file: "trip.yml")
      let isLongKey = again.diagnostics.contains { $0.code == .longKey }
      claim(
        isLongKey || again.root.shape.utf8.elementsEqual(reading.root.shape.utf8),
        "\(text.debugDescription) is another tree")
    }
    return reading.root.shape + said
  }
}
