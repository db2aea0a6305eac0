import Diagnostics
import TripNotation

/// Finds the picture that a traveller means, and says why one cannot be shown.
struct PictureNames {
  private var shown: FileNames
  /// Pictures of kinds that are not read yet.
  private let otherKinds: FileNames
  private var leftOut = FileNames([])
  /// Those that the texts beside them leave out.
  private var leftOutByTexts = FileNames([])
  private let copies: PictureCopies

  init(_ files: [String], otherKinds: [String] = [], copies: PictureCopies = PictureCopies([])) {
    self.copies = copies
    shown = FileNames(files)
    self.otherKinds = FileNames(otherKinds)
  }

  /// The same without the pictures that trip.yml leaves out.
  func leavingOut(_ files: Set<String>, byTexts others: Set<String>, of all: [String]) -> PictureNames {
    var names = self
    names.shown = FileNames(all.filter { !files.contains($0) && !others.contains($0) })
    names.leftOut = FileNames(files.sorted())
    names.leftOutByTexts = FileNames(others.subtracting(files).sorted())
    return names
  }

  /// The picture that is meant; by the name of a smaller copy, the whole one.
  func file(_ written: String, from folder: String) -> String? {
    shown.file(written, from: folder).map { copies.originals[$0] ?? $0 }
  }

  /// All pictures that a list means, also those of kinds that are not read yet.
  func files(_ written: String) -> [String] { shown.files(written) + otherKinds.files(written) }

  /// All pictures that a name may mean which none has.
  func likeFiles(_ written: String) -> [String] {
    shown.likeFiles(written) + otherKinds.likeFiles(written)
  }

  /// Why there is no picture to show, and a way out.
  ///
  /// `isSuggesting` says whether to look for the name that was probably meant, which takes a while.
  func absence(of written: String, from folder: String, isSuggesting: Bool = true) -> (
    message: String, advice: String
  ) {
    let name = "“\(written.shortened)”"
    if written.isEmpty { return ("Missing file name of a picture", "Write its file: ![](photos/name.jpg).") }
    if leftOut.meaning(written, from: folder) != .nothing {
      return (
        "\(name) is left out by trip.yml",
        "Remove it from `leave out`, or remove it here."
      )
    }
    if leftOutByTexts.meaning(written, from: folder) != .nothing {
      return (
        "\(name) is left out by the text beside it",
        "Delete `leave out: yes` in that text, or remove the picture here."
      )
    }
    if case .several(let files) = shown.meaning(written, from: folder) {
      guard written.contains("/"), !written.hasPrefix("**/") else {
        return ("\(files.count) pictures are named \(name)", "Write the folder too, such as \(files[0]).")
      }
      return (
        "No picture \(name) in the trip folder",
        "\(files.count) of that name are elsewhere: write the folder of the right one, such as \(files[0])."
      )
    }
    if otherKinds.meaning(written, from: folder) != .nothing {
      return (
        "Pictures of this kind are not shown yet", "Save a copy of it as JPEG, and name that."
      )
    }
    let near = isSuggesting ? shown.nearest(to: written) : nil
    return (
      "No picture \(name) in the trip folder",
      near.map { "Did you mean “\($0)”?" } ?? "Check its name, and that it is in the trip folder."
    )
  }
}

extension Problem {
  /// A picture that is named in a small file and cannot be shown.
  fileprivate static func missingPicture(
    _ text: TextNode, from folder: String, _ names: PictureNames, isSuggesting: Bool
  ) -> Problem {
    let (message, advice) = names.absence(of: text.value, from: folder, isSuggesting: isSuggesting)
    return Problem(.missingPicture, message, at: text.range, advice: advice)
  }
}

extension Findings {
  /// Reports a picture that cannot be shown, unless too much is reported already.
  mutating func reportMissing(
    _ text: TextNode, from folder: String = "", _ names: PictureNames, as severity: Severity = .warning,
    isSuggesting: Bool = true
  ) {
    guard hasRoom(for: severity) else { return }
    report(.missingPicture(text, from: folder, names, isSuggesting: isSuggesting), as: severity)
  }
}
