import Diagnostics
import TripNotation

/// `money changers: near home`, in trip.yml and library.yml.
enum ChangersField {
  private static let key = "money changers"

  /// Where it is said that the town nearest to home may be told; nil where it is not. Nobody's home is told of by a word
  /// that is not understood.
  static func nearHomeAt(_ fields: inout FieldReader) -> SourcePlace? {
    let words: KeyValuePairs = ["near home": true, "at destinations": false]
    guard fields.word(key, words) == true, let text = fields.textNode(key) else { return nil }
    return fields.findings.file.place(of: text.range)
  }
}
