/// A field of a file, as a row of a table of fields has it.
package struct HandbookField: Hashable, Sendable {
  package var name: String
  /// What it is a field of, as the head of its table says: trip.yml, a traveller.
  package var owner: String
  package var about: String
  /// How it may be written: lines of the file.
  package var examples: [String]
  /// What is so where it is not given.
  package var otherwise: String
}

extension Handbook {
  /// The fields of all pages, in their order; a row for several owners is a field of each.
  package var fields: [HandbookField] { pages.flatMap { fields(in: $0.file) } }

  /// The fields that stand on one page.
  package func fields(in file: String) -> [HandbookField] {
    sections(in: file).first?.tables.flatMap(\.fields) ?? []
  }
}

extension HandbookTable {
  /// What the rows are fields of, from a head such as “field of a pin, an expense or budget.yml”.
  private var owners: [String] {
    guard let head = head.first, head.hasPrefix("field of ") else { return [] }
    return head.dropFirst("field of ".count).replacing(" or ", with: ", ").split(separator: ", ").map(
      String.init)
  }

  fileprivate var fields: [HandbookField] {
    owners.flatMap { owner in
      rows.filter { $0.count > 3 }.flatMap { row in
        Self.code(in: row[0]).map { name in
          HandbookField(
            name: name, owner: owner, about: row[1], examples: Self.code(in: row[2]), otherwise: row[3])
        }
      }
    }
  }
}

extension HandbookField {
  /// The field as a small document: what it is, how it is written, what is so without it.
  package var document: String {
    let written = examples.map { "```\n\($0)\n```\n" }.joined(separator: "\n")
    return """
      ## `\(name)` of \(owner)

      \(about.asSentence)

      \(written)
      Without it: \(otherwise).

      """
  }
}

extension String {
  /// With a capital at the beginning, be it of a link, and a full stop at the end.
  fileprivate var asSentence: String {
    let mark = hasPrefix("[") ? "[" : ""
    let rest = dropFirst(mark.count)
    return mark + rest.prefix(1).uppercased() + rest.dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
