import Diagnostics
import Files

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

  /// The rules of one folder, with how many folders deep it is.
  private typealias Scope = (depth: Int, rules: IgnoreRules)

  private static let rulesName = ".tripbookignore"
  /// Who has more of them will see how.
  private static let maxToldRules = 20
  /// Longer rules are not read.
  private static let longestRules = 100_000

  init(root: String) { self.root = root }

  /// Takes the rules of a folder in, which is so many folders deep and holds these names.
  mutating func enter(_ folder: String, holding names: [String], depth: Int) {
    (diagnostics, doubts) = ([], [])
    let hasRules = names.contains(Self.rulesName)
    if hasRules, let rules = rules(in: Self.path(folder, Self.rulesName)) { named.append((depth, rules)) }
    for name in names where RulesName.isNearly(name, Self.rulesName, hasOne: hasRules) {
      let file = Self.path(folder, name)
      guard !FolderListing.isFolder(root + "/" + file), let rules = rules(in: file) else { continue }
      nearly.append((depth, rules))
      diagnostics.append(.nearlyRules(file))
    }
  }

  /// The rules of the deepest folder that has one for this path decide; in doubt it is left out.
  func ignore(_ file: String, isFolder: Bool) -> Bool {
    guard !named.isEmpty || !nearly.isEmpty else { return false }
    let names = file.pathParts.map(Array.init)
    return [named, nearly].contains { scopes in
      scopes.reversed().lazy.compactMap { scope in
        scope.rules.decision(Array(names.dropFirst(scope.depth)), isFolder: isFolder)
      }.first ?? false
    }
  }

  private mutating func rules(in file: String) -> IgnoreRules? {
    let path = FolderListing.realPath(root + "/" + file)
    if FileKind(of: path) == .file, let bytes = FileBytes.read(path, atMost: Self.longestRules),
      bytes.count <= Self.longestRules, let text = String(validating: bytes, as: UTF8.self)
    {
      let rules = IgnoreRules(text)
      diagnostics += rules.rewritten.prefix(Self.maxToldRules).map { .backslashes(file, $0.line, $0.text) }
      doubts += rules.outside.prefix(Self.maxToldRules).map {
        HeldBack.ruleOutside(file, $0.line, $0.text)
      }
      return rules
    }
    doubts.append(HeldBack.ignoreRules(file))
    return nil
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
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
