/// A page that the front page of the handbook, `README.md`, names in its table.
package struct HandbookPage: Hashable, Sendable {
  /// As the traveller knows it: trip.yml.
  package var name: String
  /// The document, relative to the handbook's folder.
  package var file: String
  /// What stands there, in a few words.
  package var about: String
  /// Other names under which it may be asked for.
  package var otherNames: [String]
}

extension Handbook {
  /// The pages in the order of the front page.
  package var pages: [HandbookPage] {
    sections(in: "README.md").first?.tables.first?.rows.compactMap(HandbookPage.init) ?? []
  }
}

extension HandbookPage {
  /// A row of the table: a link, what stands there, other names.
  fileprivate init?(_ row: [String]) {
    guard let link = row.first?.wholeMatch(of: /\[([^\]]+)\]\(([^)]+)\)/), row.count > 2 else { return nil }
    let stem = link.2.split(separator: "/").last?.split(separator: ".").first
    self.init(
      name: String(link.1), file: String(link.2), about: row[1],
      otherNames: HandbookTable.code(in: row[2]) + [stem.map(String.init) ?? ""].filter { $0 != link.1 })
  }
}
