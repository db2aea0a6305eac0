package import JSONText

/// Keeps the account of an export while it is read.
///
/// A value is what holds no others: a text, a number, a flag, null. Each is counted once, by whoever knows what becomes
/// of the item that it is in.
package final class AccountBook {
  private var files: [String: Page] = [:]

  package init() {}

  /// Says what becomes of a file as a whole.
  package func count(file: String, as fate: FieldFate) { page(of: file).fate = fate }

  /// Whether anything was said of a file.
  package func knows(_ file: String) -> Bool { files[file] != nil }

  /// Counts all values of a node.
  ///
  /// `path` is where the node stands in its file, `all_steps[]`, empty for the whole of it; `fates` what becomes of its
  /// fields, by their paths within the node; `all` what becomes of all of them instead, where the whole item has one
  /// fate.
  package func count(
    _ node: JSONNode, of file: String, at path: String = "", by fates: FieldFates, all: FieldFate? = nil
  ) {
    let place = page(of: file)
    let branch = all == nil ? place.branch(at: path, fates) : place.whole(at: path)
    branch.count(node, all)
  }

  /// Counts values that are no JSON: the cells of a column, the attributes of an element.
  package func count(
    field path: String, of file: String, as fate: FieldFate, line: Int? = nil, times: Int = 1
  ) {
    page(of: file).plain(path).add(fate, line: line, times: times)
  }

  package var account: ImportAccount {
    ImportAccount(
      files: files.sorted { $0.key < $1.key }.map { path, page in
        ImportAccount.File(path: path, fate: page.fate ?? page.mainFate, fields: page.fields)
      })
  }

  private func page(of file: String) -> Page {
    if let page = files[file] { return page }
    let page = Page()
    files[file] = page
    return page
  }
}

/// What is known of one file.
private final class Page {
  var fate: FieldFate?
  /// Where items were counted from, by their path: each path has one table.
  private var roots: [String: Branch] = [:]
  /// Likewise of what has one fate as a whole, and needs no table.
  private var wholes: [String: Branch] = [:]
  private var plainFields: [String: Branch] = [:]
  private var room = Branch.Room()

  func branch(at path: String, _ fates: FieldFates) -> Branch {
    if let branch = roots[path] { return branch }
    let branch = Branch(path: path, inner: "", fates, room)
    roots[path] = branch
    return branch
  }

  func whole(at path: String) -> Branch {
    if let branch = wholes[path] { return branch }
    let branch = Branch(path: path, inner: "", [:], room)
    wholes[path] = branch
    return branch
  }

  func plain(_ path: String) -> Branch {
    if let branch = plainFields[path] { return branch }
    let branch = Branch(path: path, inner: path, [:], room)
    plainFields[path] = branch
    return branch
  }

  /// A file of which anything is used is used.
  var mainFate: FieldFate {
    let counts = fields.reduce(into: ImportAccount.Counts()) { $0 += $1.counts }
    return [.used, .kept, .notNeeded].first { counts[$0] > 0 } ?? (counts.unknown > 0 ? .unknown : .notNeeded)
  }

  var fields: [ImportAccount.Field] {
    var found: [String: ImportAccount.Field] = [:]
    func add(_ field: ImportAccount.Field) {
      guard var known = found[field.path] else { return found[field.path] = field }
      known.counts += field.counts
      known.firstLine = [known.firstLine, field.firstLine].compactMap(\.self).min()
      found[field.path] = known
    }
    for (_, branch) in roots { branch.gather(add) }
    for (_, branch) in wholes { branch.gather(add) }
    for (_, branch) in plainFields { branch.gather(add) }
    return found.values.sorted { $0.path < $1.path }
  }
}

/// The values at one path of a file, and what stands below it: walked along with each item, so that no path is put
/// together twice.
private final class Branch {
  /// How many more paths a file may have: names that are made up anew for each item would fill the memory.
  final class Room { var left = 5000 }
  /// Bytes of a path: no program's is longer.
  private static let longestPath = 500
  /// What stands for all further names.
  private static let rest = "…"

  let path: String
  /// The path within the item.
  private let inner: String
  /// Whether it has all that is left of names, whatever stands below them.
  private let isRest: Bool
  private let fates: FieldFates
  private let fate: FieldFate
  private let room: Room
  private var counts = ImportAccount.Counts()
  private var firstLine: Int?
  private var fields: [String: Branch] = [:]
  private var items: Branch?

  init(path: String, inner: String, _ fates: FieldFates, _ room: Room) {
    (self.path, self.inner, self.fates, self.room) = (path, inner, fates, room)
    fate = fates[inner]
    isRest = path.hasSuffix(Self.rest)
    room.left -= 1
  }

  func add(_ fate: FieldFate, line: Int?, times: Int = 1) {
    counts[fate] += times
    if let line { firstLine = min(firstLine ?? line, line) }
  }

  func count(_ node: JSONNode, _ all: FieldFate?) {
    switch node.content {
    case .leaf: add(all ?? fate, line: node.line)
    case .list(let list):
      guard !list.isEmpty else { return }
      let branch = itemBranch
      for item in list { branch.count(item, all) }
    case .record(let record): for (name, value) in record { field(name).count(value, all) }
    }
  }

  private var itemBranch: Branch {
    if isRest { return self }
    if let items { return items }
    let branch = Branch(path: path + "[]", inner: inner + "[]", fates, room)
    items = branch
    return branch
  }

  private func field(_ name: String) -> Branch {
    if isRest { return self }
    if let branch = fields[name] { return branch }
    // Beyond the room all further names share one path.
    let hasRoom = room.left > 0 && path.utf8.count + name.utf8.count < Self.longestPath
    let name = hasRoom ? name : Self.rest
    if let branch = fields[name] { return branch }
    func below(_ path: String) -> String { path.isEmpty ? name : path + "." + name }
    let branch = Branch(path: below(path), inner: below(inner), fates, room)
    fields[name] = branch
    return branch
  }

  func gather(_ add: (ImportAccount.Field) -> Void) {
    if counts.sum > 0 { add(ImportAccount.Field(path: path, counts: counts, firstLine: firstLine)) }
    items?.gather(add)
    for (_, branch) in fields { branch.gather(add) }
  }
}
