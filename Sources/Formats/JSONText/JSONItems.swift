extension JSONReader {
  /// Reads a record one item of its list `name` after the other, so that a large file is nowhere as one tree.
  ///
  /// Each item of the list is handed to `take`; `other` gets the record's other fields, in their order. A text of
  /// several values one after the other (JSON text sequences, a line each) has each handed to `take`, unless it is a
  /// record with that list. What was handed over before a mistake stays so.
  package static func readItems(
    of name: String, in bytes: [UInt8], other: (String, JSONValue) -> Void, take: (JSONValue) -> Void
  ) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    reader.skipMark()
    reader.skipSeparators()
    repeat {
      if reader.next == UInt8(ascii: "{") {
        try reader.record(itemsOf: name, other: other, take: take)
      } else {
        take(try reader.value(depth: 0))
      }
      reader.skipSeparators()
    } while reader.next != nil
  }

  /// White space, and the mark between the texts of a sequence (RFC 7464).
  private mutating func skipSeparators() {
    skipSpace()
    while next == 0x1E {
      place += 1
      skipSpace()
    }
  }

  /// A record: if the list is in it, its items are handed on; without one, it is handed on itself.
  private mutating func record(
    itemsOf name: String, other: (String, JSONValue) -> Void, take: (JSONValue) -> Void
  ) throws(JSONProblem) {
    var fields: [String: JSONValue] = [:]
    var hasList = false
    try forEachField { reader, field throws(JSONProblem) in
      if field == name, reader.next == UInt8(ascii: "[") {
        hasList = true
        try reader.forEachItem { reader throws(JSONProblem) in take(try reader.value(depth: 2)) }
      } else {
        fields[field] = try reader.value(depth: 1)
      }
    }
    if hasList {
      for (field, value) in fields.sorted(by: { $0.key < $1.key }) { other(field, value) }
    } else {
      take(.record(fields))
    }
  }
}
