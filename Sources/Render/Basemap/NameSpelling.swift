/// Names as they are written where the gazetteer has them in other letters, or with a word that nobody says.
enum NameSpelling {
  /// `Đà Lạt` for `Ðà Lạt`, whose first letter is Iceland’s and only looks alike; `Sa Pa` for `Thị Trấn Sa Pa`, which says that it is a
  /// small town.
  static func name(of name: String, in country: String) -> String {
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
    var name = name
    if country == "VN", name.hasPrefix(smallTown), name.count > smallTown.count {
      name.removeFirst(smallTown.count)
    }
    guard !icelandic.contains(country), name.unicodeScalars.contains("\u{D0}") else { return name }
    return name.replacing("\u{D0}", with: "\u{110}")
  }

  private static let smallTown = "Thị Trấn "
  /// Whose letter it is.
  private static let icelandic: Set<String> = ["IS", "FO"]
}
