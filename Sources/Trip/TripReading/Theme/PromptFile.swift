import Diagnostics
import TripModel
import TripNotation

/// `templates/prompts/en.yml`: what the author of an entry may be asked.
struct PromptFile {
  private(set) var prompts: [WritingPrompt] = []
  private(set) var diagnostics: [Diagnostic] = []

  static func read(_ reading: NotationReader.Reading) -> PromptFile {
    var findings = Findings(about: reading.file)
    var prompts: [WritingPrompt] = []
    for item in Node.items(of: reading.root, as: reading.file.name, &findings) ?? [] {
      let prompt = FieldReader.read(item, as: "a prompt", &findings, Self.prompt)
      if let prompt { prompts.append(prompt) }
    }
    return PromptFile(prompts: prompts, diagnostics: reading.diagnostics + findings.diagnostics)
  }

  private static func prompt(_ fields: inout FieldReader) -> WritingPrompt? {
    fields.require("ask")
    let ask = fields.textNode("ask")
    let about = fields.text("about") ?? ""
    let needs = fields.map("when", as: "`when`") { Self.needs(&$0) }
    if fields.isUnread("when", needs) { return nil }
    guard let ask, blanksAreKnown(ask, &fields.findings) else { return nil }
    return WritingPrompt(text: ask.value, about: about, needs: needs ?? [])
  }

  private static func needs(_ fields: inout FieldReader) -> [WritingPrompt.Need]? {
    var needs: [WritingPrompt.Need] = []
    for figure in WritingPrompt.Figure.allCases {
      if let minimum = fields.wholeNumber(figure.rawValue) { needs.append(.atLeast(figure, minimum)) }
    }
    for circumstance in WritingPrompt.Circumstance.allCases where fields.yesNo(circumstance.rawValue) == true
    {
      needs.append(.circumstance(circumstance))
    }
    if let kinds = fields.names("kind") { needs.append(.kind(kinds.map { $0.value.lowercased() })) }
    if let words = fields.names("weather") { needs.append(.weather(words.map { $0.value.lowercased() })) }
    return needs
  }

  /// Whether every `{blank}` is one that can be filled.
  private static func blanksAreKnown(_ ask: TextNode, _ findings: inout Findings) -> Bool {
    let known = WritingPrompt.Blank.allCases.map(\.rawValue)
    for piece in ask.value.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      let name = String(piece.prefix { $0 != "}" })
      guard !known.contains(name) else { continue }
      findings.report(.unknownBlank(name, in: ask, among: known))
      return false
    }
    return true
  }
}

extension Problem {
  fileprivate static func unknownBlank(_ name: String, in ask: TextNode, among known: [String]) -> Problem {
    Problem(
      .badWords, "Unknown word “{\(name.shortened)}”", at: ask.range,
      advice: Spelling.nearest(to: name, among: known).map { "Did you mean {\($0)}?" }
        ?? "Known words: \(known.map { "{\($0)}" }.joined(separator: " ")).")
  }
}
