/// A theme's templates with the site's words put in, ready to be filled.
struct TemplateSet: Sendable {
  private let templates: [String: PageTemplate]

  /// A template for each kind of page.
  static let pages = [
    "home", "day", "story", "journal", "entry", "photos", "photo", "map", "budget", "purchases", "places",
    "place",
    "ideas", "idea", "tags", "tag", "search", "calendar", "figures", "itinerary", "event", "page", "404",
  ]
  /// The pictures that stand in an entry's text.
  static let figures = "parts/figures"

  init(nodes: [String: [TemplateNode]], constants: [String: [UInt8]]) {
    var templates: [String: PageTemplate] = [:]
    for name in Self.pages + [Self.figures, MissingPage.style] {
      templates[name] = PageTemplate(name, of: nodes, constants: constants)
    }
    self.templates = templates
  }

  /// A page or part of a page, as UTF-8. Empty where there is no such template, which reading has ruled out for all
  /// that are asked for.
  func render(_ name: String, _ record: Record) -> [UInt8] { self[name]?.filled(with: record) ?? [] }

  subscript(name: String) -> PageTemplate? { templates[name] }
}
