import Diagnostics

/// What was found in one file.
struct FileReport: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  /// Links to places in other files, to be looked up when all files are known.
  private(set) var fragments: [FragmentLink] = []
  private var counts: [DiagnosticCode: Int] = [:]

  /// Of one kind, so many are told in one file.
  private static let maxOfAKind = 100

  /// The place is only worked out where it is told.
  mutating func add(_ diagnostic: Diagnostic, at place: () -> SourcePlace) {
    counts[diagnostic.code, default: 0] += 1
    guard counts[diagnostic.code, default: 0] <= Self.maxOfAKind else { return }
    var placed = diagnostic
    placed.place = place()
    diagnostics.append(placed)
  }

  /// What has its place already.
  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ link: FragmentLink) { fragments.append(link) }

  /// Ends the file: what was only counted is told as a number.
  mutating func finish(_ file: String) {
    if counts.isEmpty { return }
    for (code, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where count > Self.maxOfAKind {
      diagnostics.append(.furtherFindings(count - Self.maxOfAKind, of: code, in: file))
    }
  }
}

/// A link to a place in another file of the site.
struct FragmentLink: Hashable, Sendable {
  /// The place of that file in the list of files.
  let target: Int
  let fragment: String
  /// Where the link stands.
  let range: Range<Int>
}
