import Diagnostics
import MediaContainers
import Secrets

/// All that an audit says.
extension Diagnostic {
  // MARK: - Files

  static func link(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited,
      "Link of the file system in the site: whatever it leads to is published",
      at: SourcePlace(file: file), advice: "Replace it with the file itself, or remove it.")
  }

  static func closed(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited, "Cannot check this: it cannot be opened",
      at: SourcePlace(file: file), advice: "Make it readable, or remove it from the site.")
  }

  static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited, "Cannot check this file: \(reason)",
      at: SourcePlace(file: file), advice: "Replace it with a readable file, or remove it from the site.")
  }

  static func unknownKind(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .notAudited, "Files of this kind are not checked", at: SourcePlace(file: file),
      advice: "Check yourself that it tells nothing private.")
  }

  static func furtherFindings(_ count: Int, of code: DiagnosticCode, in file: String) -> Diagnostic {
    Diagnostic(
      .error, .moreProblems, "There are \(count) more of “\(code.rawValue)” in this file",
      at: SourcePlace(file: file))
  }

  // MARK: - Tags

  static func pictureTrace(_ trace: PrivateTrace) -> Diagnostic {
    .trace(trace, of: "Picture", "exiftool -all= -tagsfromfile @ -orientation FILE")
  }

  static func filmTrace(_ trace: PrivateTrace) -> Diagnostic {
    .trace(trace, of: "Clip", "ffmpeg -i in.mp4 -c copy -map 0:v -map 0:a? -map_metadata -1 out.mp4")
  }

  static func soundTrace(_ trace: PrivateTrace) -> Diagnostic {
    .trace(trace, of: "Recording", "ffmpeg -i in.mp3 -c copy -map 0:a -map_metadata -1 out.mp3")
  }

  private static func trace(_ trace: PrivateTrace, of thing: String, _ command: String) -> Diagnostic {
    let what =
      switch trace.kind {
      case .position: "a position"
      case .serialNumber: "a serial number of its device"
      case .owner: "a person's name"
      case .makerNote: "its camera's own notes, often a serial number"
      case .packed: "packed data that cannot be checked"
      }
    return Diagnostic(
      .error, .privateTag, "\(thing) with \(what): \(trace.name)",
      advice: "Publish a copy without its tags: `\(command)`.")
  }

  // MARK: - Addresses

  static func outsideRequest(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .outsideRequest, "Request to another server: `\(shortened(address))`",
      advice: "Put a copy of the file into the site, or make it a link that visitors can choose to follow.")
  }

  static func brokenLink(to path: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      path.isEmpty
        ? "Broken link: no `index.html` at the top of the site"
        : "Broken link: no file `\(shortened(path))` in the site",
      advice: "Put the file there, or correct or remove the link.")
  }

  static func brokenFragment(_ fragment: String, in path: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "Broken link: no id `\(shortened(fragment))` in `\(shortened(path))`",
      advice: "Link to an id that is there, or to the whole file.")
  }

  static func linkAbove(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "Link out of the site: `\(shortened(address))`",
      advice: "Only the site's folder is published; correct or remove the link.")
  }

  static func linkToDisk(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      "Link to a file on one machine: `\(shortened(address))`",
      advice: "Put the file into the site and link to it there, or remove the link.")
  }

  // MARK: - Pictures without words

  static func missingAlternative(_ element: String) -> Diagnostic {
    let advice =
      element == "svg"
      ? "Add a `<title>` or an `aria-label`, or `aria-hidden=\"true\"` if it says nothing."
      : "Describe it in `alt`, or write `alt=\"\"` if it says nothing."
    return Diagnostic(
      .error, .missingAlternative, "Missing text for those who cannot see this <\(element)>", advice: advice)
  }

  // MARK: - Positions

  static func privatePosition(_ circle: ForbiddenCircle) -> Diagnostic {
    Diagnostic(
      .error, .privatePosition, "Position within a private circle: \(circle.name)",
      advice: "Delete the position from its source file, and build again.")
  }

  // MARK: - Codes and numbers

  /// The secret itself is not said again: what a build says is often read by others.
  static func secret(_ secret: Secret) -> Diagnostic {
    Diagnostic(.error, .privateCode, "Published: \(secret.kind.words)", advice: secretAdvice)
  }

  static func secretInName(_ secret: Secret, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .privateCode, "Published in a file name: \(secret.kind.words)", at: SourcePlace(file: file),
      advice: "Rename the file, or change the title that it was made from.")
  }

  static func secretInBytes(_ secret: Secret, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .privateCode, "Published in this file: \(secret.kind.words)", at: SourcePlace(file: file),
      advice: "Replace it with a copy without it.")
  }

  private static let secretAdvice =
    "Delete it from its source text, and build again; `tripbook check` finds it there."

  /// Long addresses are cut in the middle, which is where they say least.
  private static func shortened(_ text: String) -> String {
    text.count > 160 ? text.prefix(100) + "…" + text.suffix(40) : text
  }
}

extension Secret.Kind {
  fileprivate var words: String {
    switch self {
    case .code: "a private booking code"
    case .phone: "a private telephone number"
    case .mail: "a private mail address"
    }
  }
}
