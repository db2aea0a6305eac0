import Diagnostics
import Foundation
import SiteBuilding
import Testing

/// A folder of `Tests/BrokenTrips`: a trip with one mistake, and what is to be said of it in `expected.txt`.
///
/// Whatever is named `Good …` in it, or `good….jpg`, is in order and has to be in the site.
struct BrokenTrip: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }
  var folder: String { Checkout.brokenTrips + "/" + name }
  var expectedFile: String { folder + "/expected.txt" }

  static let all: [BrokenTrip] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Checkout.brokenTrips)) ?? []
    return names.sorted().filter { !$0.contains(".") }.map(BrokenTrip.init)
  }()

  /// The trip alone, without what is to be said of it: that is no file of a trip, and would be told.
  func copy(in workspace: TemporaryFolder) throws -> String {
    let copy = try workspace.copy(of: folder, as: "BrokenTrips/" + name)
    try? FileManager.default.removeItem(atPath: copy + "/expected.txt")
    // A link of one of them leads out of it, to what lies beside.
    try workspace.write("BrokenTrips/README.md", "# Beside the trips\n")
    return copy
  }

  /// What `tripbook check` says of the trip, and how it ends.
  func checked() async throws -> String {
    let workspace = try TemporaryFolder()
    let outcome = await SiteBuilder.check(try .test(try copy(in: workspace), in: workspace))
    return DiagnosticPrinter().text(outcome.diagnostics) + "exit status \(outcome.exitStatus)\n"
  }

  var expected: String? {
    FileManager.default.contents(atPath: expectedFile).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of what is in order.
  func goodNames() throws -> Set<String> {
    var names: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where !file.hasSuffix("expected.txt") {
      if file.split(separator: "/").last?.hasPrefix("good") == true, file.hasSuffix(".jpg") {
        names.insert(file)
      }
      guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
      for match in String(decoding: data, as: UTF8.self).matches(of: /Good \p{L}+/) {
        names.insert(String(match.0))
      }
    }
    return names
  }
}
