import Markdown

/// The HTML that people put between their Markdown: what has a counterpart becomes that.
///
/// Blocks are dealt with here; what stands within a line (`<b>`, `<a href>`, `<br>`) is left for the tree, in which
/// it can be paired safely (`InlineHTML`).
extension DialectReader {
  mutating func readAngle() -> Bool {
    if starts(with: "<%") { return readTemplater() }
    guard let tag = HTMLTag(bytes, at: at) else { return readOpenImage() }
    let name = tag.name
    if Self.leftOutWhole.contains(name) {
      readLeftOut(tag)
    } else if name == "img" {
      if let picture = picture(tag, caption: tag["title"] ?? "") { put(picture) } else { leaveOut("<img>") }
      skip(to: tag.end)
    } else if name == "figure", !tag.isEnd {
      readFigure(tag)
    } else if name == "pre", !tag.isEnd {
      readPreformatted(tag)
    } else if Self.blocks.contains(name) || Self.headings[name] != nil {
      readBlock(tag)
    } else {
      readInline(tag)
    }
    return true
  }

  private static let leftOutWhole: Set<String> = [
    "script", "style", "iframe", "video", "audio", "object", "embed", "svg", "canvas", "template", "form",
    "noscript",
    "amp-img", "map",
  ]

  private static let blocks: Set<String> = [
    "div", "center", "section", "article", "header", "footer", "main", "aside", "nav", "p", "table", "thead",
    "tbody",
    "tfoot", "tr", "td", "th", "caption", "colgroup", "col", "ul", "ol", "li", "dl", "dt", "dd", "blockquote",
    "details",
    "summary", "figcaption", "figure", "address", "fieldset", "hr", "picture", "source", "pre", "html",
    "body", "head",
  ]

  private static let headings = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]

  // MARK: What is taken out

  private mutating func readTemplater() -> Bool {
    guard let end = next("%>", from: at + 2) else { return false }
    leaveOut("<% … %>")
    skip(to: end + 2)
    return true
  }

  private mutating func readLeftOut(_ tag: HTMLTag) {
    let isBlockOfHTML = ["script", "style"].contains(tag.name) && output.isAtLineStart
    if !tag.isEnd, !isBlockOfHTML { leaveOut("<" + tag.name + ">") }
    if !tag.isEnd, !tag.isClosed, let end = next("</" + tag.name, from: tag.end),
      let close = next(">", from: end)
    {
      // Markdown takes a script as a block of HTML, which is told and never shown.
      if isBlockOfHTML { copy(to: close + 1) } else { skip(to: close + 1) }
    } else {
      skip(to: tag.end)
    }
  }

  // MARK: Pictures

  private mutating func picture(_ tag: HTMLTag, caption: String) -> String? {
    let sources = ["src", "data-src", "data-original", "srcset", "href", "file", "path"].compactMap {
      tag[$0]
    }
    guard let source = sources.first(where: { !$0.isEmpty && !$0.hasPrefix("data:") }) else { return nil }
    let first = tag["src"] == nil && tag["srcset"] == source ? String(source.prefix { $0 != " " }) : source
    return TextMarks.picture(
      TextMarks.withoutSiteAddress(first), alternative: withoutComments(tag["alt"] ?? ""),
      caption: withoutComments(caption), isHTML: true)
  }

  /// `<figure>` with its pictures and the caption of all of them, which goes to the last.
  private mutating func readFigure(_ tag: HTMLTag) {
    guard let end = next("</figure", from: tag.end), next("<figure", from: tag.end) ?? .max > end,
      let close = next(">", from: end)
    else {
      readBlock(tag)
      return
    }
    let inside = FigureText(bytes[tag.end..<end])
    guard !inside.pictures.isEmpty else {
      readBlock(tag)
      return
    }
    output.breakParagraph(line: line)
    let last = inside.pictures.count - 1
    for (index, found) in inside.pictures.enumerated() {
      let own = found["title"] ?? ""
      let caption = index == last && !inside.caption.isEmpty ? inside.caption : own
      if let markdown = picture(found, caption: caption) { put(markdown + "\n") }
    }
    skip(to: close + 1)
    output.breakParagraph(line: line)
  }

  /// The one picture of a stretch, with the words about it as its caption.
  mutating func putCaptioned(_ stretch: Range<Int>) -> Bool {
    let inside = FigureText(bytes[stretch], isAllCaption: true)
    if inside.pictures.isEmpty { return putCaptioned(ofMarkdown: text(stretch)) }
    guard inside.pictures.count == 1, let markdown = picture(inside.pictures[0], caption: inside.caption)
    else { return false }
    put(markdown)
    return true
  }

  /// The same where a program that gave the text out has made Markdown of the picture, and maybe of a link around it.
  private mutating func putCaptioned(ofMarkdown text: String) -> Bool {
    guard let start = text.firstRange(of: "![")?.lowerBound,
      let source = text[start...].firstRange(of: "](")?.upperBound,
      let close = text[source...].firstIndex(of: ")")
    else { return false }
    let images = MarkdownParser.parse(String(text[start...close])).images
    guard images.count == 1, text[close...].firstRange(of: "![") == nil else { return false }
    var (before, behind) = (text[..<start], text[text.index(after: close)...])
    if before.last == "[", behind.hasPrefix("]("), let end = behind.firstIndex(of: ")") {
      before.removeLast()
      behind = behind[behind.index(after: end)...]
    }
    let words = withoutComments("\(before) \(behind)").split(whereSeparator: \.isWhitespace)
    let alternative = withoutComments(images[0].alternative)
    put(
      TextMarks.picture(
        images[0].source, alternative: alternative, caption: TextMarks.words(words.joined(separator: " "))))
    return true
  }

  // MARK: Blocks

  private mutating func readBlock(_ tag: HTMLTag) {
    output.breakParagraph(line: line)
    skip(to: tag.end)
    count(tag)
    while at < bytes.count, bytes[at].isBlank { skip(to: at + 1) }
    guard !tag.isEnd else { return }
    if let level = Self.headings[tag.name] { put(String(repeating: "#", count: level) + " ") }
    switch tag.name {
    case "li", "dd": put("- ")
    case "hr": put("---\n\n")
    default: break
    }
  }

  private mutating func count(_ tag: HTMLTag) {
    let isVoid =
      ["p", "li", "hr", "source", "col", "dt", "dd", "tr", "td", "th"].contains(tag.name) || tag.isClosed
    if !isVoid { openBlocks = max(0, openBlocks + (tag.isEnd ? -1 : 1)) }
    if tag.name == "blockquote" { openQuotes = min(8, max(0, openQuotes + (tag.isEnd ? -1 : 1))) }
  }

  private mutating func readPreformatted(_ tag: HTMLTag) {
    guard let end = next("</pre", from: tag.end), let close = next(">", from: end) else {
      readBlock(tag)
      return
    }
    output.breakParagraph(line: line)
    put("~~~~~~\n")
    skip(to: tag.end)
    while at < end {
      if starts(with: "<!--") {
        skip(to: min((next("-->", from: at) ?? end) + 3, end))
      } else if let inner = HTMLTag(bytes, at: at) {
        skip(to: min(inner.end, end))
      } else {
        copyLetter(before: end)
      }
    }
    put("\n~~~~~~\n")
    skip(to: close + 1)
  }

  /// A letter of HTML as it is in code, in which `&lt;` would be no mark.
  private mutating func copyLetter(before end: Int) {
    for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'")]
    where rest.starts(with: name.utf8) && at + name.utf8.count <= end {
      output.put(letter, line: line)
      skip(to: at + name.utf8.count)
      return
    }
    let byte = bytes[at]
    skip(to: at + 1)
    output.put(byte, line: line)
  }

  // MARK: Within a line

  /// A tag alone on its line would make all that follows it HTML: it is put beside what follows.
  private mutating func readInline(_ tag: HTMLTag) {
    guard output.isAtLineStart, InlineHTML.isKnown(tag.name) else {
      copy(to: tag.end)
      return
    }
    let end = endOfLine(from: tag.end)
    guard end - tag.end < 400, bytes[tag.end..<end].allSatisfy({ $0.isBlank || $0 == .carriageReturn }) else {
      copy(to: tag.end)
      return
    }
    if tag.name == "br" || tag.isEnd {
      // A line break on a line of its own parts nothing; an end of what began above is still one.
      if tag.isEnd, output.bytes.count > 1, output.bytes[output.bytes.count - 2] != .lineFeed {
        copy(to: tag.end)
      }
      skip(to: max(at, tag.end))
      return
    }
    copy(to: tag.end)
    skip(to: min(end + 1, bytes.count))
    while at < bytes.count, bytes[at].isBlank { skip(to: at + 1) }
  }
}

/// What stands between `<figure>` and `</figure>`.
private struct FigureText {
  private(set) var pictures: [HTMLTag] = []
  private(set) var caption = ""

  init(_ bytes: ArraySlice<UInt8>, isAllCaption: Bool = false) {
    let all = Array(bytes)
    var index = 0
    var words: [UInt8] = []
    var isInCaption = isAllCaption
    while index < all.count {
      guard let tag = HTMLTag(all, at: index) else {
        if isInCaption { words.append(all[index]) }
        index += 1
        continue
      }
      if tag.name == "img" { pictures.append(tag) }
      if tag.name == "figcaption" { isInCaption = !tag.isEnd }
      if isInCaption { words.append(0x20) }
      index = tag.end
    }
    caption = String(decoding: words, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }
}
