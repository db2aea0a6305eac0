import Diagnostics
import Foundation
import Secrets
import SiteAuditing
import TripCompiling

/// What of a library that is of no single trip gives away what one of its trips, or somebody, keeps private.
struct SharedLeaks {
  /// The library's own.
  let folder: String
  let secrets: SecretSearch
  let positions: PrivatePositions
  /// Where fields name secrets for the library alone.
  let fields: [SourcePlace]

  /// Each where it stands.
  func found(in words: SharedWords) -> [Diagnostic] {
    words.texts.flatMap { text -> [Diagnostic] in
      var found: [Diagnostic] = []
      if !secrets.found(in: text.words).isEmpty {
        let place = line(nearest: text.place) { secrets.found(in: $0).first?.range }
        found += [Diagnostic.secret(secrets, toldIn: text.words, at: place)].compactMap(\.self)
      }
      if let position = positions.first(in: text.words) {
        let place = line(nearest: text.place) { positions.first(in: $0)?.range }
        found.append(.positionInText(position.circle, at: place))
      }
      return found
    }
  }

  /// The line of a file that holds something, the nearest to where the text is said to stand: its name, or the file.
  private func line(nearest place: SourcePlace, _ search: (String) -> Range<Int>?) -> SourcePlace {
    guard let bytes = FileManager.default.contents(atPath: folder + "/" + place.file) else { return place }
    let passedOver = Set(fields.filter { $0.file == place.file }.compactMap(\.span?.line))
    let start = place.span?.line ?? 1
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    var nearest: SourceSpan?
    for (index, letters) in lines where !passedOver.contains(index + 1) {
      if let nearest, abs(nearest.line - start) <= abs(index + 1 - start) { continue }
      let text = String(decoding: letters, as: UTF8.self).filter { !$0.isNewline }
      guard let range = search(text) else { continue }
      let bytes = Array(text.utf8)
      nearest = SourceSpan(
        line: index + 1, column: String(decoding: bytes[..<range.lowerBound], as: UTF8.self).count + 1,
        length: String(decoding: bytes[range], as: UTF8.self).count, text: text)
    }
    return nearest.map { SourcePlace(file: place.file, span: $0) } ?? place
  }
}
