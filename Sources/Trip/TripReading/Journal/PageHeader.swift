import Diagnostics
import TripModel
import TripNotation

/// The fields of a page of the author's own.
struct PageHeader {
  private(set) var page: OwnPage
  private(set) var diagnostics: [Diagnostic] = []

  static func read(_ file: EntryFile) -> PageHeader {
    var page = OwnPage(text: JournalEntry(file: file.file, slugWish: file.path.slug))
    guard file.fields.root.kind != .empty else { return PageHeader(page: page) }
    var findings = Findings(about: file.fields.file)
    _ = FieldReader.read(file.fields.root, as: "a page", &findings) { fields -> Void? in
      page.text.title = fields.written("title")
      page.text.lead = fields.text("description")
      page.navigation = Self.navigation(&fields) ?? page.navigation
      // Looked at before (VisibilityMarks).
      fields.allowKeepingKeys()
      fields.allow(where: Self.isForeign)
      return ()
    }
    return PageHeader(page: page, diagnostics: findings.diagnostics)
  }

  /// Whether other programs write a field into each of their pages: of a page it says nothing here.
  private static func isForeign(_ key: String) -> Bool {
    let key = key.lowercased()
    return ForeignFields.passedOver.contains(key) || ofEveryPage.contains(key)
  }

  private static let ofEveryPage: Set<String> = ["date", "slug", "tags", "categories", "permalink"]

  /// `nav: no`, `nav: yes`, or a number by which the pages stand in order.
  private static func navigation(_ fields: inout FieldReader) -> OwnPage.Navigation? {
    guard let text = fields.node("nav")?.text else { return fields.yesNo("nav").map(shown) }
    if let number = Int(digits: text.value), number < 10_000 { return .shown(order: number) }
    return fields.yesNo("nav").map(shown)
  }

  private static func shown(_ isShown: Bool) -> OwnPage.Navigation {
    isShown ? .shown(order: nil) : .hidden
  }
}
