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
  /// What the folder that they lie in is, as a sentence names it.
  var folderWords = "the trip folder"

  init(_ files: [String], otherKinds: [String] = [], copies: PictureCopies = PictureCopies([])) {
    self.copies = copies
    shown = FileNames(files)
    self.otherKinds = FileNames(otherKinds)
  }

  /// The same without the pictures that trip.yml leaves out; `all` are those that it was made of.
  func leavingOut(_ files: Set<String>, byTexts others: Set<String>, of all: [String]) -> PictureNames {
    if files.isEmpty, others.isEmpty { return self }
    var names = self
    names.shown = FileNames(all.filter { !files.contains($0) && !others.contains($0) })
    names.leftOut = FileNames(files.sorted())
    names.leftOutByTexts = FileNames(others.subtracting(files).sorted())
    return names
  }

  /// The same for the texts of entries: what lies beside one is not meant in another.
  func keepingApart(_ owners: EntryFolders) -> PictureNames {
    var names = self
    names.shown.owners = owners
    return names
  }

  /// A picture, and in what it differs from the name by which it was found.
  struct Found {
    var file: String
    var guess: FileNames.Guess?
  }

  /// The picture that is meant; by the name of a smaller copy, the whole one.
  func found(_ written: String, from folder: String) -> Found? {
    func whole(_ file: String, _ guess: FileNames.Guess? = nil) -> Found {
      Found(file: copies.originals[file] ?? file, guess: guess)
    }
    switch shown.meaning(written, from: folder) {
    case .file(let file): return whole(file)
    case .several, .beside: return nil
    case .guess(let file, let guess): return isLeftOut(written, from: folder) ? nil : whole(file, guess)
    case .nothing:
      guard !isLeftOut(written, from: folder), leftOut.meaning(written, from: folder) == .nothing,
        leftOutByTexts.meaning(written, from: folder) == .nothing,
        otherKinds.meaning(written, from: folder) == .nothing
      else { return nil }
      return shown.withOtherEnding(written, from: folder).map {
        whole($0, WrittenName.hasEnding(FileNames.name(written)) ? .ending : nil)
      }
    }
  }

  func file(_ written: String, from folder: String) -> String? { found(written, from: folder)?.file }

  /// Whether a picture of exactly that path is left out: then no other is meant.
  private func isLeftOut(_ written: String, from folder: String) -> Bool {
    leftOut.there(written, from: folder) != nil || leftOutByTexts.there(written, from: folder) != nil
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
      return ("\(name) is left out by trip.yml", "Remove it from `leave out`, or remove it here.")
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
        "No picture \(name) in \(folderWords)",
        "\(files.count) of that name are elsewhere: write the folder of the right one, such as \(files[0])."
      )
    }
    if case .beside(let files) = shown.meaning(written, from: folder) {
      return (
        "There is no picture \(name) beside this text, and \(files[0]) belongs to another entry",
        "If that one is meant, write /\(files[0]); else copy the right one into the folder of this text."
      )
    }
    if otherKinds.meaning(written, from: folder) != .nothing {
      return ("Pictures of this kind are not shown yet", "Save a copy of it as JPEG, and name that.")
    }
    let near = isSuggesting ? shown.nearest(to: written) : nil
    return (
      "No picture \(name) in \(folderWords)",
      near.map { "Did you mean “\($0)”?" } ?? "Check its name, and that it is in \(folderWords)."
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

extension Diagnostic {
  /// A word on a picture that is shown though it is not what is written.
  static func guessedPicture(
    _ written: String, _ file: String, _ guess: FileNames.Guess, _ place: SourcePlace?
  ) -> Diagnostic {
    let problem = Problem.guessed(written, file, guess, at: TextRange(line: 0, start: 0, length: 0))
    return Diagnostic(.note, problem.code, problem.message, at: place, advice: problem.advice)
  }
}

extension Problem {
  fileprivate static func guessed(
    _ written: String, _ file: String, _ guess: FileNames.Guess, at range: TextRange
  ) -> Problem {
    Problem(
      .guessedPicture,
      guess == .ending
        ? "No picture is called “\(written.shortened)”, so \(file) is taken, which ends otherwise"
        : "No picture lies where “\(written.shortened)” says, so \(file) is taken, the only one of that name",
      at: range, advice: "If it is the right one, write /\(file); else write the path of the right one.")
  }
}

extension Findings {
  /// The picture that a text names; a word on one that cannot be shown, or that is only probably meant.
  mutating func picture(
    _ text: TextNode, as written: String? = nil, from folder: String = "", _ names: PictureNames,
    isSuggesting: Bool = true
  ) -> String? {
    let written = written ?? text.value
    guard let found = names.found(written, from: folder) else {
      reportMissing(text, from: folder, names, isSuggesting: isSuggesting)
      return nil
    }
    if let guess = found.guess, hasRoom(for: .note) {
      report(.guessed(written, found.file, guess, at: text.range), as: .note)
    }
    return found.file
  }

  /// Reports a picture that cannot be shown, unless too much is reported already.
  mutating func reportMissing(
    _ text: TextNode, from folder: String = "", _ names: PictureNames, as severity: Severity = .warning,
    isSuggesting: Bool = true
  ) {
    guard hasRoom(for: severity) else { return }
    report(.missingPicture(text, from: folder, names, isSuggesting: isSuggesting), as: severity)
  }
}
