/// Where marks next stand in a text; each is looked for at most once at each place, however often it is asked for.
struct MarkLookup {
  /// For each mark from where it was looked for last, and where it was found.
  private var found: [String: (from: Int, at: Int?)] = [:]

  /// Where a mark next stands in `bytes`, from a place on; they are the same at each call.
  mutating func next(_ mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    if let known = found[mark], known.from <= start {
      guard let at = known.at else { return nil }
      if at >= start { return at }
    }
    let letters = Array(mark.utf8)
    var index = start
    var result: Int?
    while index + letters.count <= bytes.count {
      if bytes[index] == letters[0], bytes[index..<index + letters.count].elementsEqual(letters) {
        result = index
        break
      }
      index += 1
    }
    found[mark] = (start, result)
    return result
  }
}
