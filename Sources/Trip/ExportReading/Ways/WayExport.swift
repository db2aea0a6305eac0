package import ExportFiles
package import Importing

/// Ways and marked points of any program: GPX, of which FindPenguins and most others give out one a trip or walk, KML,
/// KMZ, TCX and GeoJSON.
package struct WayExport: ImportSource {
  package init() {}

  package var program: String { "GPX, KML and TCX" }

  package func recognize(_ export: Export) -> Recognition? {
    let files = export.files.filter { file in
      !PassedOver.holds(file) && WayKind(head: export.head(of: file, count: WayReader.enough)) != nil
    }
    return files.isEmpty ? nil : Recognition(files: files)
  }

  package func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    var reader = WayReader(export, request)
    for file in files { reader.read(file) }
    return reader.plan
  }
}

/// Files at which nobody looks who searches for texts: an export has hundreds of thousands of pictures.
enum PassedOver {
  static func holds(_ file: ExportFile) -> Bool { endings.contains(file.ending) }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "gif", "avif", "tif", "tiff", "dng", "mp4", "mov", "m4v",
    "avi", "3gp", "mp3", "m4a", "aac", "opus", "ogg", "wav", "pdf",
  ]
}
