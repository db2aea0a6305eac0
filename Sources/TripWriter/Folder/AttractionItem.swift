import TripNotation

/// A new attraction as an item of `attractions.yml`.
package struct AttractionItem: Sendable {
  package var name: String
  /// Where it is: a position, perhaps behind a name, as it will stand in the file.
  package var at: String?
  package var category: String?
  package var tags: [String] = []
  package var rating: String?
  package var price: String?
  package var address: String?
  package var phone: String?
  package var website: String?
  package var cost: String?
  package var hours: String?
  package var day: String?
  package var description: String?

  package init(name: String) { self.name = name }

  /// The lines as they stand behind a dash.
  package var lines: [String] {
    let fields = [
      ("name", name), ("at", at), ("category", category), ("rating", rating), ("price", price),
      ("address", address), ("phone", phone), ("website", website), ("cost", cost), ("hours", hours),
      ("day", day),
      ("description", description),
    ]
    var lines = fields.compactMap { key, value in value.map { "\(key): \(NotationWriter.text($0))" } }
    if !tags.isEmpty {
      let names = tags.map { NotationWriter.text($0, as: .flow) }.joined(separator: ", ")
      lines.append("tags: [\(names)]")
    }
    return lines
  }
}
