import Diagnostics

/// What a `.tripbookignore` names, in the syntax of gitignore: the last rule that fits decides.
struct IgnoreRules {
  private let rules: [IgnoreRule]
  /// Lines that are written as paths of Windows, or from `./` on: they are read as what they say and as what they mean.
  private(set) var rewritten: [(line: Int, text: Substring)] = []
  /// Lines that name a place on a whole machine, which is none of the folder.
  private(set) var outside: [(line: Int, text: Substring)] = []

  init(_ text: String) {
    let text = text.drop { $0 == "\u{FEFF}" }
    var rules: [IgnoreRule] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .enumerated()
    {
      guard let rule = IgnoreRule(line) else { continue }
      rules.append(rule)
      if IgnoreRule.isOfMachine(line) {
        outside.append((index + 1, line))
      } else if let path = IgnoreRule.path(in: line), let meant = IgnoreRule(path[...]) {
        rules.append(meant)
        rewritten.append((index + 1, line))
      }
    }
    self.rules = rules
  }

  /// Whether a path is left out, by its names from the folder of the rules on; nil where no rule fits.
  ///
  /// Its parent folders are asked for by themselves.
  func decision(_ names: [[Character]], isFolder: Bool) -> Bool? {
    rules.last { $0.fits(names, isFolder: isFolder) }.map { !$0.isException }
  }
}

/// One line of gitignore.
struct IgnoreRule {
  let isException: Bool
  private let wantsFolder: Bool
  /// Whether the pattern is held against the whole path, not against the name alone.
  private let isAnchored: Bool
  private let parts: [Part]

  private enum Part {
    /// `**`: any number of folders.
    case folders
    case name(NamePattern)
  }

  init?(_ line: Substring) {
    var text = line
    while text.last == " ", !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isException = text.hasPrefix("!")
    if isException { text.removeFirst() }
    wantsFolder = text.hasSuffix("/")
    if wantsFolder { text.removeLast() }
    isAnchored = text.contains("/")
    parts = text.pathParts.map { $0 == "**" ? .folders : .name(NamePattern.parse(Array($0))) }
    if parts.isEmpty { return nil }
  }

  /// `C:\\Photos`, whose names no trip folder has.
  static func isOfMachine(_ line: Substring) -> Bool {
    let text = line.drop { $0 == "!" }.prefix(3)
    return text.count == 3 && text.first?.isASCII == true && text.first?.isLetter == true
      && text.dropFirst().first == ":" && "\\/".contains(text.last ?? " ")
  }

  /// The path that a line with backslashes means; nil for one in which they can only be what gitignore has them for:
  /// before a mark at the beginning, or before a blank.
  static func path(in line: Substring) -> String? {
    let mark = line.hasPrefix("!") ? "!" : ""
    var body = line.dropFirst(mark.count)
    while body.last == " ", !body.hasSuffix("\\ ") { body.removeLast() }
    let isHere = body.hasPrefix("./") || body.hasPrefix(".\\")
    if isHere { body = body.dropFirst(2) }
    var path = ""
    var isPath = isHere
    for index in body.indices {
      let next = body[body.index(after: index)...].first
      if body[index] == "\\", next != " " {
        isPath = isPath || index > body.startIndex
        path.append("/")
      } else {
        path.append(body[index])
      }
    }
    return isPath ? mark + (isHere ? "/" : "") + path : nil
  }

  func fits(_ names: [[Character]], isFolder: Bool) -> Bool {
    guard isFolder || !wantsFolder else { return false }
    if isAnchored { return fitsPath(names) }
    guard let name = names.last, case .name(let pattern) = parts[0] else { return true }
    return pattern.fits(name)
  }

  /// Folder by folder. Each pair of positions is looked at once, so a pattern full of stars takes no longer
  /// than the product of the lengths.
  private func fitsPath(_ names: [[Character]]) -> Bool {
    var reached: Set<Int> = [0]
    for (index, part) in parts.enumerated() {
      switch part {
      case .folders:
        guard let first = reached.min() else { return false }
        // At the end it means what is within a folder, and not the folder itself.
        let isWithin = index > 0 && index == parts.count - 1
        reached = Set((isWithin ? first + 1 : first)..<(names.count + 1).raised(to: first + 1))
      case .name(let pattern):
        reached = Set(reached.filter { $0 < names.count && pattern.fits(names[$0]) }.map { $0 + 1 })
      }
    }
    return reached.contains(names.count)
  }
}

extension Int {
  fileprivate func raised(to minimum: Int) -> Int { Swift.max(self, minimum) }
}
