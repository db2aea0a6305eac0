import Diagnostics
import Files
import TripModel

/// `captions.txt` beside pictures, or above all of the trip's: a line for each of them, its name and then what is to be
/// said of it.
///
/// Only a text of such a name is read so, since all of it gets to readers; others may be notes of nobody's business.
struct CaptionList {
  let file: String
  /// By the files of the pictures.
  private(set) var captions: [String: String] = [:]
  /// Pictures of which a line says that they are for nobody else.
  private(set) var keptBack: Set<String> = []
  /// Pictures of which a line says that they are not to be used.
  private(set) var leaveOut: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The lists among texts. One that a folder or a line of its own keeps back is none.
  static func read(_ texts: [String], beside photos: [String], in listing: FolderListing) -> [CaptionList] {
    let named = texts.filter { isNamedSo($0) && TripFiles.reason(ofFolders: $0) == nil }
    guard !named.isEmpty else { return [] }
    let pictures = Dictionary(grouping: photos) { JournalReader.folder(of: $0) }
    return named.compactMap { file in
      let folder = JournalReader.folder(of: file)
      let isOfTrip = folder.isEmpty && pictures[folder] == nil
      guard let beside = isOfTrip ? photos : pictures[folder],
        let bytes = FileBytes.read(listing.absolute(file), atMost: largest), bytes.count <= largest,
        let text = String(validating: bytes, as: UTF8.self),
        // Above the folders of pictures most of its lines have to name one.
        !isOfTrip || CaptionLines(beside: photos, withNumbers: true).firstPicture(in: bytes) != nil,
        !VisibilityMarks(unreadable: text, file: file, .pictures).isKept
      else { return nil }
      return CaptionList(text, file: file, pictures: beside, isOfTrip: isOfTrip) { name in
        FileKind(of: listing.absolute(folder.path(of: name))) == .file
      }
    }
  }

  /// Nil for a text that names no picture beside it. `isThere`
  /// says of a name whether a file beside the list bears it, also one that the trip does without. In a list `isOfTrip` a
  /// name that lies in several folders means no picture.
  init?(
    _ text: String, file: String, pictures: [String], isOfTrip: Bool = false,
    isThere: (String) -> Bool = { _ in false }
  ) {
    self.file = file
    let listed = CaptionedNames(pictures, isOfTrip: isOfTrip)
    var untold = 0
    // What its author wrote for nobody else may go over several lines.
    for (index, line) in WithoutComments.blanked(text).fileLines.enumerated() {
      let words = Self.withoutBullet(line)
      let found = Self.said(in: words, of: listed)
      let saysNothing = found.map { $0.pictures.isEmpty || $0.caption.isEmpty } ?? true
      // A heading of the list says it of all, and so does a line of no picture.
      if saysNothing, Self.isHeadingThatKeepsBack(words) { return nil }
      guard let said = found else { continue }
      if Self.keepsBack(said.caption) || PrivateCaptions.isKeeping(said.caption) {
        keptBack.formUnion(said.pictures)
        continue
      }
      if Self.leavesOut(said.caption) { leaveOut.formUnion(said.pictures) }
      for picture in said.pictures where captions[picture] == nil && !said.caption.isEmpty {
        captions[picture] = said.caption
      }
      for name in said.unknown {
        guard diagnostics.count < Self.maxTold else {
          untold += 1
          continue
        }
        let span = SourceSpan(line: index + 1, column: 1, length: max(1, line.count), text: String(line))
        let hasFile = CaptionedNames.names(ofFile: name).contains(where: isThere)
        diagnostics.append(
          .noPicture(name, SourcePlace(file: file, span: span), isThere: hasFile, isOfTrip: isOfTrip))
      }
    }
    if captions.isEmpty, keptBack.isEmpty { return nil }
    if untold > 0 { diagnostics.append(.noMorePictures(untold, SourcePlace(file: file))) }
    // Nobody reads why.
    for picture in leaveOut.union(keptBack) { captions[picture] = nil }
  }

  /// What a line says of the pictures whose names begin it, several with commas between them: `A.jpg, B.jpg – the gate`.
  /// Nil where no name begins it.
  private static func said(
    in line: Substring, of listed: CaptionedNames
  ) -> (pictures: [String], unknown: [String], caption: String)? {
    var (named, unknown): ([String], [String]) = ([], [])
    var (next, behind): (Substring?, Substring) = (line, line)
    while let text = next {
      if let found = listed.known(in: text) {
        named += found.pictures
        behind = found.behind
      } else if let other = listed.unknown(in: text) {
        unknown.append(other.name)
        behind = other.behind
      } else {
        break
      }
      next = afterComma(behind)
    }
    let rest = behind.drop { $0.isWhitespace || ":;,=|–—-".contains($0) }
    let caption = TextMarks.words(rest.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return named.isEmpty && unknown.isEmpty ? nil : (named, unknown, caption)
  }

  /// What follows a mark between two names of a list.
  private static func afterComma(_ text: Substring) -> Substring? {
    let text = text.drop(while: \.isWhitespace)
    let small = text.prefix(4).lowercased()
    if let word = AndWords.all.first(where: { small.hasPrefix($0 + " ") }) {
      return text.dropFirst(word.count + 1).drop(while: \.isWhitespace)
    }
    guard let mark = text.first, ",;&+".contains(mark) else { return nil }
    return text.dropFirst().drop(while: \.isWhitespace)
  }

  /// Whether a caption, or a part of it between marks, is a word that keeps back: `private`, `Ana (private)`.
  private static func keepsBack(_ caption: String) -> Bool {
    let isKeeping = { (words: String) in
      words.split { partMarks.contains($0) }.contains { VisibilityVocabulary.reason($0) != nil }
    }
    return isKeeping(caption) || isKeeping(AndWords.replaced(in: caption, by: "/"))
  }

  private static func isHeadingThatKeepsBack(_ line: Substring) -> Bool {
    keepsBack(String(line.drop { "# ".contains($0) }).replacing(" - ", with: " – "))
  }

  /// Whether it, or a part of it, asks for the picture not to be used: `(don't use, June hates it)`.
  private static func leavesOut(_ caption: String) -> Bool {
    caption.split { partMarks.contains($0) }.contains { notToUse.contains(KeyLetters(String($0))) }
  }

  private static let partMarks: Set<Character> = [
    ",", ";", ":", "–", "—", "(", ")", "[", "]", "!", ".", "|", "/", "&", "+",
  ]

  private static let notToUse = Set(
    """
    don't use, do not use, not to be used, don't use this, don't use this one, do not use this, leave out
    do not use this one, please don't use, please do not use, not for the blog, not for the site, not for the website
    don't show, do not show, don't post, do not post, don't publish, do not publish, bitte nicht verwenden, nicht zeigen
    nicht verwenden, nicht benutzen, weglassen, ne pas utiliser, no usar, no utilizar, non usare, não usar, nao usar
    niet gebruiken, weglaten, nie używać, nie uzywac, nepoužívat, ikke brug, ikke bruk, använd inte, älä käytä
    не использовать, не використовувати
    """.split { ",\n".contains($0) }.map { KeyLetters(String($0)) })

  private static func withoutBullet(_ line: Substring) -> Substring {
    let words = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let mark = words.first, "-*•".contains(mark), words.dropFirst().first?.isWhitespace == true else {
      return words
    }
    return words.dropFirst().drop(while: \.isWhitespace)
  }

  /// Whether a text is such a list by its name. RTF has signs of its own between the words.
  static func isNamedSo(_ file: String) -> Bool {
    names.contains(EntryName.withoutEnding(file.lastPathPart ?? "").lowercased())
      && !file.lowercased().hasSuffix(".rtf")
  }

  private static let names: Set<String> = [
    "caption", "captions", "bildunterschriften", "bildunterschrift", "bildtexte", "légendes", "legendes",
    "légende",
    "pies de foto", "leyendas", "didascalie", "legendas", "onderschriften", "bijschriften", "bildtexter",
    "billedtekster", "bildetekster", "kuvatekstit", "podpisy", "popisky", "подписи",
  ]

  /// Bytes; no list of captions is larger.
  private static let largest = 1 << 20
  /// Names of no picture that are told one by one.
  private static let maxTold = 20
}

extension Diagnostic {
  fileprivate static func noMorePictures(_ count: Int, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .missingPicture,
      count == 1
        ? "One more name in this list that no picture has"
        : "\(count) more names in this list that no picture has",
      at: place, advice: "Write each name as that of its file, with its ending or without.")
  }

  fileprivate static func noPicture(
    _ name: String, _ place: SourcePlace, isThere: Bool, isOfTrip: Bool
  ) -> Diagnostic {
    isThere
      ? Diagnostic(
        .note, .missingPicture, "The trip does without “\(name.shortened)”, and without these words of it",
        at: place,
        advice:
          "A rule for what to leave out names it, or pictures of its kind are not shown. The line can stay.")
      : Diagnostic(
        .warning, .missingPicture,
        isOfTrip
          ? "No picture of the trip is called “\(name.shortened)”, or more than one"
          : "No picture beside this list is called “\(name.shortened)”",
        at: place, advice: "Write the name as that of the file, with its ending or without.")
  }
}
