/// A sheet of styles within a drawing, read so far that its rules can be said with attributes.
struct DrawingSheet {
  /// What one rule says of the elements that it means.
  struct Rule {
    var chain: [Compound]
    /// Whether each step to the left is to the parent itself.
    var isParent: [Bool]
    var declarations: [(name: String, value: String, isImportant: Bool)]
    var order: Int

    /// Ids weigh more than classes, and these more than names.
    var weight: Int {
      chain.reduce(0) { sum, part in
        sum + (part.id == nil ? 0 : 1_000_000) + part.classes.count * 1000 + (part.name == nil ? 0 : 1)
      }
    }
  }

  /// `rect.a#b`: what all has to be true of one element.
  struct Compound {
    var name: String?
    var id: String?
    var classes: [Substring] = []

    func means(_ node: DrawingNode) -> Bool {
      (name == nil || name == node.name) && (id == nil || id == node["id"])
        && classes.allSatisfy { node.classes.contains($0) }
    }
  }

  private(set) var rules: [Rule] = []
  /// Whether something of it is not in the rules.
  private(set) var isCut = false

  private static let maxRules = 4000

  mutating func add(_ sheet: String) {
    read(sheet.withoutComments.unescaped[...], isDoubtful: false, depth: 0)
  }

  /// Of what holds only now and then, such as for a width of the screen, only what hides is taken: in doubt it is not
  /// shown.
  private mutating func read(_ sheet: Substring, isDoubtful: Bool, depth: Int) {
    var rest = sheet
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].split(separator: ";", omittingEmptySubsequences: false)
      if head.count > 1 { isCut = true }
      let prelude = (head.last ?? "").trimmed
      let (body, behind) = Self.block(rest[rest.index(after: open)...])
      rest = behind
      if prelude.hasPrefix("@") || body.contains("{") {
        isCut = true
        if depth < 8 { read(body, isDoubtful: true, depth: depth + 1) }
        if prelude.hasPrefix("@") { continue }
      }
      add(prelude, body.split(separator: "{").first ?? "", isDoubtful: isDoubtful)
    }
    if !rest.trimmed.isEmpty, depth == 0 { isCut = true }
  }

  /// What stands up to the brace that closes one, and what behind it.
  private static func block(_ text: Substring) -> (body: Substring, behind: Substring) {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return (text[..<index], text[text.index(after: index)...]) }
    }
    return (text, "")
  }

  private mutating func add(_ prelude: Substring, _ body: Substring, isDoubtful: Bool) {
    var declarations: [(name: String, value: String, isImportant: Bool)] = []
    for (name, value) in DrawingAttributes.declarations(String(body)) {
      let isImportant = value.lowercased().hasSuffix("!important")
      let said = isImportant ? String(value.dropLast(10).trimmed) : value
      guard let taken = DrawingAttributes.taken(name, said, isStyle: true) else {
        if !DrawingValues.isPlain(said) { isCut = true }
        continue
      }
      if taken.value != said { isCut = true }
      declarations.append((taken.name, taken.value, isImportant))
    }
    let plain = Self.withoutBrackets(prelude)
    for written in plain.split(separator: ",", omittingEmptySubsequences: false) {
      let (chain, isParent, isWhole) = Self.selector(written.trimmed)
      let isSure = isWhole && !isDoubtful && plain.count == prelude.count
      if !isSure { isCut = true }
      let said = isSure ? declarations : declarations.filter { DrawingValues.hides($0.name, $0.value) }
      guard !said.isEmpty else { continue }
      guard rules.count < Self.maxRules else {
        isCut = true
        // Nobody knows any more what is hidden: all is.
        rules.append(
          Rule(
            chain: [Compound()], isParent: [], declarations: [("display", "none", true)], order: rules.count))
        return
      }
      rules.append(Rule(chain: chain, isParent: isParent, declarations: said, order: rules.count))
    }
  }

  /// A selector's parts; not whole where one asks for more than a name, an id and classes.
  private static func selector(_ text: Substring) -> (chain: [Compound], isParent: [Bool], isWhole: Bool) {
    var chain: [Compound] = []
    var isParent: [Bool] = []
    var isWhole = true
    var isNextChild = false
    for word in text.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        isNextChild = true
        continue
      }
      if word == "+" || word == "~" {
        // What stands beside another: meant is at least the latter.
        (chain, isParent, isWhole) = ([], [], false)
        continue
      }
      let (part, isPartWhole) = compound(word)
      if !isPartWhole { isWhole = false }
      if !chain.isEmpty { isParent.append(isNextChild) }
      isNextChild = false
      chain.append(part)
    }
    return chain.isEmpty ? ([Compound()], [], false) : (chain, isParent, isWhole)
  }

  /// Selectors without what stands in brackets, `:not(.a)`, `[class=x]`.
  private static func withoutBrackets(_ text: Substring) -> String {
    var depth = 0
    return text.reduce(into: "") { kept, letter in
      if letter == "(" || letter == "[" { depth += 1 }
      if depth == 0 { kept.append(letter) }
      if letter == ")" || letter == "]" { depth = max(0, depth - 1) }
    }
  }

  private static func compound(_ word: Substring) -> (Compound, isWhole: Bool) {
    var part = Compound()
    var rest = word
    var isWhole = true
    let name = rest.prefix { !".#:[".contains($0) }
    rest = rest[name.endIndex...]
    if !name.isEmpty, name != "*" { part.name = String(name) }
    while let mark = rest.first {
      let inner = rest.dropFirst()
      let said = inner.prefix { !".#:[".contains($0) }
      rest = inner[said.endIndex...]
      switch mark {
      case ".": part.classes.append(said)
      case "#": part.id = String(said)
      default:
        if mark == ":", said == "root" { part.name = part.name ?? "svg" } else { isWhole = false }
      }
    }
    return (part, isWhole)
  }
}

extension DrawingSheet {
  /// Writes what the rules say into the attributes of all elements, in the order in which browsers take them.
  ///
  /// - Returns: whether it could be done in a sensible time.
  func apply(to root: DrawingNode) -> Bool {
    var byClass: [Substring: [Rule]] = [:]
    var others: [Rule] = []
    for rule in rules {
      if let first = rule.chain.last?.classes.first {
        byClass[first, default: []].append(rule)
      } else {
        others.append(rule)
      }
    }
    var work = 0
    root.forEach { node in
      let candidates = others + Set(node.classes).flatMap { byClass[$0] ?? [] }
      work += 1 + candidates.count
      guard work < Self.maxWork else { return }
      dress(node, candidates.filter { means($0, node) })
    }
    return work < Self.maxWork
  }

  private static let maxWork = 4_000_000

  private func dress(_ node: DrawingNode, _ found: [Rule]) {
    let rules = found.sorted { ($0.weight, $0.order) < ($1.weight, $1.order) }
    var said = rules.flatMap { $0.declarations.filter { !$0.isImportant }.map { ($0.name, $0.value) } }
    said += node.styles.map { ($0.name, $0.value) }
    said += rules.flatMap { $0.declarations.filter(\.isImportant).map { ($0.name, $0.value) } }
    for (name, value) in said {
      if let index = node.attributes.firstIndex(where: { $0.name == name }) {
        node.attributes[index].value = value
      } else {
        node.attributes.append((name, value))
      }
    }
  }

  /// Whether a rule means an element, by it and those around it.
  private func means(_ rule: Rule, _ node: DrawingNode) -> Bool {
    guard let last = rule.chain.last, last.means(node) else { return false }
    var at = node
    for (part, isParent) in zip(rule.chain.dropLast(), rule.isParent).reversed() {
      guard var next = at.parent else { return false }
      while !part.means(next) {
        guard !isParent, let further = next.parent else { return false }
        next = further
      }
      at = next
    }
    return true
  }
}

extension String {
  /// With the letters for which escapes stand; an escape of anything else becomes a letter that means nothing.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    var text = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "\\") {
      text += rest[..<mark]
      let behind = rest[rest.index(after: mark)...]
      let digits = behind.prefix(6).prefix { $0.isHexDigit }
      let scalar =
        digits.isEmpty
        ? behind.unicodeScalars.first : UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      let letter = scalar.map(Character.init) ?? "x"
      text.append(
        letter.isASCII && (letter.isLetter || letter.isNumber || "-_".contains(letter)) ? letter : "x")
      rest = digits.isEmpty ? behind.dropFirst() : behind[digits.endIndex...]
      if !digits.isEmpty, rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    }
    return text + rest
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex
    return Substring(start[..<end])
  }
}
