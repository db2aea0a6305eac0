import Markdown

/// The value tree as HTML in the exact way of cmark's own writer: what the tree lost would be missing here.
struct PlainHTML {
  private var html = ""
  /// How often each footnote was referred to so far.
  private var references: [Int: Int] = [:]
  private let document: MarkdownDocument

  static func of(_ document: MarkdownDocument) -> String {
    var page = PlainHTML(document)
    page.write(document.blocks, isTight: false)
    page.writeFootnotes()
    return page.html
  }

  private init(_ document: MarkdownDocument) { self.document = document }

  private mutating func freshLine() { if !html.isEmpty, html.last != "\n" { html += "\n" } }

  private mutating func write(_ blocks: [Block], isTight: Bool) {
    for block in blocks { write(block, isTight: isTight) }
  }

  private mutating func write(_ block: Block, isTight: Bool) {
    if case .paragraph(let inlines) = block, isTight { return write(inlines) }
    freshLine()
    switch block {
    case .paragraph(let inlines): wrap("<p>", inlines, "</p>\n")
    case .heading(let level, let inlines): wrap("<h\(level)>", inlines, "</h\(level)>\n")
    case .quote(let blocks):
      html += "<blockquote>\n"
      write(blocks, isTight: false)
      freshLine()
      html += "</blockquote>\n"
    case .list(let list): write(list)
    case .code(let language, let text):
      html += language.isEmpty ? "<pre><code>" : "<pre><code class=\"language-\(escaped(language))\">"
      html += escaped(text) + "</code></pre>\n"
    case .table(let table): write(table)
    case .rule: html += "<hr />\n"
    case .html(let text, _): html += text
    }
  }

  private mutating func wrap(_ start: String, _ inlines: [Inline], _ end: String) {
    html += start
    write(inlines)
    html += end
  }

  private mutating func write(_ list: MarkdownList) {
    let isPlain = list.start == nil || list.start == 1
    let name = list.start == nil ? "ul" : "ol"
    html += isPlain ? "<\(name)>\n" : "<\(name) start=\"\(list.start ?? 1)\">\n"
    for item in list.items {
      freshLine()
      html += "<li>"
      if let isDone = item.isDone {
        html += "<input type=\"checkbox\" \(isDone ? "checked=\"\" " : "")disabled=\"\" /> "
      }
      write(item.blocks, isTight: list.isTight)
      html += "</li>\n"
    }
    html += "</\(name)>\n"
  }

  private mutating func write(_ table: MarkdownTable) {
    html += "<table>\n<thead>\n"
    write(row: table.head, "th", table.alignments)
    html += "</thead>\n"
    if !table.rows.isEmpty { html += "<tbody>\n" }
    for row in table.rows { write(row: row, "td", table.alignments) }
    if !table.rows.isEmpty { html += "</tbody>\n" }
    html += "</table>\n"
  }

  private mutating func write(row: [[Inline]], _ name: String, _ alignments: [MarkdownTable.Alignment]) {
    html += "<tr>\n"
    for (cell, alignment) in zip(row, alignments) {
      let word =
        switch alignment {
        case .none: ""
        case .left: " align=\"left\""
        case .centre: " align=\"center\""
        case .right: " align=\"right\""
        }
      wrap("<\(name)\(word)>", cell, "</\(name)>\n")
    }
    html += "</tr>\n"
  }

  private mutating func write(_ inlines: [Inline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): html += escaped(text)
    case .softBreak: html += "\n"
    case .hardBreak: html += "<br />\n"
    case .code(let text): html += "<code>\(escaped(text))</code>"
    case .emphasis(let inlines): wrap("<em>", inlines, "</em>")
    case .strong(let inlines): wrap("<strong>", inlines, "</strong>")
    case .strikethrough(let inlines): wrap("<del>", inlines, "</del>")
    case .link(let link):
      wrap("<a href=\"\(address(link.destination))\"\(title(link.title))>", link.content, "</a>")
    case .image(let image):
      html +=
        "<img src=\"\(address(image.source))\" alt=\"\(escaped(image.alternative))\"\(title(image.title)) />"
    case .footnote(let number):
      let time = references[number, default: 0] + 1
      references[number] = time
      let id = time == 1 ? "\(number)" : "\(number)-\(time)"
      html +=
        "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\""
        + " id=\"fnref-\(id)\" data-footnote-ref>\(number)</a></sup>"
    case .html(let text): html += text
    }
  }

  private func title(_ text: String) -> String { text.isEmpty ? "" : " title=\"\(escaped(text))\"" }

  private mutating func writeFootnotes() {
    guard !document.footnotes.isEmpty else { return }
    freshLine()
    html += "<section class=\"footnotes\" data-footnotes>\n<ol>\n"
    for (index, footnote) in document.footnotes.enumerated() {
      html += "<li id=\"fn-\(index + 1)\">\n"
      write(footnote.blocks.dropLast().map { $0 }, isTight: false)
      if case .paragraph(let inlines)? = footnote.blocks.last {
        freshLine()
        wrap("<p>", inlines, " \(backReferences(index + 1))</p>\n")
      } else {
        write(footnote.blocks.suffix(1).map { $0 }, isTight: false)
        html += backReferences(index + 1) + "\n"
      }
      html += "</li>\n"
    }
    html += "</ol>\n</section>\n"
  }

  private func backReferences(_ number: Int) -> String {
    (1...max(1, references[number, default: 1])).map { time in
      let id = time == 1 ? "\(number)" : "\(number)-\(time)"
      let mark = time == 1 ? "↩" : "↩<sup class=\"footnote-ref\">\(time)</sup>"
      return "<a href=\"#fnref-\(id)\" class=\"footnote-backref\" data-footnote-backref "
        + "aria-label=\"Back to content\">\(mark)</a>"
    }.joined(separator: " ")
  }
}

private func escaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

private func address(_ text: String) -> String {
  let safe = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+!*(),%#@?=;:/$~".utf8)
  return text.utf8.map { byte -> String in
    if safe.contains(byte) { return String(Unicode.Scalar(byte)) }
    if byte == UInt8(ascii: "&") { return "&amp;" }
    if byte == UInt8(ascii: "'") { return "&#x27;" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }.joined()
}
