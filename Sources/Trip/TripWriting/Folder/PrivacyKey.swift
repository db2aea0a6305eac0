/// The secret that says where in its circle a home lies: made once, and kept in the traveller's own configuration.
package enum PrivacyKey {
  private static let field = "privacy key:"

  /// Writes a new key into a configuration, and gives it back; one that somebody else wrote meanwhile is as good.
  package static func make(in folder: TripFolder, file: String) throws(WriteProblem) -> String {
    var key = random()
    try folder.makeFolder("")
    try folder.change(file) { (old: [UInt8]?) throws(WriteProblem) -> [UInt8] in
      let text = String(decoding: old ?? [], as: UTF8.self)
      if let old = written(in: text) {
        key = old
        return Array(text.utf8)
      }
      let gap = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
      return Array(
        """
        \(text)\(gap)# Hides where in its circle a home lies: the same for all trips, and for nobody else.
        \(field) \(key)

        """.utf8)
    }
    folder.makePrivate(file)
    return key
  }

  private static func written(in text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(field) }
    let value = line?.dropFirst(field.count).drop { $0 == " " }
    return value.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// 256 bits from the system, in hexadecimal.
  private static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
