import Drawing

/// What a drawing needs to be a file of its own: the style of the site's drawings, with the colours of daylight in it.
///
/// What draws it knows neither custom properties nor media queries, so the tokens of the site's style sheets are put in
/// where they are used.
struct StandaloneStyle {
  private let rules: String
  private let values: [String: String]

  /// - Parameters:
  ///   - tokens: the sheet in whose first rule the site's tokens stand.
  ///   - style: the sheet of the drawings.
  init(tokens: String, style: String) {
    let site = Self.declarations(in: tokens)
    values = site
    rules = escapedForMarkup(Self.plainStyle(site: site, style: style))
  }

  /// That of a theme, by its files in `assets/`.
  init(assets: [String: [UInt8]]) {
    let sheets = ["style.css", "drawing.css"].map { String(decoding: assets[$0] ?? [], as: UTF8.self) }
    self.init(tokens: sheets[0], style: sheets[1])
  }

  /// The daylight value of a token of the site: of `--paper`.
  subscript(token: String) -> String { values[token] ?? "#000" }

  /// A drawing as part of another, at its upper left, so large.
  func markup(of drawing: SVGDrawing, width: Double, height: Double) -> String {
    let svg = drawing.markup.dropFirst("<svg".count)
    let start = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.endIndex
    let head = svg[..<start]
    // As a style, since the rules give maps of pages another size.
    let size = "style=\"width:\(Int(width))px;height:\(Int(height))px\""
    return "<svg \(size)\(head)<style>\(rules)</style>\(svg[start...])"
  }

  /// The rules of the drawings with values in the place of names.
  private static func plainStyle(site: [String: String], style: String) -> String {
    var values: [String: String] = [:]
    for (name, value) in declarations(in: style) {
      guard value.hasPrefix("var(") else {
        values[name] = value
        continue
      }
      // `var(--paper,#fbf8f1)`: the site's own token, else the value beside it.
      let parts = value.dropFirst("var(".count).dropLast().split(separator: ",", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[name] = site[String(parts[0])] ?? String(parts[1])
    }
    return plainRules(of: style).replacing(/var\((--[A-Za-z0-9-]+)\)/) { values[String($0.1)] ?? "none" }
  }

  /// The custom properties of the first rule.
  private static func declarations(in sheet: String) -> [String: String] {
    guard let start = sheet.firstRange(of: ":root"), let open = sheet[start.upperBound...].firstIndex(of: "{")
    else { return [:] }
    let rule = sheet[sheet.index(after: open)...].prefix { $0 != "}" }
    var found: [String: String] = [:]
    for line in rule.split(separator: ";") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      if parts.count == 2, parts[0].hasPrefix("--") { found[String(parts[0])] = String(parts[1]) }
    }
    return found
  }

  /// Without comments, rules of the root and whatever begins with `@`, with all that stands in it.
  private static func plainRules(of sheet: String) -> String {
    var plain = ""
    var rest = sheet.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")[...]
    while let open = rest.firstIndex(of: "{") {
      let selector = rest[..<open].trimmed
      var (depth, end) = (1, rest.index(after: open))
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "{" { depth += 1 }
        if rest[end] == "}" { depth -= 1 }
        end = rest.index(after: end)
      }
      if !selector.hasPrefix("@"), !selector.hasPrefix(":root") { plain += rest[..<end] }
      rest = rest[end...]
    }
    return plain
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
