package import ExportFiles
package import Importing

/// Ways and marked points of any program: GPX, of which FindPenguins and most others give out one a trip or walk, KML,
/// KMZ, TCX and GeoJSON.
package struct WayExport: ImportSource {
  package init() {}

  package var program: String { "GPX, KML and TCX" }

  package func recognize(_ export: Export) -> Recognition? {
    let files = export.files.filter { file in
      !file.isPassedOver && WayKind(head: export.head(of: file, count: WayReader.enough)) != nil
    }
    return files.isEmpty ? nil : Recognition(files: files)
  }

  package func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    var reader = WayReader(export, request)
    for file in files { reader.read(file) }
    return reader.plan
  }
}
