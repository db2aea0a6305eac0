/// What becomes of a value of an export.
package enum FieldFate: String, CaseIterable, Sendable, Codable {
  case used
  /// Left out since it is nobody else's business: accounts, devices, homes, other people.
  case kept = "private"
  /// Known, and of no use for a trip: sizes, versions, what is worked out anew, what is of other days.
  case notNeeded = "not needed"
  /// Nothing here knows what it means.
  case unknown
}

/// What becomes of the fields of an item, by their paths within it: `location.lat`, `photos[].md5`, of XML `trk.name` and
/// `trkpt@lat`. A path that ends in `.*` stands for all below it.
package struct FieldFates: Sendable, ExpressibleByDictionaryLiteral {
  private var exact: [String: FieldFate] = [:]
  private var below: [String: FieldFate] = [:]

  package init(dictionaryLiteral elements: (String, FieldFate)...) {
    for (path, fate) in elements { self[path] = fate }
  }

  package init(_ paths: [FieldFate: [String]]) {
    for (fate, paths) in paths { for path in paths { self[path] = fate } }
  }

  package subscript(path: String) -> FieldFate {
    get {
      if let fate = exact[path] { return fate }
      var rest = path[...]
      while let point = rest.lastIndex(where: { $0 == "." || $0 == "[" || $0 == "@" }) {
        rest = rest[..<point]
        if let fate = below[String(rest)] { return fate }
      }
      return below[""] ?? .unknown
    }
    set {
      if path == "*" {
        below[""] = newValue
      } else if path.hasSuffix(".*") {
        below[String(path.dropLast(2))] = newValue
      } else {
        exact[path] = newValue
      }
    }
  }
}
