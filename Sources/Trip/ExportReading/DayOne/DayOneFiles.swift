import ExportFiles

/// Which file of an export of Day One is what.
struct DayOneFiles {
  private(set) var journals: [ExportFile] = []
  /// Pictures, films, recordings and PDFs.
  private(set) var media: [ExportFile] = []
  /// The same journal as text alone, which the program gives out likewise.
  private(set) var plainTexts: [ExportFile] = []

  /// By the folder of the journal, and the name without its ending, in small letters.
  private var byName: [String: ExportFile] = [:]
  /// By the folder, the kind and the number of bytes.
  private var bySize: [String: [ExportFile]] = [:]

  init(_ export: Export, among files: [ExportFile]) {
    journals = HeadPaths.files(among: files, of: export).filter { Self.isJournal($0.paths) }.map(\.file)
    plainTexts = files.filter { file in
      file.ending == "txt" && export.head(of: file, count: 16).starts(with: Array("\tDate:\t".utf8))
    }
    let folders = Set(journals.map(\.folder))
    guard !folders.isEmpty else { return }
    for file in files {
      let parts = file.folder.split(separator: "/", omittingEmptySubsequences: false)
      guard let last = parts.last, let kind = DayOneMedium.Kind(folder: last.lowercased()) else { continue }
      let folder = parts.dropLast().joined(separator: "/")
      guard folders.contains(folder) else { continue }
      media.append(file)
      let name = Self.key(folder, String(file.name.prefix { $0 != "." }))
      if byName[name] == nil { byName[name] = file }
      bySize[Self.key(folder, kind.rawValue + " \(file.byteCount)"), default: []].append(file)
    }
  }

  /// All that belongs to Day One.
  var all: [ExportFile] { (journals + media + plainTexts).sorted { $0.path < $1.path } }

  /// What a journal is called.
  static func title(of journal: ExportFile) -> String {
    journal.ending.isEmpty ? journal.name : String(journal.name.dropLast(journal.ending.count + 1))
  }

  /// The file that is called so, beside a journal.
  func file(named name: String, of journal: ExportFile) -> ExportFile? {
    byName[Self.key(journal.folder, name)]
  }

  /// The only file of a kind that has so many bytes, beside a journal.
  func file(_ kind: DayOneMedium.Kind, of bytes: Int, of journal: ExportFile) -> ExportFile? {
    let alike = bySize[Self.key(journal.folder, kind.rawValue + " \(bytes)")] ?? []
    return alike.count == 1 ? alike.first : nil
  }

  private static func key(_ folder: String, _ name: String) -> String { folder + "/" + name.lowercased() }

  /// Fields may stand in any order, and the first text may be longer than what is looked at.
  private static func isJournal(_ paths: Set<String>) -> Bool {
    guard paths.contains("entries[]") else { return false }
    let marks = [
      "creationDate", "modifiedDate", "richText", "creationDevice", "creationDeviceType", "creationOSName",
      "isAllDay", "isPinned", "editingTime", "photos[].orderInEntry", "photos[].md5", "timeZone", "starred",
    ]
    let found = marks.count { paths.contains("entries[]." + $0) }
    let isEmpty = !paths.contains { $0.hasPrefix("entries[].") }
    return found >= 3 || (paths.contains("metadata.version") && (found >= 1 || isEmpty))
  }
}
