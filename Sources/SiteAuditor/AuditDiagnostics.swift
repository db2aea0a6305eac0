import BareSound
import Diagnostics
import PhotoMetadata
import Secrets

/// All that an audit says.
extension Diagnostic {
  // MARK: - Files

  static func link(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited,
      "A link of the file system is no file of the site: whatever it leads to is published",
      at: SourcePlace(file: file), advice: "Put the file itself in its place, or remove the link.")
  }

  static func closed(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited, "Nobody can say what is published here: it cannot be opened",
      at: SourcePlace(file: file), advice: "Make it readable, or take it out of the site.")
  }

  static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(
      .error, .notAudited, "Nobody can say what is published in this file: \(reason)",
      at: SourcePlace(file: file), advice: "Put a file there that can be read, or take it out of the site.")
  }

  static func unknownKind(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .notAudited, "This kind of file is not looked into", at: SourcePlace(file: file),
      advice: "Look yourself whether it tells what should stay private.")
  }

  static func furtherFindings(_ count: Int, of code: DiagnosticCode, in file: String) -> Diagnostic {
    Diagnostic(
      .error, .moreProblems, "There are \(count) more of “\(code.rawValue)” in this file",
      at: SourcePlace(file: file))
  }

  // MARK: - Tags

  static func trace(_ trace: PictureTrace) -> Diagnostic {
    let (name, way) = (
      trace.name, "Publish a copy without its tags: `exiftool -all= -tagsfromfile @ -orientation FILE`."
    )
    let message =
      switch trace.kind {
      case .position: "The picture tells where it was taken: \(name)"
      case .serialNumber: "The picture tells with which device it was taken: \(name)"
      case .owner: "The picture names a person: \(name)"
      case .makerNote:
        "The picture holds what its camera keeps for its maker, mostly with a serial number: \(name)"
      case .packed: "The picture holds something packed that nobody can vouch for: \(name)"
      }
    return Diagnostic(.error, .privateTag, message, advice: way)
  }

  static func filmTrace(_ kind: PictureTrace.Kind, _ name: String) -> Diagnostic {
    let way =
      "Publish a copy without its tags: `ffmpeg -i in.mp4 -c copy -map 0:v -map 0:a? -map_metadata -1 out.mp4`."
    let message =
      switch kind {
      case .position: "The clip tells where it was taken: \(name)"
      case .serialNumber: "The clip tells with which device it was taken: \(name)"
      case .owner: "The clip names a person: \(name)"
      case .makerNote, .packed:
        "The clip holds what its camera keeps for its maker, mostly with a serial number: \(name)"
      }
    return Diagnostic(.error, .privateTag, message, advice: way)
  }

  static func soundTrace(_ trace: SoundTraces.Trace) -> Diagnostic {
    let message =
      switch trace.kind {
      case .position: "The recording tells where it was made: \(trace.name)"
      case .serialNumber: "The recording tells with which device it was made: \(trace.name)"
      case .owner: "The recording names a person: \(trace.name)"
      }
    return Diagnostic(
      .error, .privateTag, message,
      advice: "Publish a copy without its tags: `ffmpeg -i in.mp3 -c copy -map 0:a -map_metadata -1 out.mp3`."
    )
  }

  // MARK: - Addresses

  static func outsideRequest(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .outsideRequest, "Whoever looks at this asks another server: `\(shortened(address))`",
      advice: "Put a copy of the file into the site, or make it a link that a visitor follows by choice.")
  }

  static func brokenLink(to path: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      path.isEmpty
        ? "This leads to the top of the site, where no `index.html` is"
        : "This leads to no file of the site: `\(shortened(path))`",
      advice: "Put the file there, or mend or remove the link.")
  }

  static func brokenFragment(_ fragment: String, in path: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "No element of `\(shortened(path))` has the id `\(shortened(fragment))`",
      advice: "Link to an id that is there, or to the file as a whole.")
  }

  static func linkAbove(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "This leads out of the site: `\(shortened(address))`",
      advice: "Only what lies in the site's folder is published with it; mend or remove the link.")
  }

  static func linkToDisk(_ address: String) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      "This leads to a file of one machine, which no visitor has: `\(shortened(address))`",
      advice: "Put the file into the site and link to it there, or remove the link.")
  }

  // MARK: - Pictures without words

  static func missingAlternative(_ element: String) -> Diagnostic {
    let advice =
      element == "svg"
      ? "Give it a `<title>` or an `aria-label`, or `aria-hidden=\"true\"` where it says nothing."
      : "Say in `alt` what is to be seen, or write `alt=\"\"` where it says nothing."
    return Diagnostic(
      .error, .missingAlternative, "Who does not see this <\(element)> is told nothing of it", advice: advice)
  }

  // MARK: - Positions

  static func privatePosition(_ circle: ForbiddenCircle) -> Diagnostic {
    Diagnostic(
      .error, .privatePosition, "This position lies within a private circle: \(circle.name)",
      advice: "Take the position out of the file that it was made from, and build again.")
  }

  // MARK: - Codes and numbers

  /// The secret itself is not said again: what a build says is often read by others.
  static func secret(_ secret: Secret) -> Diagnostic {
    Diagnostic(.error, .privateCode, "This is \(secret.kind.words)", advice: secretAdvice)
  }

  static func secretInName(_ secret: Secret, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .privateCode, "The name of this file tells \(secret.kind.words)", at: SourcePlace(file: file),
      advice: "Give the file another name, or the thing of which it was made another title.")
  }

  static func secretInBytes(_ secret: Secret, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .privateCode, "In this file stands \(secret.kind.words)", at: SourcePlace(file: file),
      advice: "Put a copy without it into its place.")
  }

  private static let secretAdvice =
    "Take it out of the text that it was made from, and build again; `tripbook check` looks for it there."

  /// Long addresses are cut in the middle, which is where they say least.
  private static func shortened(_ text: String) -> String {
    text.count > 160 ? text.prefix(100) + "…" + text.suffix(40) : text
  }
}

extension Secret.Kind {
  fileprivate var words: String {
    switch self {
    case .code: "a booking code that is not to be published"
    case .phone: "a telephone number that is not to be published"
    case .mail: "the address of a mailbox that is not to be published"
    }
  }
}
