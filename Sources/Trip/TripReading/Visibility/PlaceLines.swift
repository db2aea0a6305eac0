import Diagnostics
import TripNotation

/// The lines of a trip.yml or library.yml that tell where a home or a private zone is, whether or not they read: what is
/// wrong in them is told without what they say, since what a build says is often public.
struct PlaceLines {
  private let file: NotationFile
  /// Counted from 1, as in the file.
  private let numbers: Set<Int>

  init(_ file: NotationFile) {
    self.file = file
    let marked = VisibilityLines(file: file).marks(of: VisibilityKey.ofPlaces).map(\.range.line)
    numbers = Self.below(marked: Set(marked), in: file.lines).reduce(into: []) {
      $0.insert(file.firstLine + $1)
    }
  }

  /// What is told, with dots for the figures of these lines.
  func masked(_ told: [Diagnostic]) -> [Diagnostic] {
    numbers.isEmpty ? told : told.map(masked)
  }

  private func masked(_ told: Diagnostic) -> Diagnostic {
    var told = told
    let figures = ([told.place].compactMap(\.self) + told.others).filter(isOfPlace)
      .flatMap { ($0.span?.text ?? "").split { !$0.isNumber } }.filter { $0.count > 1 }
    for figure in figures {
      let dots = String(repeating: "·", count: figure.count)
      told.message = told.message.replacing(figure, with: dots)
      told.advice = told.advice?.replacing(figure, with: dots)
    }
    told.place = told.place.map(masked)
    told.others = told.others.map(masked)
    return told
  }

  private func masked(_ place: SourcePlace) -> SourcePlace { isOfPlace(place) ? place.withoutValue : place }

  private func isOfPlace(_ place: SourcePlace) -> Bool {
    place.file == file.name && place.span.map { numbers.contains($0.line) } == true
  }

  /// The numbers, from 0, of the lines that begin with such a key or hold one, and of those that are its list.
  private static func below(marked: Set<Int>, in lines: [String]) -> [Int] {
    var found: [Int] = []
    /// How far the key is set in whose list this may be.
    var indent: Int?
    for (index, line) in lines.enumerated() {
      let start = line.prefix { $0 == " " || $0 == "\t" }.count
      let text = line.dropFirst(start)
      if marked.contains(index) || isKey(text) {
        indent = start
      } else if let key = indent, !(text.isEmpty || start > key || text.hasPrefix("-")) {
        indent = nil
      }
      if indent != nil { found.append(index) }
    }
    return found
  }

  /// Whether a line begins with such a key, whatever stands behind it.
  private static func isKey(_ text: Substring) -> Bool {
    guard let end = text.prefix(longestKey).firstIndex(of: ":") else { return false }
    let key = text[..<end].filter { !"\"'".contains($0) }
    return MeantKey(String(key)).map { VisibilityKey.ofPlaces.contains($0.key) } ?? false
  }

  /// Letters; nobody names a key in more.
  private static let longestKey = 40
}
