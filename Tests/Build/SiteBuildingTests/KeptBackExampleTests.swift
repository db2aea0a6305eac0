import Diagnostics
import Foundation
import Rounds
import SiteBuilding
import Testing
import TripCompiling

@Suite("The example without some of its things")
struct KeptBackExampleTests {
  /// Each keeps back another third of the entries, pins and expenses; plans are compared by the hundred.
  @Test(
    "Marked as kept back or deleted by hand, the site is the same byte for byte",
    arguments: 1...Rounds.of(1, nightly: 3))
  func sameAsDeleted(seed: Int) async throws {
    let example = try await ExampleSite.shared()
    let workspace = try TemporaryFolder()
    var folder = try ExampleFolder()
    folder.keepBack(seed: seed)
    let marked = try await build(folder.marked, as: "a", in: workspace, example)
    let deleted = try await build(folder.deleted, as: "b", in: workspace, example)
    #expect(marked.differences(from: deleted) == [])
    #expect(marked.names != example.tree.names)
    #expect(folder.marked.count > folder.deleted.count)
  }

  private func build(
    _ files: [String: Data], as name: String, in workspace: TemporaryFolder, _ example: ExampleSite
  ) async throws -> SiteTree {
    for (file, bytes) in files { try workspace.write(name + "/example-trip/" + file, bytes) }
    let order = try BuildOptions.test(
      workspace.path + "/\(name)/example-trip", in: example.workspace,
      output: workspace.path + "/site-" + name,
      cache: ExampleSite.cache)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 0, "\(outcome.diagnostics.map(\.message))")
    return try SiteTree(order.output)
  }
}

/// The files of the example, with marks on some of its things, and without these things.
private struct ExampleFolder {
  private(set) var marked: [String: Data] = [:]
  private(set) var deleted: [String: Data] = [:]

  init() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: Checkout.exampleTrip)
    where !name.hasPrefix("painter") && !name.hasPrefix("_site") {
      let path = Checkout.exampleTrip + "/" + name
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
      else {
        continue
      }
      marked[name] = FileManager.default.contents(atPath: path)
    }
    deleted = marked
  }

  /// Every third of the entries, pins and expenses, others with each seed.
  mutating func keepBack(seed: Int) {
    var gone: Set<String> = []
    let entries = marked.keys.filter { $0.hasPrefix("journal/") && $0.hasSuffix(".md") }.sorted()
    for (index, entry) in entries.enumerated() where index % 3 == seed % 3 {
      let words = text(entry, marked)
      marked[entry] = Data(words.replacing("---\n", with: "---\ndraft: yes\n", maxReplacements: 1).utf8)
      deleted[entry] = nil
      gone.formUnion(Self.pictures(in: words))
    }
    let pins = items(of: text("pins.yml", marked), startingWith: "- ")
    let keptPins = pins.enumerated().filter { $0.offset % 3 == seed % 3 }.map(\.element)
    marked["pins.yml"] = Data(pins.map { keptPins.contains($0) ? $0 + "  private: yes\n" : $0 }.joined().utf8)
    deleted["pins.yml"] = Data(pins.filter { !keptPins.contains($0) }.joined().utf8)
    gone.formUnion(keptPins.flatMap(Self.pictures))
    keepBackExpenses(seed)
    // A picture that anything else names stays.
    let rest = deleted.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") }.sorted()
    let needed = Set(rest.flatMap { Self.pictures(in: text($0, deleted)) })
    for name in gone.subtracting(needed) { deleted["photos/" + name] = nil }
  }

  private mutating func keepBackExpenses(_ seed: Int) {
    let lines = text("budget.yml", marked).split(separator: "\n", omittingEmptySubsequences: false)
    var (kept, left): ([Substring], [Substring]) = ([], [])
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("  - 2026-05-04 "), index % 3 == seed % 3 else {
        kept.append(line)
        left.append(line)
        continue
      }
      kept.append("  - {date: 2026-05-04, category: food, amount: \(index).13, what: A secret, private: yes}")
    }
    marked["budget.yml"] = Data(kept.joined(separator: "\n").utf8)
    deleted["budget.yml"] = Data(left.joined(separator: "\n").utf8)
  }

  private func text(_ file: String, _ files: [String: Data]) -> String {
    String(decoding: files[file] ?? Data(), as: UTF8.self)
  }

  private func items(of text: String, startingWith mark: String) -> [String] {
    var items: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix(mark) { items.append("") }
      items[items.count - 1] += line + "\n"
    }
    return items
  }

  private static func pictures(in text: String) -> [String] {
    text.matches(of: /[A-Z]+_[0-9_]+\.(jpg|JPG)/).map { String($0.0) }
  }
}
