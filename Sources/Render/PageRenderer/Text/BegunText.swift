import Markdown
import TripPlanning

extension EntryPlan {
  /// Its text as it stands below its title: of one that is called by its first sentence what follows that.
  var bodyBelowTitle: MarkdownDocument {
    self.title.reason == .firstWords ? self.body.behind(title: self.title.value) : self.body
  }
}

extension MarkdownDocument {
  /// Without the sentence at its beginning that is its title, before which pictures may stand. A title that breaks off, and
  /// one that is only a part of words that are set off, is none of these.
  fileprivate func behind(title: String) -> MarkdownDocument {
    guard !title.hasSuffix("…"), let index = blocks.firstIndex(where: { !$0.isSilent }),
      case .paragraph(let line) = blocks[index], let rest = line.behind(title: title)
    else { return self }
    var all = blocks
    all.replaceSubrange(index...index, with: rest.isEmpty ? [] : [Block.paragraph(rest)])
    return MarkdownDocument(blocks: all, footnotes: footnotes)
  }
}

extension Block {
  /// Whether it is a paragraph without words.
  fileprivate var isSilent: Bool {
    guard case .paragraph(let line) = self else { return false }
    return line.plainText.allSatisfy(\.isWhitespace)
  }
}

extension [Inline] {
  /// What follows the sentence at its beginning; nil where it does not begin so.
  fileprivate func behind(title: String) -> [Inline]? {
    // A sentence may go over several lines of the file.
    let said = Array(prefix(while: \.isPlain))
    let rest = Array(dropFirst(Swift.max(said.count, 1)))
    let words: String
    switch first {
    case .text?: words = said.plainText
    case .emphasis(let line)?, .strong(let line)?: words = line.plainText
    default: return nil
    }
    guard words.hasPrefix(title) else { return nil }
    if let more = words.behind(title: title) {
      // Words that are set off as one are not cut in two.
      if said.isEmpty || more == words { return nil }
      return [.text(more)] + rest
    }
    // A note belongs to the sentence before it.
    if case .footnote? = rest.first { return nil }
    return words == title && rest.first?.goesOn == true ? nil : rest.withoutLeadingBlank
  }

  /// Without breaks and blanks before its first word.
  private var withoutLeadingBlank: [Inline] {
    var line = self[...]
    while let first = line.first {
      switch first {
      case .softBreak, .hardBreak: line = line.dropFirst()
      case .text(let text):
        let words = text.drop(while: \.isWhitespace)
        line = line.dropFirst()
        if !words.isEmpty { return [.text(String(words))] + line }
      default: return Array(line)
      }
    }
    return []
  }
}

extension Inline {
  /// Whether it is text that nothing sets off.
  fileprivate var isPlain: Bool {
    switch self {
    case .text, .softBreak: true
    default: false
    }
  }

  /// Whether it belongs to the sentence before it, where that has no mark at its end: neither a new line nor a blank.
  fileprivate var goesOn: Bool {
    switch self {
    case .softBreak, .hardBreak: false
    case .text(let text): !(text.first?.isWhitespace ?? true)
    default: true
    }
  }
}
