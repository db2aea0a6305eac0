import Diagnostics
import TripNotation

/// `templates/words/en.yml`: phrases by their keys, each one text or its forms by number.
struct WordsFile {
  private(set) var phrases: [String: [String: String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  static func read(_ reading: NotationReader.Reading) -> WordsFile {
    var findings = Findings(about: reading.file)
    var phrases: [String: [String: String]] = [:]
    for field in reading.root.fields ?? [] where field.value.kind != .empty && field.value.kind != .broken {
      if let text = field.value.text {
        phrases[field.key] = ["other": text.value]
      } else if let forms = field.value.fields {
        let texts = forms.compactMap { form in form.value.text.map { (form.key, $0.value) } }
        phrases[field.key] = Dictionary(texts) { first, _ in first }
      } else {
        findings.report(.noPhrase(field))
      }
    }
    return WordsFile(phrases: phrases, diagnostics: findings.diagnostics)
  }
}

extension Problem {
  fileprivate static func noPhrase(_ field: Field) -> Problem {
    Problem(
      .badWords, "`\(field.key.shortened)` must be a text, or its forms for one and for many",
      at: field.value.range, advice: "Write it like in templates/words/en.yml.")
  }
}
