import Diagnostics
import Foundation
import SiteBuilding
import Testing

/// A line of `Tests/Mistakes`: what is typed into which files of a small trip, and what has to come of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// A file that is written anew, or that grows at its end.
  struct Change: Sendable {
    var file: String
    var isAdded: Bool
    var text: String
  }

  enum Expectation: Sendable {
    case well
    case says(String, words: String)
    case shows(String)
    case hides(String)
  }

  /// A line that is not written as `Tests/Mistakes/README.md` says.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  var testDescription: String
  var changes: [Change]
  var expectations: [Expectation]

  /// All mistakes of all themes, each with the files of its theme's folder before its own.
  static func all() throws -> [Mistake] {
    let folder = Checkout.root + "/Tests/Mistakes"
    let themes = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
    return try themes.sorted().flatMap { theme in
      let text = try String(contentsOfFile: folder + "/" + theme, encoding: .utf8)
      return try mistakes(in: text, theme: theme)
    }
  }

  private static func mistakes(in text: String, theme: String) throws -> [Mistake] {
    var base: [Change] = []
    var found: [Mistake] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated()
    where !line.isEmpty && !line.hasPrefix("# ") {
      let place = "\(theme):\(index + 1)"
      let halves = line.components(separatedBy: " => ")
      guard halves.count <= 2 else { throw Unreadable(description: "\(place): two “ => ” in a line") }
      let changes = try halves[0].components(separatedBy: " && ").map { try change($0, place) }
      if halves.count == 1 {
        guard found.isEmpty else {
          throw Unreadable(description: "\(place): expects nothing, below lines that do")
        }
        base += changes
      } else {
        if found.isEmpty {
          found.append(
            Mistake(testDescription: "\(theme): the folder as it is", changes: base, expectations: [.well]))
        }
        let expected = try halves[1].components(separatedBy: "; ").map { try expectation($0, place) }
        found.append(
          Mistake(
            testDescription: "\(place): \(halves[0])", changes: base + changes, expectations: expected))
      }
    }
    return found
  }

  private static func change(_ text: String, _ place: String) throws -> Change {
    guard let match = text.wholeMatch(of: #/(\S.*?) ([=+]) (.*)/#) else {
      throw Unreadable(description: "\(place): “\(text)” is no FILE = TEXT")
    }
    let typed = String(match.3).replacing("⏎", with: "\n").replacing("⇥", with: "\t")
    return Change(file: String(match.1), isAdded: match.2 == "+", text: typed)
  }

  private static func expectation(_ text: String, _ place: String) throws -> Expectation {
    if text == "well" { return .well }
    if let match = text.wholeMatch(of: #/says ([a-z-]+)(?: "(.+)")?/#) {
      return .says(String(match.1), words: String(match.2 ?? ""))
    }
    if let match = text.wholeMatch(of: #/shows "(.+)"/#) { return .shows(String(match.1)) }
    if let match = text.wholeMatch(of: #/hides "(.+)"/#) { return .hides(String(match.1)) }
    throw Unreadable(description: "\(place): “\(text)” is no expectation")
  }

  /// Writes the folder with the mistake in it.
  func write(to workspace: TemporaryFolder) throws -> String {
    for change in changes {
      let file = "trip/" + change.file
      if change.text.wholeMatch(of: #/@[\w.-]+/#) != nil {
        let source = Checkout.root + "/Tests/Mistakes/files/" + change.text.dropFirst()
        try workspace.write(file, try Data(contentsOf: URL(fileURLWithPath: source)))
        continue
      }
      let before =
        change.isAdded ? try String(contentsOfFile: workspace.path + "/" + file, encoding: .utf8) : ""
      try workspace.write(file, before + change.text + "\n")
    }
    return workspace.path + "/trip"
  }
}
