/// A block of code in a document that is a file of a trip: its fence names the file behind the language.
package struct HandbookExample: Hashable, Sendable {
  /// The file, relative to the trip folder.
  package var file: String
  package var text: String
  /// What the last line of text before it says, without a colon: "Not so".
  package var label: String
}

extension HandbookSection {
  /// The examples in the section whose fences name a file, such as `yaml budget.yml`.
  package var examples: [HandbookExample] {
    Passage.all(in: text).reduce(into: (label: "", found: [HandbookExample]())) { state, passage in
      switch passage {
      case .prose(let prose):
        guard let last = prose.withoutEmptyEnds.split(whereSeparator: \.isNewline).last else { return }
        state.label = String(last.hasSuffix(":") ? last.dropLast() : last)
      case .code(let info, let code):
        guard let file = info.file else { return }
        state.found.append(HandbookExample(file: file, text: code, label: state.label))
      }
    }.found
  }
}
