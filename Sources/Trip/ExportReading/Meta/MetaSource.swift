import ExportFiles
import Importing
import JSONText

/// One of Meta's networks, whose exports are of one make.
protocol MetaSource: ImportSource {
  static var shape: MetaShape { get }
  /// What becomes of the fields of a post.
  static var fates: FieldFates { get }
  /// Where a position stands in a post, with what names the place.
  static var positions: Set<String> { get }
  /// The post that an item is, by the path of its list; nil for what is none.
  static func post(_ list: String, _ item: JSONNode) -> MetaPost?
}

extension MetaSource {
  func recognize(_ export: Export) -> Recognition? {
    let files = Self.shape.files(export)
    if !files.isEmpty { return Recognition(files: files, needsDays: true) }
    let pages = Self.shape.pages(export)
    return pages.isEmpty ? nil : Recognition(files: pages)
  }

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    MetaReading(
      program: program, shape: Self.shape, fates: Self.fates, positions: Self.positions, post: Self.post
    ).plan(export, files, request)
  }
}
