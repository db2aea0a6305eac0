import Diagnostics

/// The fields of a TOML file while they come in, each in the table that its heading or its key names.
struct TOMLTables {
  private enum Content {
    case value(Node)
    /// A table by its index in `all`.
    case table(Int)
    case tables([Int])
  }

  private struct Table {
    var keys: [Key] = []
    var contents: [Content] = []
    var positions: [String: Int] = [:]
  }

  private var all = [Table()]
  /// The table that fields go into, and how many headings led there.
  private var current = 0
  private var doubled: [(key: Key, first: Key)] = []

  /// Fields from here on belong to this table; of many, to a new one of that name.
  mutating func open(_ path: [Key], isOfMany: Bool) throws(Problem) {
    var table = 0
    for key in path.dropLast() { table = try below(table, key) }
    guard let last = path.last else { return }
    guard isOfMany else {
      current = try below(table, last)
      return
    }
    all.append(Table())
    current = all.count - 1
    if let position = all[table].positions[last.text] {
      guard case .tables(var list) = all[table].contents[position] else {
        throw .notTOML("`\(PlainText.excerpt(last.text))` was something else before", at: last.range)
      }
      // Taken out while it grows, so that it is not copied each time.
      all[table].contents[position] = .tables([])
      list.append(current)
      all[table].contents[position] = .tables(list)
    } else {
      insert(.tables([current]), last, into: table)
    }
  }

  mutating func add(_ path: [Key], _ value: Node) throws(Problem) {
    var table = current
    for key in path.dropLast() { table = try below(table, key) }
    guard let last = path.last else { return }
    if let first = all[table].positions[last.text] {
      doubled.append((last, all[table].keys[first]))
    } else {
      insert(.value(value), last, into: table)
    }
  }

  /// What is wrong with the whole: the first of two fields with one key counts.
  func problems(file: NotationFile) -> [Problem] {
    doubled.map { key, first in
      Problem(
        .duplicateKey,
        "`\(PlainText.excerpt(key.text))` is given twice; the first is in line \(file.firstLine + first.range.line)",
        at: key.range, advice: "Delete one of them.")
    }
  }

  var root: Node { all[0].keys.isEmpty ? Node(.empty, at: Self.beginning) : node(0, at: Self.beginning) }

  private static let beginning = TextRange(line: 0, start: 0, length: 0)

  /// Tables are named by paths of at most 32 keys, so this is no deeper.
  private func node(_ index: Int, at range: TextRange) -> Node {
    let fields = zip(all[index].keys, all[index].contents).map { key, content in
      let value =
        switch content {
        case .value(let node): node
        case .table(let table): node(table, at: key.range)
        case .tables(let list): Node(.list(list.map { node($0, at: key.range) }), at: key.range)
        }
      return Field(key: key.text, keyRange: key.range, value: value)
    }
    return Node(.map(fields), at: range)
  }

  /// The table of that name in another; of many, the last.
  private mutating func below(_ table: Int, _ key: Key) throws(Problem) -> Int {
    guard let position = all[table].positions[key.text] else {
      all.append(Table())
      insert(.table(all.count - 1), key, into: table)
      return all.count - 1
    }
    switch all[table].contents[position] {
    case .table(let found): return found
    case .tables(let list) where !list.isEmpty: return list[list.count - 1]
    case .tables, .value:
      throw .notTOML("`\(PlainText.excerpt(key.text))` was something else before", at: key.range)
    }
  }

  private mutating func insert(_ content: Content, _ key: Key, into table: Int) {
    all[table].positions[key.text] = all[table].keys.count
    all[table].keys.append(key)
    all[table].contents.append(content)
  }
}
