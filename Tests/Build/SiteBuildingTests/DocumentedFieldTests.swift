import TripPlanning
import TripChecking
import TripReading
import Diagnostics
import Drawing
import Foundation
import Documentation
import Rounds
import SiteBuilding
import Synchronization
import Testing
import TripNotation

@Suite("The fields that the documents list")
struct DocumentedFieldTests {
  private static let fields = DocumentedTrip.handbook.fields

  /// Each way to write a field, in a file.
  struct Written: Sendable, CustomTestStringConvertible {
    var frame: FieldFrame
    var line: String
    var testDescription: String { "\(frame.owner): \(line)" }
  }

  private static let written = FieldFrame.all.flatMap { frame in
    fields.filter { $0.owner == frame.owner }.flatMap(\.examples).map { Written(frame: frame, line: $0) }
  }

  @Test("are those that are read, and no others", arguments: FieldFrame.all)
  func areThoseRead(_ frame: FieldFrame) async throws {
    let heard = Mutex<Set<String>>([])
    let listener = FieldListener { what, keys in
      if what == frame.owner { heard.withLock { $0.formUnion(keys) } }
    }
    let documented = Self.fields.filter { $0.owner == frame.owner }
    // Without a given field, a reader asks for all others by which it might be given; some it knows only by sight.
    try await FieldListener.current.withValue(listener) {
      _ = try await diagnostics(frame, frame.needed.first ?? "quaggaquagga: 1")
      for field in documented where !heard.withLock({ $0.contains(field.name) }) {
        _ = try await diagnostics(frame, field.examples[0])
      }
    }
    // What other programs write as one word, as `publishDate`, is asked for so.
    #expect(
      Set(documented.map { Self.letters($0.name) }).sorted()
        == Set(heard.withLock(\.self).map(Self.letters)).sorted())
    #expect(Set(documented.map(\.name)).count == documented.count)
  }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  @Test("each with an example that begins with its name")
  func haveExamples() {
    for field in Self.fields {
      #expect(!field.examples.isEmpty, "\(field.owner): \(field.name)")
      for example in field.examples { #expect(example.hasPrefix(field.name + ": ")) }
    }
  }

  @Test("can be written as their examples are", arguments: Rounds.some(of: written, oneIn: 14))
  func canBeWritten(_ written: Written) async throws {
    let told = try await diagnostics(written.frame, written.line)
    // A public trip is asked for its address.
    var announced: [DiagnosticCode] = written.line == "visibility: public" ? [.noAddress] : []
    // One half of a position is none.
    if written.line.contains("itude: ") { announced = [.badCoordinate] }
    // The frames are paid in the trip's own currency, and have no rates.
    if written.line.hasPrefix("rate: ") { announced = [.badNumber] }
    if written.line.hasPrefix("currency: ") { announced = [.missingRate] }
    // The machine of the tests keeps no passwords.
    if written.line == "protect: yes" { announced = [.noPassword] }
    // No pin of the frames is called so, and no town.
    if written.line == "at: Pensão Flor" { announced = [.placeNotFound] }
    #expect(told.filter { !announced.contains($0.code) && !isKeptBack($0) }.map(\.told) == [])
  }

  /// What is kept back or left out is counted in a note; what cannot be kept back yet ends the build.
  private func isKeptBack(_ diagnostic: Diagnostic) -> Bool {
    [.heldBack, .notPublished, .photoRejected].contains(diagnostic.code)
  }

  @Test("stand in a frame here, whatever map is read")
  func areAllLookedAt() throws {
    let folder = Checkout.root + "/Sources/Trip/TripReading"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    let maps = try files.flatMap { file in
      try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        .matches(of: /(?:FieldReader\.read|fields\.items|fields\.map)\([^()]*as: "([^"]+)"/).map {
          String($0.1)
        }
    }
    #expect(maps.count > 5)
    #expect(Set(maps).subtracting(FieldFrame.all.map(\.owner)) == [])
  }

  @Test("name every word that they can hold", arguments: [("a traveller", "status"), ("trip.yml", "units")])
  func nameTheirWords(owner: String, name: String) async throws {
    let frame = try #require(FieldFrame.all.first { $0.owner == owner })
    let told = try await diagnostics(frame, "\(name): quaggaquagga")
    let words = HandbookTable.code(in: try #require(told.first { $0.code == .unknownWord }?.advice))
    let row = try #require(Self.fields.first { $0.owner == owner && $0.name == name })
    #expect(words.count > 1)
    #expect(Set(words).subtracting(HandbookTable.code(in: row.about)) == [])
  }

  @Test("name every category of a pin, and every word of visibility")
  func nameCategories() throws {
    let category = try #require(Self.fields.first { $0.owner == "a pin" && $0.name == "category" })
    #expect(
      HandbookTable.code(in: category.about) == PlaceCategory.allCases.map(\.rawValue).ordered(as: category))
    let visibility = try #require(Self.fields.first { $0.owner == "trip.yml" && $0.name == "visibility" })
    #expect(HandbookTable.code(in: visibility.about) == ["public", "unlisted", "private"])
  }

  private func diagnostics(_ frame: FieldFrame, _ line: String) async throws -> [Diagnostic] {
    let workspace = try TemporaryFolder()
    let folder = try DocumentedTrip(with: [frame.file: frame.text(line)]).write(into: workspace)
    return await SiteBuilder.check(try .test(folder, in: workspace)).diagnostics
  }
}

extension [String] {
  /// In the order in which a row names them; those that it does not name at the end.
  fileprivate func ordered(as field: HandbookField) -> [String] {
    let order = HandbookTable.code(in: field.about)
    return order.filter(contains) + filter { !order.contains($0) }
  }
}
