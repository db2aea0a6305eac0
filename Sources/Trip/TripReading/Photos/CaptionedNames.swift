import TripModel

/// The pictures that a list of captions is about, by the names with which its lines begin.
struct CaptionedNames {
  /// By their names in small letters, with and without endings.
  private let byName: [String: [String]]
  /// Names that lie in several folders, and mean no picture.
  private let ambiguous: Set<String>
  /// Names without endings, with a 0 for each number: `dscf0-pano`.
  private let shapes: Set<String>

  /// Takes their paths. In a list `isOfTrip` a name that lies in several folders means none.
  init(_ pictures: [String], isOfTrip: Bool) {
    var byName: [String: [String]] = [:]
    for picture in pictures {
      let name = (picture.lastPathPart ?? "").lowercased()
      for key in Set([name, EntryName.withoutEnding(name)]) { byName[key, default: []].append(picture) }
    }
    var ambiguous: Set<String> = []
    if isOfTrip {
      for (name, files) in byName where Set(files.map { JournalReader.folder(of: $0) }).count > 1 {
        ambiguous.insert(name)
      }
    }
    for name in ambiguous { byName[name] = nil }
    let stems = byName.keys.map { EntryName.withoutEnding($0) }
    byName.merge(Self.byNumber(pictures)) { named, _ in named }
    (self.byName, self.ambiguous) = (byName, ambiguous)
    shapes = Set(stems.filter { $0.contains(where: \.isNumber) }.map { Self.shape(of: $0) })
  }

  /// The pictures by the numbers that cameras gave them, `0421` for `IMG_0421.JPG`, where one picture alone has that, or one and what
  /// was edited of it.
  static func byNumber(_ pictures: [String]) -> [String: [String]] {
    let numbered = Dictionary(grouping: pictures) { picture in
      let stem = EntryName.withoutEnding(picture.lastPathPart ?? "")
      return CameraName.isOne(stem)
        ? String(stem.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()) : ""
    }
    return numbered.filter { number, files in
      number.count >= fewestFigures && !isYear(number) && Set(files.map(stem)).count == 1
    }
  }

  private static func isYear(_ number: String) -> Bool {
    number.count == 4 && (number.hasPrefix("19") || number.hasPrefix("20"))
  }

  /// `IMG_E0421` is what was edited of `IMG_0421`.
  private static func stem(of picture: String) -> String {
    let name = EntryName.withoutEnding(picture.lastPathPart ?? "").lowercased()
    return name.hasPrefix("img_e") ? "img_" + name.dropFirst(5) : name
  }

  /// Of fewer a number may count anything.
  private static let fewestFigures = 4

  /// The pictures whose name begins a line, with what stands behind it; names may have blanks.
  func known(in line: Substring) -> (pictures: [String], behind: Substring)? {
    let beginning = line.prefix(Self.longestName)
    for at in beginning.indices where beginning[at].isWhitespace || Self.marks.contains(beginning[at]) {
      if let named = byName[line[..<at].lowercased()] { return (named, line[at...]) }
    }
    return byName[line.lowercased()].map { ($0, line[line.endIndex...]) }
  }

  /// What begins a line as the name of a picture does, though it is none of these, with what stands behind it: a name with
  /// the ending of a picture, one that cameras give, or before a mark one like those of these pictures.
  func unknown(in line: Substring) -> (name: String, behind: Substring)? {
    let word = line.prefix { !$0.isWhitespace && !Self.marks.contains($0) }
    let behind = line[word.endIndex...]
    if Self.hasEnding(word) || CameraName.isOne(word) { return (String(word), behind) }
    let small = word.lowercased()
    let isLikeThese = shapes.contains(Self.shape(of: small)) && small.contains(where: \.isNumber)
    if !word.isEmpty, Self.isMarked(behind), isLikeThese || ambiguous.contains(small) {
      return (String(word), behind)
    }
    return unknownOfSeveralWords(in: line)
  }

  /// `dad on boat.jpg: Dover`.
  private func unknownOfSeveralWords(in line: Substring) -> (name: String, behind: Substring)? {
    let beginning = line.prefix(Self.longestName)
    for at in beginning.indices where beginning[at].isWhitespace || Self.marks.contains(beginning[at]) {
      let name = line[..<at]
      if Self.hasEnding(name), Self.isMarked(line[at...]) { return (String(name), line[at...]) }
    }
    return nil
  }

  /// Whether a mark parts a name from what stands behind it.
  private static func isMarked(_ behind: Substring) -> Bool {
    if behind.first == "\t" { return true }
    let rest = behind.drop(while: \.isWhitespace)
    guard let mark = rest.first else { return false }
    return marks.contains(mark) || mark == "-" && rest.dropFirst().first?.isWhitespace == true
  }

  private static func shape(of name: String) -> String {
    var shape = ""
    for letter in name {
      if !letter.isNumber {
        shape.append(letter)
      } else if shape.last != "0" {
        shape.append("0")
      }
    }
    return shape
  }

  private static func hasEnding(_ name: Substring) -> Bool {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return false }
    return endings.contains(name[name.index(after: point)...].lowercased())
  }

  /// The names that a file of this name may have.
  static func names(ofFile name: String) -> [String] {
    if hasEnding(name[...]) { return [name] }
    return endings.sorted().flatMap { [name + "." + $0, name + "." + $0.uppercased()] }
  }

  private static let marks: Set<Character> = [":", ";", ",", "=", "|", "–", "—"]

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "tif", "tiff", "gif", "mov", "mp4",
  ]

  /// Letters in which a name has to end.
  private static let longestName = 120
}
