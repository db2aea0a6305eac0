import Diagnostics
import Foundation
import SiteAuditing
import TripCompiling
import TripPlanning

/// Positions near home that the traveller's own words tell: where these stand in the folder, before the audit finds them
/// in the site.
extension BuildWork {
  /// `plan` is that for readers: what is kept back may tell what it likes.
  mutating func tellPositionsInTexts(_ plan: TripPlan) {
    let search = PrivatePositions(compiler.privatePlaces.map(ForbiddenCircle.init))
    guard !search.isEmpty else { return }
    for text in PublishedWords(plan).texts {
      guard let found = search.first(in: text.words) else { continue }
      let place = text.place.span == nil ? line(of: search, in: text.place) : text.place
      compiler.report(.positionInText(found.circle, at: place))
    }
  }

  /// Where a position stands below the fields of a text: in these it is one that is kept back as such.
  private func line(of search: PrivatePositions, in place: SourcePlace) -> SourcePlace {
    let small = place.file.lowercased()
    guard [".md", ".markdown", ".yml", ".yaml", ".txt"].contains(where: { small.hasSuffix($0) }),
      let bytes = FileManager.default.contents(atPath: options.folder + "/" + place.file)
    else { return place }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    func isMark(_ line: String) -> Bool { line.filter { !$0.isWhitespace } == "---" }
    let end = lines.first.map(isMark) == true ? lines.dropFirst().firstIndex(where: isMark) ?? 0 : -1
    for (index, line) in lines.enumerated() where index > end {
      guard let found = search.first(in: line) else { continue }
      let letters = Array(line.utf8)
      let before = String(decoding: letters[..<found.range.lowerBound], as: UTF8.self)
      let length = String(decoding: letters[found.range], as: UTF8.self).count
      let span = SourceSpan(
        line: index + 1, column: before.count + 1, length: length, text: line.filter { !$0.isNewline })
      return SourcePlace(file: place.file, span: span)
    }
    return place
  }
}

extension SourcePlace {
  /// Logs are often public, so the line is shown without its figures.
  fileprivate var withoutFigures: SourcePlace {
    var place = self
    let text = span?.text ?? ""
    place.span?.text = String(text.map { $0.isNumber ? "·" : $0 })
    return place
  }
}

extension Diagnostic {
  static func positionInText(_ circle: ForbiddenCircle, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .privatePosition, "Position in a text within a private circle: \(circle.name)",
      at: place.withoutFigures,
      advice: "Delete it from the text; in a field it can stay, and is not published.")
  }

  /// Whether it tells of something that a trip keeps private and gives away itself.
  var tellsLeak: Bool { code == .privateCode || code == .privatePosition }
}
