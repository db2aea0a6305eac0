import Synchronization

/// A theme's templates with the site's words put in, ready to be filled: each is put together when it is first asked for, since
/// few sites have pages of every kind.
final class TemplateSet: Sendable {
  private let nodes: [String: [TemplateNode]]
  private let constants: [String: [UInt8]]
  private let witness: PageTemplate.Witness?
  private let ready = Mutex<[String: PageTemplate]>([:])

  /// A template for each kind of page.
  static let pages = [
    "home", "day", "chat", "chats", "story", "journal", "entry", "photos", "photo", "map", "budget",
    "purchases", "places",
    "place",
    "ideas", "idea", "tags", "tag", "search", "calendar", "figures", "itinerary", "event", "page", "404",
    "next", "destination",
  ]
  /// One for each kind of page that the trips of a library share.
  static let libraryPages = [
    "library-home", "library-countries", "library-country", "library-people", "library-person",
    "library-map", "library-calendar", "library-search",
  ]
  /// The pictures that stand in an entry's text.
  static let figures = "parts/figures"

  init(nodes: [String: [TemplateNode]], constants: [String: [UInt8]]) {
    self.nodes = nodes
    self.constants = constants
    // Whoever asks first may do so on another thread.
    witness = PageTemplate.witness
  }

  /// A page or part of a page, as UTF-8. Empty where there is no such template, which reading has ruled out for all
  /// that are asked for.
  func render(_ name: String, _ record: Record) -> [UInt8] { self[name]?.filled(with: record) ?? [] }

  subscript(name: String) -> PageTemplate? {
    if let known = ready.withLock({ $0[name] }) { return known }
    guard nodes[name] != nil else { return nil }
    // Two threads may make the same; to wait for each other would take longer.
    let made = PageTemplate(name, of: nodes, constants: constants, witness: witness)
    ready.withLock { $0[name] = made }
    return made
  }
}
