import TripModel

/// Gives names of which none is given twice, however capitals are: one that is taken gets a number.
package struct FreeNames: Sendable {
  private var taken: Set<String> = []
  /// The number that comes next for what was asked for before: of ten thousand alike none is tried twice.
  private var next: [String: Int] = [:]

  package init() {}

  /// Gives a name to nobody.
  mutating func keep(_ name: String) { taken.insert(name.lowercased()) }

  /// Whether a name is one of those that are given to whoever asks for this.
  static func gives(_ name: String, to stem: String, _ ending: String) -> Bool {
    let (name, stem) = (name.lowercased(), stem.lowercased())
    guard name.hasPrefix(stem), name.hasSuffix(ending) else { return false }
    let number = name.dropFirst(stem.count).dropLast(ending.count)
    return number.isEmpty || number.first == "-" && digits(number.dropFirst().utf8) != nil
  }

  /// `a.jpg`, then `a-2.jpg`; `ending` is what stands behind the number.
  package mutating func take(_ stem: String, _ ending: String = "") -> String {
    let asked = stem.lowercased() + "\u{0}" + ending.lowercased()
    var number = next[asked] ?? 1
    while true {
      let name = stem + (number == 1 ? "" : "-\(number)") + ending
      number += 1
      guard taken.insert(name.lowercased()).inserted else { continue }
      next[asked] = number
      return name
    }
  }
}
