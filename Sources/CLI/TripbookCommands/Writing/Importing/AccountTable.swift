import Importing

/// The account of an export, as lines for a terminal.
struct AccountTable {
  let account: ImportAccount

  private static let heads = ["used", "private", "not needed", "unknown"]

  /// A line for each kind of file: what became of its values.
  var summary: [String] {
    var kinds: [(name: String, counts: ImportAccount.Counts)] = []
    var places: [String: Int] = [:]
    for file in account.files {
      let kind = file.fields.isEmpty ? Self.kind(file) : file.path
      var counts = file.counts
      if file.fields.isEmpty { counts[file.fate] += 1 }
      if let index = places[kind] {
        kinds[index].counts += counts
      } else {
        places[kind] = kinds.count
        kinds.append((kind, counts))
      }
    }
    // Of an export of many files the largest tell enough.
    let shown = kinds.sorted { ($1.counts.sum, $0.name) < ($0.counts.sum, $1.name) }.prefix(Self.maxFiles)
    var rows = shown.map { row($0.name, $0.counts) }
    if kinds.count > shown.count {
      var rest = ImportAccount.Counts()
      for kind in kinds where !shown.contains(where: { $0.name == kind.name }) { rest += kind.counts }
      rows.append(row("\(kinds.count - shown.count) other files", rest))
    }
    if kinds.count > 1 {
      rows.append(row("all", kinds.reduce(into: ImportAccount.Counts()) { $0 += $1.counts }))
    }
    return table(rows, first: "values of")
  }

  /// A line for each path of each file.
  var details: [String] {
    account.files.filter { !$0.fields.isEmpty }.flatMap { file in
      [""]
        + table(file.fields.map { row($0.path.isEmpty ? "(itself)" : $0.path, $0.counts) }, first: file.path)
    }
  }

  /// The paths whose values nobody knows, with the file and the line of the first.
  var unknown: [(file: String, field: ImportAccount.Field)] {
    account.files.flatMap { file in file.fields.filter { $0.counts.unknown > 0 }.map { (file.path, $0) } }
  }

  private static let maxFiles = 12

  private static func kind(_ file: ImportAccount.File) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return "other files" }
    return "*" + name[point...].lowercased()
  }

  private func row(_ name: String, _ counts: ImportAccount.Counts) -> [String] {
    [name] + FieldFate.allCases.map { counts[$0] == 0 ? "-" : String(counts[$0]) }
  }

  /// Columns that stand below each other, numbers at their right ends.
  private func table(_ rows: [[String]], first: String) -> [String] {
    let all = [[first] + Self.heads] + rows
    let widths = (0...Self.heads.count).map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return column == 0 ? cell + gap : gap + cell
      }.joined(separator: "  ")
    }
  }
}
