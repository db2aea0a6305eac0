import TripModel

/// The tags of Liquid (Jekyll, Hexo, Eleventy), the shortcodes of Hugo and Zola, and the marks of kramdown.
extension DialectReader {
  mutating func readBrace() -> Bool {
    if starts(with: "{%") { return readLiquid() }
    if starts(with: "{{<") { return readShortcode(end: ">}}") }
    if starts(with: "{{%") { return readShortcode(end: "%}}") }
    if starts(with: "{{") { return readVariable() }
    return readAttributes()
  }

  /// `{: .class}`, `{::nomarkdown}`, and `{#name .class width=300}` behind a heading, a picture or a link.
  private mutating func readAttributes() -> Bool {
    guard at + 1 < bytes.count, let close = next("}", from: at), close - at < 300, close < endOfLine(from: at)
    else { return false }
    let inner = bytes[(at + 1)..<close]
    let isKramdown = inner.first == UInt8(ascii: ":")
    let isBehind = previous == UInt8(ascii: ")") || previous == UInt8(ascii: "]")
    let isAtEnd =
      close + 1 == bytes.count || bytes[close + 1] == .lineFeed || bytes[close + 1] == .carriageReturn
    let isHeading = isAtEnd && output.bytes[output.lineStart...].first == UInt8(ascii: "#")
    let isList = inner.first.map { "#.".utf8.contains($0) } == true || inner.contains(UInt8(ascii: "="))
    guard isKramdown || (isList && (isBehind || isHeading)) else { return false }
    if isAtEnd { output.trimLine() }
    skip(to: close + 1)
    return true
  }

  // MARK: Liquid

  private mutating func readLiquid() -> Bool {
    guard let close = next("%}", from: at + 2), close - at < Self.longestTag else { return false }
    let inner = TagText(text((at + 2)..<close))
    let end = close + 2
    switch inner.name {
    case "highlight", "codeblock", "code":
      readHighlighted(inner, from: end, endName: "end" + inner.name, closing: "%}")
    case "post_url", "link", "asset_path", "ref": putAddress(inner.arguments.first ?? "", behind: end)
    default:
      if !putPictures(inner), !inner.isQuiet { leaveOut("{% " + inner.shownName + " %}") }
      skip(to: end)
    }
    return true
  }

  /// `{{ site.baseurl }}`, `{{ "/x.jpg" | relative_url }}`: an address stays, all else is what the program would say.
  private mutating func readVariable() -> Bool {
    guard let close = next("}}", from: at + 2), close - at < Self.longestTag,
      close < next("\n\n", from: at) ?? .max
    else { return false }
    let inner = text((at + 2)..<close)
    let name = inner.filter { $0 != " " }
    if let title = surroundings.title, ["page.title", ".Title"].contains(name) {
      put(TextMarks.plain(title))
    } else if name.hasPrefix("page."), let value = surroundings.fields[String(name.dropFirst(5))],
      value.utf8.count < Self.longestValue, fieldsNamed < Self.maxFields
    {
      fieldsNamed += 1
      put(isInAddress ? TextMarks.address(value) : TextMarks.plain(value))
    } else if let literal = TextMarks.literal(in: inner[...]) {
      put(TextMarks.address(literal))
    } else if !["baseurl", "site.url", "base_path", "base_url", "siteurl", "root_url", "relurl", "absurl"]
      .contains(where: inner.lowercased().contains)
    {
      leaveOut("{{ " + inner.split(separator: " ").joined(separator: " ").shortened + " }}")
    }
    skip(to: close + 2)
    return true
  }

  /// A short name may stand for a long text, so that a large file of names would be a huge text.
  private static let maxFields = 1000
  private static let longestValue = 200
  private static let longestAddress = 400

  /// Whether the address of a link or a picture was begun and not ended.
  private var isInAddress: Bool {
    let line = output.bytes[output.lineStart...].suffix(Self.longestAddress)
    guard let open = line.lastIndex(of: UInt8(ascii: "(")), open > line.startIndex else { return false }
    return line[open - 1] == UInt8(ascii: "]") && !line[open...].contains { $0.isBlank || $0 == 0x29 }
  }

  // MARK: Hugo and Zola

  private mutating func readShortcode(end mark: String) -> Bool {
    guard let close = next(mark, from: at + 3), close - at < Self.longestTag else { return false }
    let inner = TagText(text((at + 3)..<close))
    let end = close + 3
    switch inner.name {
    case "ref", "relref":
      putAddress(inner.arguments.first ?? inner.arguments.named["path"] ?? "", behind: end)
    case "highlight": readHighlighted(inner, from: end, endName: "/highlight", closing: mark)
    case let name where name.hasPrefix("/"):
      if name.count > 1 { ended.insert("{{< " + name.dropFirst() + " >}}") }
      skip(to: end)
    default:
      if !putPictures(inner), !inner.isQuiet { leaveOut("{{< " + inner.shownName + " >}}") }
      skip(to: end)
    }
    return true
  }

  private static let longestTag = 4000

  // MARK: What tags show

  /// - Returns: whether the tag is about pictures.
  private mutating func putPictures(_ tag: TagText) -> Bool {
    let arguments = tag.arguments
    let isInclude = tag.name.hasPrefix("include")
    let what = isInclude ? EntryName.withoutEnding((arguments.first ?? "").lastPathPart ?? "") : tag.name
    let isGallery = what.lowercased().contains("galler") || what.lowercased().contains("carousel")
    if isGallery, let list = surroundings.galleries[arguments.named["id"] ?? "gallery"] {
      let pictures = list.map {
        TextMarks.picture("/" + $0.file, alternative: $0.alternative, caption: $0.caption)
      }
      putBlock(pictures.joined(separator: "\n"))
      return true
    }
    let pictures = arguments.pictures
    if !pictures.isEmpty {
      // Within the address of a link, the picture would end it.
      if previous == UInt8(ascii: "(") { return true }
      putBlock(pictures.joined(separator: "\n"))
    }
    return !pictures.isEmpty || isGallery
  }

  private mutating func putBlock(_ markdown: String) {
    if output.isAtLineStart { put(markdown) } else { put(" " + markdown) }
  }

  /// The address of an entry, or a path as it was written.
  private mutating func putAddress(_ written: String, behind end: Int) {
    let heading = written.firstIndex(of: "#").map { String(written[$0...]) } ?? ""
    let path = surroundings.entries.file(written).map { "/" + $0 + heading } ?? written
    let address = TextMarks.address(path)
    noteLink(to: address, written: written)
    put(address)
    skip(to: end)
  }

  /// Code between two tags, as code between fences.
  private mutating func readHighlighted(
    _ tag: TagText, from start: Int, endName: String, closing mark: String
  ) {
    guard let name = next(endName, from: start), let close = next(mark, from: name),
      var open = bytes[max(start, name - 12)..<name].lastIndex(of: UInt8(ascii: "{"))
    else {
      skip(to: start)
      return
    }
    if open > start, bytes[open - 1] == UInt8(ascii: "{") { open -= 1 }
    output.breakParagraph(line: line)
    put("~~~~~~" + (tag.arguments.first ?? "").filter { $0.isLetter || $0.isNumber } + "\n")
    skip(to: start)
    if at < open, bytes[at] == .lineFeed { skip(to: at + 1) }
    copy(to: open)
    if !output.isAtLineStart || output.bytes.count > output.lineStart { put("\n") }
    put("~~~~~~\n")
    skip(to: close + mark.utf8.count)
  }
}

/// The inside of a tag: its name and what follows.
struct TagText {
  let name: String
  let arguments: TagArguments

  init(_ text: String) {
    let trimmed = text.drop { $0.isWhitespace || $0 == "-" }
    let word = trimmed.prefix { !$0.isWhitespace && $0 != "(" }
    name = word.lowercased()
    var rest = trimmed[word.endIndex...]
    while let last = rest.last, last.isWhitespace || last == "-" || last == "/" { rest.removeLast() }
    arguments = TagArguments(rest)
  }

  /// The name as it is told: of an include, with what it includes.
  var shownName: String {
    let include = name.hasPrefix("include") ? arguments.first.map { name + " " + $0 } : nil
    return (include ?? name).shortened
  }

  /// Whether nothing is lost with the tag: the end of a block, a table of contents, a mark for the program alone.
  var isQuiet: Bool {
    name.isEmpty || name.hasPrefix("end") || name.hasPrefix("/") || Self.quiet.contains(name)
      || (name.hasPrefix("include") && ["toc", "toc.html"].contains(arguments.first))
  }

  private static let quiet: Set<String> = [
    "raw", "toc", "more", "else", "elsif", "when", "assign", "capture", "br", "clear", "clearfix", "rawhtml",
    "div",
    "load-photoswipe", "center", "row", "column", "columns", "lead", "unsafe", "html",
  ]
}
