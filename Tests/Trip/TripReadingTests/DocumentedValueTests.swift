import Claims
import Foundation
import Documentation
import SiteColour
import Testing
import TripModel

@testable import TripReading

/// A section of docs/values.md: the file in which a value of its kind is tried, and what comes out.
private struct ValueKind: Sendable {
  var name: String
  var file: String
  /// The text before the value; a line break follows it.
  var before: String
  /// Whether the value stands in quotes: without, a link with `#` would be cut.
  var isQuoted = true
  var read: @Sendable (Trip) -> String?

  static let all: [ValueKind] = [
    ValueKind(name: "Day", file: "trip.yml", before: "start: ") { $0.settings.start?.inWords },
    ValueKind(name: "Day and time", file: "pins.yml", before: pin + "  at: 38.7 -9.1\n  time: ") {
      $0.pins.first?.header.when?.inWords
    },
    ValueKind(name: "Time of day", file: "budget.yml", before: expense + "    amount: 1\n    time: ") {
      $0.budget?.expenses.first?.when.time?.hourAndMinute
    },
    ValueKind(name: "Time zone", file: "trip.yml", before: "time zone: ") {
      $0.settings.timeZone?.identifier
    },
    ValueKind(name: "Position", file: "pins.yml", before: pin + "  at: ") {
      $0.pins.first?.coordinate.inWords
    },
    ValueKind(name: "Place", file: "trip.yml", before: "destination: ") {
      $0.settings.destination?.value.inWords
    },
    ValueKind(name: "Money", file: "budget.yml", before: expense + "    amount: ") {
      $0.budget?.expenses.first.map { "\($0.amount.decimal) \($0.amount.currency.code)" }
    },
    ValueKind(name: "Airport", file: "trip.yml", before: "flights from: ") { $0.settings.flightsFrom?.code },
    ValueKind(name: "Length of time", file: "trip.yml", before: "cameras:\n  - model: X\n    shift: ") {
      $0.settings.cameraClocks.first.map { lengthInWords($0.shiftSeconds) }
    },
    ValueKind(name: "Colour", file: "trip.yml", before: "accent: ") {
      if case .written(let colour) = $0.settings.accent { colour.description } else { nil }
    },
    ValueKind(name: "Names", file: "trip.yml", before: "travellers: ", isQuoted: false) {
      let names = $0.settings.travellers.map(\.name)
      return names.isEmpty ? nil : names.joined(separator: " and ")
    },
    ValueKind(
      name: "Yes or no", file: "budget.yml", before: expense + "    amount: 1\n    refund: ", isQuoted: false
    ) { $0.budget?.expenses.first.map { $0.isRefund ? "yes" : "no" } },
    ValueKind(
      name: "Kept back", file: "pins.yml", before: pin + "  at: 38.7 -9.1\n  private: ", isQuoted: false
    ) {
      $0.pins.first.map { $0.keptBack.isEmpty ? "published" : "kept back" }
    },
    ValueKind(name: "Picture", file: "trip.yml", before: "cover: ") { $0.settings.cover },
  ]

  private static let pin = "- title: Here\n"
  private static let expense = "expenses:\n  - date: 2026-05-03\n    category: food\n"
}

@Suite("The values that the documents list")
struct DocumentedValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    fileprivate var kind: ValueKind
    var written: String
    /// What it is read as; nil for what is refused.
    var expected: String?
    var testDescription: String { "\(kind.name): \(written)" }
  }

  private static let handbook = Handbook(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../../docs")
      .standardizedFileURL.path)

  private static func rows(_ kind: ValueKind, _ head: String) -> [[String]] {
    let section = handbook.section(named: kind.name, in: "values.md")
    return section?.tables.first { $0.head.first == head }?.rows ?? []
  }

  private static let read = ValueKind.all.flatMap { kind in
    rows(kind, "written").map { Case(kind: kind, written: HandbookTable.code(in: $0[0])[0], expected: $0[1]) }
  }

  private static let refused = ValueKind.all.flatMap { kind in
    rows(kind, "not so").map { Case(kind: kind, written: HandbookTable.code(in: $0[0])[0]) }
  }

  private static let instead = ValueKind.all.flatMap { kind in
    rows(kind, "not so").map { Case(kind: kind, written: HandbookTable.code(in: $0[2])[0]) }
  }

  @Test("are read as they say", arguments: read)
  func areRead(_ value: Case) async throws {
    let (found, told) = try await reading(value)
    claim(found, is: value.expected)
    claim(told, is: [])
  }

  @Test("are refused as they say", arguments: refused)
  func areRefused(_ value: Case) async throws {
    let (_, told) = try await reading(value)
    #expect(!told.isEmpty)
  }

  @Test("are read as they are to be written instead", arguments: instead)
  func areReadInstead(_ value: Case) async throws {
    let (found, told) = try await reading(value)
    #expect(found != nil)
    claim(told, is: [])
  }

  @Test("are all looked at")
  func areAllLookedAt() {
    let sections = Self.handbook.sections(in: "values.md").filter { $0.tables.contains { $0.head.count > 1 } }
    #expect(sections.dropFirst().map(\.name).sorted() == ValueKind.all.map(\.name).sorted())
  }

  @Test("name every category that an expense can have without being asked")
  func categories() throws {
    let page = try unwrapped(Self.handbook.sections(in: "files/budget.md").first)
    for category in ExpenseWords.presets { claim(page.text, has: "`\(category)`", "\(category)") }
  }

  private func reading(_ value: Case) async throws -> (found: String?, told: [String]) {
    let quoted = "'\(value.written.replacing("'", with: "''"))'"
    let text = value.kind.before + (value.kind.isQuoted ? quoted : value.written) + "\n"
    let folder = try TripFolder([value.kind.file: text, "photos/IMG_2231.jpg": ""])
    let reading = try await folder.read()
    let told = reading.told.filter { !$0.contains("IMG_2231.jpg ") && !$0.hasPrefix("note ") }
    return (value.kind.read(reading.trip), told)
  }
}

/// `1 hour 30 minutes`, `minus 1 hour`.
private func lengthInWords(_ seconds: Int) -> String {
  var rest = abs(seconds)
  let parts = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")].compactMap { length, name in
    let count = rest / length
    rest %= length
    return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
  }
  return (seconds < 0 ? "minus " : "") + parts.joined(separator: " ")
}

extension LocalDate {
  fileprivate var inWords: String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    return "\(day) \(months[month - 1]) \(year)"
  }
}

extension DayAndTime {
  fileprivate var inWords: String {
    let clock = time.map { ", " + $0.hourAndMinute } ?? ""
    return date.inWords + clock + (offset.map { " \($0)" } ?? "")
  }
}

extension Coordinate {
  fileprivate var inWords: String {
    String(format: "%.4f %.4f", locale: Locale(identifier: "en_US_POSIX"), latitude, longitude)
  }
}

extension NamedPlace {
  fileprivate var inWords: String {
    [name, coordinate?.inWords].compactMap(\.self).joined(separator: " at ")
  }
}
