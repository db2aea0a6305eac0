import Markdown

extension Block {
  /// Lines that nobody breaks to make them fit: programs do so from about 70 letters.
  fileprivate static let shortLines = (count: 2...3, letters: 50)

  /// A paragraph of a few short lines with these as they are written: in a quote they are what somebody said line by line,
  /// and no text that a program broke.
  var withShortLinesKept: Block {
    guard case .paragraph(let inlines) = self, inlines.areShortLines else { return self }
    return .paragraph(inlines.map { $0 == .softBreak ? .hardBreak : $0 })
  }
}

extension [Inline] {
  fileprivate var areShortLines: Bool {
    let lines = split(separator: Inline.softBreak, omittingEmptySubsequences: false)
    return Block.shortLines.count.contains(lines.count)
      && lines.allSatisfy { Array($0).plainText.count < Block.shortLines.letters }
  }
}
