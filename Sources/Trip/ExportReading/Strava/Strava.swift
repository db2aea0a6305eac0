package import ExportFiles
package import Importing

/// The archive that Strava gives out of all that one has recorded: a table of activities, their ways as GPX, TCX or FIT,
/// and their pictures.
package struct Strava: ImportSource {
  package init() {}

  package var program: String { "Strava" }

  package func recognize(_ export: Export) -> Recognition? {
    guard let table = Self.table(in: export.files, export) else { return nil }
    let root = table.folder.isEmpty ? "" : table.folder + "/"
    let files = export.files.filter { file in
      file == table || file.path.hasPrefix(root) && Self.isOwn(String(file.path.dropFirst(root.count)))
    }
    return Recognition(files: files, needsDays: true)
  }

  package func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    guard let table = Self.table(in: files, export) else { return ImportPlan() }
    var reader = StravaReader(export, files, table, request)
    reader.read()
    return reader.plan
  }

  private static func table(in files: [ExportFile], _ export: Export) -> ExportFile? {
    files.first { file in
      guard !file.isPassedOver else { return false }
      let head = export.head(of: file)
      guard head.contains(UInt8(ascii: ",")), ![0x3C, 0x7B, 0x5B, 0x1F].contains(head.firstSign ?? 0) else {
        return false
      }
      return StravaTable(head, file: file.path) != nil
    }
  }

  /// Whether a path is one that such an archive has beside its table.
  private static func isOwn(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let first = parts.first else {
      return ["csv", "json", "jpg", "jpeg", "png"].contains(where: { path.lowercased().hasSuffix("." + $0) })
    }
    return ["activities", "media", "routes", "clubs", "segments", "posts"].contains(String(first))
  }
}
