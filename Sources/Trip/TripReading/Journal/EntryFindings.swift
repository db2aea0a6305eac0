import Diagnostics
import TripModel

/// What there is to say of the pictures and links in an entry's text.
extension Diagnostic {
  static func pictureMissing(
    _ place: SourcePlace, _ why: (message: String, advice: String)
  ) -> Diagnostic {
    Diagnostic(.warning, .missingPicture, why.message, at: place, advice: why.advice)
  }

  /// Longer marks are not repeated.
  private static let maxMark = 200

  static func mendedPicture(_ place: SourcePlace, meant: String) -> Diagnostic {
    let isShown = meant.count <= maxMark && !meant.contains { $0 == "`" || $0.isNewline }
    return Diagnostic(
      .note, .pictureMark, "This is not how a picture is written, and is read as it seems to be meant",
      at: place,
      advice: isShown
        ? "Write it so: `\(meant)`."
        : "Write ![what it shows](photos/name.jpg \"caption\"), with <> round a name that has spaces.")
  }

  static func brokenTable(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .tableMark, "These lines look like a table, and are shown as text", at: place,
      advice:
        "Begin and end each line with `|`, give all as many of them, and put `|---|---|` below the first.")
  }

  static func unknownPictureSize(_ word: String, _ place: SourcePlace) -> Diagnostic {
    let words = PictureSize.allCases.map(\.rawValue)
    let near = Spelling.nearest(to: word, among: words + ["sticker"]).map { "Did you mean `#\($0)`? " } ?? ""
    return Diagnostic(
      .warning, .unknownPictureSize,
      "Unknown size of a picture: `#\(word.shortened)`; it stands as others do",
      at: place,
      advice: near + "Write `#full`, `#two-thirds` or `#one-third` behind the picture's name, or nothing.")
  }

  static func moreGuesses(_ count: Int, _ file: String) -> Diagnostic {
    Diagnostic(
      .note, .guessedPicture,
      count == 1
        ? "1 more picture of this text is taken by its name alone"
        : "\(count) more pictures of this text are taken by their names alone", at: SourcePlace(file: file),
      advice: "Write the path of each from the trip folder, such as /photos/name.jpg.")
  }

  static func pictureElsewhere(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .missingPicture, "Picture from the network not shown: a site loads nothing from elsewhere",
      at: place, advice: "Save the picture in the trip folder and use that.")
  }

  static func unsafeLink(_ place: SourcePlace, scheme: String) -> Diagnostic {
    Diagnostic(
      .warning, .unsafeLink,
      "Unsafe link: an address with `\(scheme.shortened):` is not published, only its text",
      at: place, advice: "Link to a page (https:), a mail address (mailto:) or a file of the trip.")
  }

  /// A name with blanks can be written as a link within <> alone.
  static func linkToNothing(
    _ place: SourcePlace, _ destination: String, near: String? = nil
  ) -> Diagnostic {
    let meant = near.map { $0.contains(where: \.isWhitespace) ? "<\($0)>" : $0 }
    return Diagnostic(
      .warning, .linkToNothing,
      "Broken link “\(destination.shortened)”: no such entry or page; shown as text",
      at: place,
      advice: meant.map { "Did you mean “\($0)”?" }
        ?? "Link to the file of an entry or a page, to a day (days/2026-05-03), or to a whole address (https://…)."
    )
  }

  static func deadAnchor(
    _ place: SourcePlace, _ destination: String, _ near: String?
  ) -> Diagnostic {
    if destination.hasPrefix("#^") {
      return Diagnostic(
        .note, .linkToNothing,
        "Link “\(destination.shortened)” to a paragraph of the same text; shown as text", at: place,
        advice: "Only headings can be linked to within a text: name the heading above it behind #.")
    }
    return Diagnostic(
      .warning, .linkToNothing,
      "Broken link “\(destination.shortened)”: no heading of this text is called so; shown as text",
      at: place,
      advice: (near.map { "Did you mean `#\($0)`? " } ?? "")
        + "Write the heading in small letters behind #, with hyphens for blanks.")
  }

  /// The beginning of an address, with nothing behind it, or its end without the beginning.
  static func linkBroken(_ place: SourcePlace, _ destination: String) -> Diagnostic {
    let isCut = destination.hasPrefix("//")
    return Diagnostic(
      .warning, .linkToNothing,
      "Broken link “\(destination.shortened)”: \(isCut ? "its beginning is missing" : "nothing stands behind it"); shown as text",
      at: place,
      advice: isCut
        ? "Write the whole address: `https:\(destination.shortened)`."
        : "Write the whole address behind it, or take the brackets away.")
  }

  /// A link without an address, with words or a picture or without.
  static func linkNowhere(_ place: SourcePlace, _ words: String) -> Diagnostic {
    Diagnostic(
      .warning, .linkToNothing,
      "Link without an address" + (words.isEmpty ? "" : ": “\(words.shortened)” is shown as text"), at: place,
      advice: "Write where it leads between the round brackets, or take the brackets away.")
  }

  /// A link with an address and without words.
  static func emptyLink(_ place: SourcePlace, _ destination: String) -> Diagnostic {
    Diagnostic(
      .warning, .linkToNothing,
      "Link without words: “\(destination.shortened)” stands nowhere on the page", at: place,
      advice: "Write what readers see between the square brackets.")
  }

  static func rawHTML(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(.warning, .rawHTML, "HTML is not shown", at: place, advice: "Write it as Markdown.")
  }

  static func moreProblems(_ count: Int, in file: String) -> Diagnostic {
    Diagnostic(
      .note, .moreProblems, "\(count) more problems in this file are not shown", at: SourcePlace(file: file),
      advice: "Fix the first ones and check again.")
  }
}
