/// The description of an event as plain text, piece by piece.
enum PlainDetails {
  /// Without tags where it is HTML, as some programs write it.
  static func text(of details: String) -> String {
    let text = details.replacing("：", with: ":")
    let small = text.lowercased()
    guard ["<br", "<p>", "</", "<div"].contains(where: small.contains) else { return text }
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      plain += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let name = rest[rest.index(after: start)..<end].lowercased().prefix { $0.isLetter || $0 == "/" }
      if ["br", "br/", "/p", "p", "/div", "/li", "/tr", "/h1", "/h2", "/h3"].contains(String(name)) {
        plain += "\n"
      }
      rest = rest[rest.index(after: end)...]
    }
    plain += rest.contains("<") ? "" : rest
    for (code, letter) in [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      plain = plain.replacing(code, with: letter)
    }
    return plain
  }

  /// A line in its sentences and in what semicolons part.
  static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    let words = line.split(separator: " ")
    for (index, word) in words.enumerated() {
      piece += (piece.isEmpty ? "" : " ") + word
      let isLast = index == words.count - 1
      if word.last == ";" {
        pieces.append(String(piece.dropLast()))
        piece = ""
      } else if !isLast, endsSentence(word), words[index + 1].first?.isUppercase == true {
        pieces.append(piece)
        piece = ""
      }
    }
    pieces.append(piece)
    return pieces.filter { !$0.isEmpty }
  }

  /// A full stop behind more than an abbreviation: `Tel.`, `St.`, `Nr.`.
  private static func endsSentence(_ word: Substring) -> Bool {
    guard let last = word.last, ".!?".contains(last) else { return false }
    return last != "." || word.count > 5 || word.dropLast().contains(where: \.isNumber)
  }

  /// Without the part of a sentence that holds an address of the web; nil where nothing is left that says anything.
  static func withoutLinks(_ line: String) -> String? {
    func hasLink(_ text: Substring) -> Bool { text.contains("://") || text.lowercased().contains("www.") }
    guard hasLink(line[...]) else { return line }
    let parts = line.split(separator: ",").filter { !hasLink($0) }.map(\.trimmingBlanks)
    let left = parts.joined(separator: ", ")
    return left.split(separator: " ").count > 2 && left.last != ":" ? left : nil
  }
}
