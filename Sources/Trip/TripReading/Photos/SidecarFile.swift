import Diagnostics
import JSONText
import PhotoMetadata

/// A file beside pictures, as it was read.
enum SidecarFile {
  /// What it says, or what is wrong with it.
  struct Reading: Sendable {
    var note: PhotoNote?
    /// What the picture was called where the file comes from.
    var title: String?
    var problem: Diagnostic?
  }

  static func read(xmp file: String, at path: String) -> Reading {
    guard let bytes = FileBytes.read(path, atMost: XMPReader.largest) else {
      return Reading(problem: .brokenSidecar(file, line: nil, "it cannot be opened"))
    }
    guard bytes.count <= XMPReader.largest else {
      return Reading(problem: .brokenSidecar(file, line: nil, "it is larger than 16 MB"))
    }
    let reading = XMPReader.read(bytes)
    let problem: Diagnostic? =
      switch reading.problem {
      case nil: nil
      case .broken(let line):
        .brokenSidecar(file, line: bytes.span(ofLine: line), "it is broken here", isInPart: true)
      case .entity(let line):
        .brokenSidecar(file, line: bytes.span(ofLine: line), "it defines abbreviations, as harmful files do")
      case .notXMP: .brokenSidecar(file, line: nil, bytes.isEmpty ? "it is empty" : "it is not XMP")
      }
    return Reading(note: reading.note, problem: problem)
  }

  /// JSON of Google Takeout; nothing for that of anything else.
  ///
  /// What is no JSON at all is a problem only where the name says that it is about a picture.
  static func read(json file: String, at path: String) -> Reading {
    guard let bytes = FileBytes.read(path, atMost: TakeoutNote.largest), bytes.count <= TakeoutNote.largest
    else { return Reading() }
    do throws(JSONProblem) {
      let takeout = try TakeoutNote.read(bytes)
      return Reading(note: takeout?.note, title: takeout?.title)
    } catch {
      let span = bytes.span(ofLine: error.line)
      guard String(decoding: bytes, as: UTF8.self).contains("\"inLockedFolder\"") else {
        return Reading(problem: .brokenSidecar(file, line: span, "not JSON from here on"))
      }
      // It may say that its owner alone was to see the picture: in doubt that holds.
      var locked = PhotoNote()
      locked.isLocked = true
      return Reading(note: locked, problem: .brokenLock(file, line: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func brokenSidecar(
    _ file: String, line: SourceSpan?, _ reason: String, isInPart: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .warning, .brokenSidecar,
      isInPart
        ? "Cannot read all of the notes on a picture: \(reason)"
        : "Cannot read the notes on a picture: \(reason)",
      at: SourcePlace(file: file, span: line),
      advice: "Export it again with the program that wrote it, or delete it; the picture itself is shown.")
  }

  /// To delete such a file would publish the picture.
  fileprivate static func brokenLock(_ file: String, line: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning, .brokenSidecar,
      "Cannot read the notes on a picture: not JSON from here on; since they speak of a locked folder, it is kept back",
      at: SourcePlace(file: file, span: line), advice: "Export it again with the program that wrote it.")
  }

  static func sidecarsAlone(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .sidecarAlone, "Notes on a picture that is not here", at: SourcePlace(file: file),
      advice: "Put the picture beside it, under the same name, or delete it.")
  }
}
