/// What Google Takeout calls the JSON beside a picture, and which picture an edited copy was made from.
///
/// The JSON is named after the whole name of the picture, with `.supplemental-metadata` behind it in newer exports.
/// That is cut to 46 letters, and a number that tells pictures of one name apart stands at its end:
/// `IMG_1.jpg(1).json` is about `IMG_1(1).jpg`.
package struct TakeoutNames {
  /// The files of one folder, by their names in small letters.
  private let files: [String: String]
  /// The same names in order, to find those that begin with one that was cut.
  private let sorted: [String]

  private static let suffix = ".supplemental-metadata"
  /// A name this long may have been cut.
  private static let shortestCut = 40

  package init(_ files: [String]) {
    self.files = Dictionary(files.map { (Self.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    sorted = self.files.keys.sorted()
  }

  /// The file that a JSON of this name is about; nil where its name does not tell.
  package func file(of json: String) -> String? {
    let stem = Self.withoutEnding(Self.name(of: json))
    if let file = files[stem] { return file }
    let (bare, number) = Self.numbered(stem)
    for reading in Set([stem, bare]).sorted(by: { $0.count > $1.count }) {
      let number = reading == bare ? number : nil
      guard
        let meant = withoutSuffix(reading).flatMap({ files[Self.adding(number, to: $0)] })
          ?? cut(reading, number)
      else { continue }
      return meant
    }
    // An original that is not there any more has an edited copy.
    return nil
  }

  /// The file that is called as a picture of this title would be; nil where none is.
  package func file(titled title: String) -> String? { files[Self.name(forTitle: title)] }

  /// The name of the file that a JSON of this name would be about, there or not.
  package static func target(of json: String) -> String {
    let (bare, number) = numbered(withoutEnding(name(of: json)))
    let point = bare.lastIndex(of: ".") ?? bare.endIndex
    let isSuffix = suffix.hasPrefix(bare[point...]) && bare[..<point].contains(".")
    return adding(number, to: isSuffix ? String(bare[..<point]) : bare)
  }

  /// The name without `.supplemental-metadata`, or as much of it as was left.
  private func withoutSuffix(_ name: String) -> String? {
    guard let point = name.lastIndex(of: ".") else { return files[name] == nil ? nil : name }
    return Self.suffix.hasPrefix(name[point...]) ? String(name[..<point]) : name
  }

  /// The one file whose name, with the suffix, begins with a long name that was cut.
  private func cut(_ name: String, _ number: String?) -> String? {
    guard name.count >= Self.shortestCut else { return nil }
    var low = sorted.startIndex
    var high = sorted.endIndex
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < name { low = middle + 1 } else { high = middle }
    }
    let found = sorted[low...].prefix { $0.hasPrefix(name) }.filter { Self.numbered($0).number == number }
    return found.count == 1 ? found.first.flatMap { files[$0] } : nil
  }

  /// A name without the number in brackets at its end, or before its ending: `img_1.jpg` and `(1)`.
  package static func numbered(_ name: String) -> (bare: String, number: String?) {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    for (start, end) in [(name, ""), (String(name[..<point]), String(name[point...]))] {
      guard start.last == ")", let bracket = start.lastIndex(of: "(") else { continue }
      let digits = start[start.index(after: bracket)...].dropLast()
      guard (1...4).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else { continue }
      return (String(start[..<bracket]) + end, String(start[bracket...]))
    }
    return (name, nil)
  }

  /// The same name with a number before its ending.
  private static func adding(_ number: String?, to name: String) -> String {
    guard let number else { return name }
    let point = name.lastIndex(of: ".") ?? name.endIndex
    return String(name[..<point]) + number + name[point...]
  }

  /// The names of the picture that an edited copy was made from, in small letters: `img_1.jpg` for `IMG_1-edited.jpg`.
  package static func original(of edited: String) -> String? {
    let (bare, number) = numbered(name(of: edited))
    let point = bare.lastIndex(of: ".") ?? bare.endIndex
    guard let word = edits.first(where: { bare[..<point].hasSuffix($0) }) else { return nil }
    return adding(number, to: String(bare[..<point].dropLast(word.count)) + bare[point...])
  }

  /// What Google Photos puts behind the name of an edited copy, in the languages in which it does.
  private static let edits = [
    "-edited", "-bearbeitet", "-modifié", "-modifie\u{301}", "-editado", "-editada", "-modificato",
    "-bewerkt",
    "-redigerad", "-redigeret", "-redigert", "-muokattu", "-edytowane", "-upraveno", "-upravené", "-editat",
    "-szerkesztett", "-düzenlendi", "-изменено", "-змінено", "-編集済み", "-수정됨", "-已修改", "-已編輯",
    "-effects",
  ]

  /// The name of a file in small letters, of its path.
  package static func name(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[path.utf8.index(after: $0)...]).lowercased() } ?? path.lowercased()
  }

  private static func withoutEnding(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// What Takeout makes of the title of a picture for a name: letters that some systems do not allow are lines.
  package static func name(forTitle title: String) -> String {
    String(title.lowercased().map { "<>:\"/\\|?*&%'".contains($0) ? "_" : $0 })
  }
}
