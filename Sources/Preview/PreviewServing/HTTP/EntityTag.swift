/// Which version of a file this is (RFC 9110, 8.8.3): always strong, since it is made from the bytes.
struct EntityTag: Hashable, Sendable {
  let text: String

  init(_ stamp: String) { text = "\"\(stamp)\"" }

  /// Whether an `If-None-Match` names this version: `*`, or a list in which weak ones count too.
  func isNamed(in fields: [String]) -> Bool {
    fields.flatMap { $0.split(separator: ",") }.contains { item in
      let tag = item.filter { $0 != " " && $0 != "\t" }
      return tag == "*" || tag == text || tag == "W/" + text
    }
  }

  /// Whether a part may be added to what the client has: no `If-Range`, or this very version.
  func fits(ifRange field: String?) -> Bool { field == nil || field == text }
}
