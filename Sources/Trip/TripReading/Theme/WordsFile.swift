import Diagnostics
import TripNotation

/// `templates/words/en.yml`: phrases by their keys, each one text or its forms by number.
struct WordsFile {
  private(set) var phrases: [String: [String: String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Those of a file, with what is wrong in it. Comments between values are looked for, but in a shipped one, which has
  /// none.
  static func read(
    _ bytes: [UInt8], file: String, isShipped: Bool = false, known: Set<String>? = nil
  ) -> WordsFile {
    let whole = NotationReader.read(bytes, file: file)
    let reading = isShipped ? whole : whole.withoutComments()
    var words = read(reading, known: known)
    words.diagnostics.insert(contentsOf: reading.diagnostics, at: 0)
    return words
  }

  /// Words whose keys are not `known` are told, since nothing on the site asks for them; nil knows all.
  static func read(_ reading: NotationReader.Reading, known: Set<String>? = nil) -> WordsFile {
    var findings = Findings(about: reading.file)
    var phrases: [String: [String: String]] = [:]
    for field in reading.root.fields ?? [] where field.value.kind != .empty && field.value.kind != .broken {
      if let known, !known.contains(field.key), !field.key.hasPrefix(country) {
        findings.report(.unknownWord(field, among: known), as: .warning)
      }
      if let text = field.value.text {
        phrases[field.key] = ["other": text.value]
      } else if let forms = field.value.fields {
        let texts = forms.compactMap { form in form.value.text.map { (form.key, $0.value) } }
        phrases[field.key] = Dictionary(texts) { first, _ in first }
        for form in forms where known != nil && !pluralForms.contains(form.key) {
          findings.report(.unknownForm(form), as: .warning)
        }
      } else {
        findings.report(.noPhrase(field))
      }
    }
    return WordsFile(phrases: phrases, diagnostics: findings.diagnostics)
  }

  /// What the names of countries begin with: any code may follow.
  private static let country = "country-"
  /// Those of all languages (Unicode CLDR).
  private static let pluralForms: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}

extension Problem {
  fileprivate static func unknownWord(_ field: Field, among known: Set<String>) -> Problem {
    let near = Spelling.nearest(to: field.key, among: known.sorted()).map { "Did you mean `\($0)`? " } ?? ""
    return Problem(
      .badWords, "Unknown word `\(field.key.shortened)`: the site says nothing of that name",
      at: field.keyRange, advice: near + "The words of the site stand in templates/words/en.yml.")
  }

  fileprivate static func unknownForm(_ form: Field) -> Problem {
    Problem(
      .badWords, "Unknown form of a word: `\(form.key.shortened)`", at: form.keyRange,
      advice: "The forms are `one` and `other`, in some languages also `zero`, `two`, `few` and `many`.")
  }

  fileprivate static func noPhrase(_ field: Field) -> Problem {
    Problem(
      .badWords, "`\(field.key.shortened)` must be a text, or its forms for one and for many",
      at: field.value.range, advice: "Write it like in templates/words/en.yml.")
  }
}
