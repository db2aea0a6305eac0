import Diagnostics
import TripModel
import TripNotation

/// `library.yml`: what the library is, and which of its folders are trips.
struct LibraryFile {
  private(set) var settings = LibrarySettings()
  /// Which folders are trips, as patterns; nil where every folder is that holds one.
  private(set) var trips: [Written<String>]?
  /// Which are none of the library's.
  private(set) var leaveOut: [Written<String>] = []
  private(set) var findings: Findings

  /// The spellings of its name, by which a folder is known as a library without looking at all that is in it.
  static let names = ["library.yml", "library.yaml", "Library.yml", "Library.yaml", "LIBRARY.YML"]

  /// Whether a file is one, however it is written.
  static func isNamed(_ name: String) -> Bool { ["library.yml", "library.yaml"].contains(name.lowercased()) }

  init(_ reading: NotationReader.Reading) {
    findings = Findings(about: reading.file)
    guard reading.root.kind != .empty else { return }
    var found = findings
    let lookedAt = Self.lookedAtElsewhere(reading.root)
    let read = FieldReader.read(reading.root, as: "library.yml", &found) { fields -> Content? in
      Self.content(&fields, lookedAt)
    }
    if let read { (settings, trips, leaveOut) = read }
    findings = found
  }

  private typealias Content = (
    settings: LibrarySettings, trips: [Written<String>]?, leaveOut: [Written<String>]
  )

  /// What keeps something back is looked at by itself (LibraryVisibility). What keeps nothing back (`visibility: public`)
  /// is no field of a library, and has no say in any of its trips.
  private static func lookedAtElsewhere(_ root: Node) -> Set<String> {
    let found = (root.fields ?? []).filter { field in
      guard let meant = MeantKey(field.key), VisibilityKey.ofTrip.contains(meant.key) else { return false }
      return VisibilityKey.ofPlaces.contains(meant.key) || field.value.text == nil
        || meant.mayKeep(field.value)
    }
    return Set(found.map(\.key))
  }

  private static func content(_ fields: inout FieldReader, _ lookedAtElsewhere: Set<String>) -> Content {
    var settings = LibrarySettings()
    settings.title = fields.filled("title")
    settings.description = fields.filled("description")
    settings.address = fields.reading("url", AddressText.address)
    settings.language = fields.reading("language", LanguageText.tag) ?? settings.language
    settings.currency = fields.reading("currency", TripFile.currency)
    settings.flightsFrom = fields.reading("flights from", AirportText.airport(_:))
    settings.changersNearHomeAt = ChangersField.nearHomeAt(&fields)
    let groupings: KeyValuePairs = ["year": LibraryGrouping.year, "category": .category]
    settings.grouping = fields.word("by", groupings) ?? settings.grouping
    let orders: KeyValuePairs = ["newest first": LibraryOrder.newestFirst, "oldest first": .oldestFirst]
    settings.order = fields.word("order", orders) ?? settings.order
    let file = fields.findings.file
    let trips = fields.names("trips").map { written($0, file) }
    let leaveOut = written(fields.names("leave out") ?? [], file)
    fields.allow(where: lookedAtElsewhere.contains)
    fields.allow("home", "private zones", "protect")
    return (settings, trips, leaveOut)
  }

  private static func written(_ texts: [TextNode], _ file: NotationFile) -> [Written<String>] {
    texts.filter { !$0.value.isEmpty }.map { Written($0.value, at: file.place(of: $0.range)) }
  }
}
