/// The further places of a diagnostic in a sentence: all of an error's, a few of a warning's.
struct OtherPlaces {
  /// The sentence; nil where there are no others.
  let sentence: String?
  /// Whether some places are only counted.
  let isCut: Bool

  init(of diagnostic: Diagnostic) {
    let (all, maximum) = (diagnostic.others, diagnostic.severity.maxPlaces)
    // To name the last one takes no more room than to count it.
    isCut = all.count > maximum + 1
    let shown = isCut ? all.prefix(maximum) : all[...]
    var names = Self.names(shown, here: diagnostic.place)
    if isCut { names.append("\(all.count - maximum) others") }
    guard !names.isEmpty else {
      sentence = nil
      return
    }
    let isHere = all.allSatisfy { $0.span != nil && $0.path == diagnostic.place?.path }
    let isFiles = all.allSatisfy { $0.span == nil }
    let count = all.count == 1 ? "one more" : "\(all.count) more"
    let things = all.count == 1 ? "" : "s"
    let start =
      isHere
      ? "The same in "
      : isFiles ? "The same for \(count) file\(things): " : "The same in \(count) place\(things): "
    sentence = start + Self.list(names) + "."
  }

  /// A name for each file, with its lines; those in the file of the diagnostic itself are lines only.
  private static func names(_ places: ArraySlice<SourcePlace>, here: SourcePlace?) -> [String] {
    var files: [(name: String, lines: [Int])] = []
    for place in places {
      if files.last?.name != place.path { files.append((place.path, [])) }
      guard let line = place.span?.line, files[files.count - 1].lines.last != line else { continue }
      files[files.count - 1].lines.append(line)
    }
    return files.map { name, lines in
      let numbers = list(lines.map(String.init))
      if !lines.isEmpty, name == here?.path { return (lines.count == 1 ? "line " : "lines ") + numbers }
      if lines.count == 1 { return name + ":" + numbers }
      return lines.isEmpty ? name : "\(name) (lines \(numbers))"
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Severity {
  /// How many further places are named in a text; the other forms name all.
  fileprivate var maxPlaces: Int { self == .error ? 40 : 4 }
}
