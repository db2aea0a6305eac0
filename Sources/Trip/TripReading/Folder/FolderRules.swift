import Diagnostics
import Files
import TripModel

/// What is to be left out of a folder, by the `.tripbookignore` in it and in those above, and by files that are only
/// nearly named so, by which nothing counts again.
struct FolderRules {
  private let root: String
  private var named: [Scope] = []
  private var nearly: [Scope] = []
  /// What is to be said of the rules of the folder that was entered last.
  private(set) var diagnostics: [Diagnostic] = []
  /// Rules of that folder that cannot be obeyed.
  private(set) var doubts: [Doubt] = []

  /// The rules of one folder.
  private struct Scope {
    /// The path from the folder of the rules to the root, where they lie above it.
    var above: [[Character]] = []
    /// How many folders below the root they lie, where they do.
    var depth = 0
    let text: String
    let rules: IgnoreRules

    init(_ text: String, depth: Int) {
      self.text = text
      self.depth = depth
      rules = IgnoreRules(text)
    }

    init(_ rules: RulesAbove) {
      self.init(rules.text, depth: 0)
      above = rules.folders.map { Array($0) }
    }

    func decision(_ names: [[Character]], isFolder: Bool) -> Bool? {
      rules.decision(above + names.dropFirst(depth), isFolder: isFolder)
    }
  }

  private static let rulesName = ".tripbookignore"
  /// Who has more of them will see how.
  private static let maxToldRules = 20
  /// Longer rules are not read.
  private static let longestRules = 100_000

  /// `above` are rules of folders above the root; what is to be said of them is said there.
  init(root: String, above: [RulesAbove] = []) {
    self.root = root
    named = above.filter { !$0.isNearly }.map(Scope.init)
    nearly = above.filter(\.isNearly).map(Scope.init)
  }

  /// The rules of the folders that were entered, for a trip in this folder.
  func above(_ folder: String) -> [RulesAbove] {
    let folders = folder.pathParts.map(String.init)
    return [(named, false), (nearly, true)].flatMap { scopes, isNearly in
      scopes.map { scope in
        RulesAbove(folders: Array(folders.dropFirst(scope.depth)), text: scope.text, isNearly: isNearly)
      }
    }
  }

  /// Takes the rules of a folder in, which is so many folders deep and holds these names.
  mutating func enter(_ folder: String, holding names: [String], depth: Int) {
    (diagnostics, doubts) = ([], [])
    let hasRules = names.contains(Self.rulesName)
    if hasRules, let text = text(of: folder.path(of: Self.rulesName)) {
      named.append(Scope(text, depth: depth))
    }
    for name in names where RulesName.isNearly(name, Self.rulesName, hasOne: hasRules) {
      let file = folder.path(of: name)
      guard !FolderListing.isFolder(root + "/" + file), let text = text(of: file) else { continue }
      nearly.append(Scope(text, depth: depth))
      diagnostics.append(.nearlyRules(file))
    }
  }

  /// The rules of the deepest folder that has one for this path decide; in doubt it is left out.
  ///
  /// What a trip.yml keeps back holds whatever is left out, above its trip or in it.
  func ignore(_ file: String, isFolder: Bool) -> Bool {
    guard !named.isEmpty || !nearly.isEmpty else { return false }
    let names = file.pathParts.map(Array.init)
    if names.count == 1, !isFolder, TripFileName.mayBeMeant(file) { return false }
    return [named, nearly].contains { scopes in
      scopes.reversed().lazy.compactMap { $0.decision(names, isFolder: isFolder) }.first ?? false
    }
  }

  /// The rules in a file as written; nil, with a doubt, where they cannot be read.
  private mutating func text(of file: String) -> String? {
    let path = FolderListing.realPath(root + "/" + file)
    if FileKind(of: path) == .file, let bytes = FileBytes.read(path, atMost: Self.longestRules),
      bytes.count <= Self.longestRules, let text = String(validating: bytes, as: UTF8.self)
    {
      let rules = IgnoreRules(text)
      diagnostics += rules.rewritten.prefix(Self.maxToldRules).map { .backslashes(file, $0.line, $0.text) }
      doubts += rules.outside.prefix(Self.maxToldRules).map {
        HeldBack.ruleOutside(file, $0.line, $0.text)
      }
      return text
    }
    doubts.append(HeldBack.ignoreRules(file))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func nearlyRules(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate, "Read as a .tripbookignore: what it names is left out",
      at: SourcePlace(file: file),
      advice: "Rename it to .tripbookignore, with the dot before it and nothing after it.")
  }

  fileprivate static func backslashes(_ file: String, _ line: Int, _ text: Substring) -> Diagnostic {
    let path = IgnoreRule.path(in: text) ?? String(text)
    return Diagnostic(
      .warning, .mayBePrivate,
      "Not a rule of gitignore; what it may mean is left out",
      at: SourcePlace(
        file: file, span: SourceSpan(line: line, column: 1, length: text.count, text: String(text))),
      advice: "Write it with slashes: \(path.shortened)")
  }
}
