import Diagnostics

/// What a `.tripbookignore` names, in the syntax of gitignore: the last rule that fits decides.
struct IgnoreRules {
  private let rules: [IgnoreRule]

  init(_ text: String) {
    let lines = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isLineEnd)
    rules = lines.compactMap(IgnoreRule.init)
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
    parts = text.pathParts.map { $0 == "**" ? .folders : .name(NamePattern(Array($0))) }
    if parts.isEmpty { return nil }
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
  fileprivate func raised(to least: Int) -> Int { Swift.max(self, least) }
}
