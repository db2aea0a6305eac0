import Diagnostics
import TripModel
import TripNotation

/// Finds the file that proves a purchase: a picture of the trip, or a document.
struct ReceiptNames {
  private let pictures: PictureNames
  private let documents: FileNames
  /// Whether the folder is known: a line that is read by itself names files that nobody can look for.
  private let isFolderKnown: Bool

  init() {
    (pictures, documents, isFolderKnown) = (PictureNames([]), FileNames([]), false)
  }

  /// `files` are all of the folder.
  init(pictures: PictureNames, files: [String]) {
    self.pictures = pictures
    documents = FileNames(files.filter(Self.isDocument))
    isFolderKnown = true
  }

  static func isDocument(_ file: some StringProtocol) -> Bool { file.lowercased().hasSuffix(".pdf") }

  /// Whether a word can only be meant as a file: `lunch.jpg`.
  static func isFile(_ text: Substring) -> Bool {
    guard let point = text.lastIndex(of: ".") else { return false }
    return endings.contains(text[text.index(after: point)...].lowercased())
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "tif", "tiff", "pdf",
  ]

  /// The file that is meant; nil, with a warning, where there is none.
  func file(_ text: TextNode, _ findings: inout Findings) -> String? {
    guard isFolderKnown else { return text.value }
    guard Self.isDocument(text.value) else { return findings.picture(text, pictures) }
    if let file = documents.file(text.value, from: "") { return file }
    findings.report(
      Problem(
        .missingPicture, "No document “\(text.value.shortened)” in the trip folder", at: text.range,
        advice: documents.nearest(to: text.value).map { "Did you mean “\($0)”?" }
          ?? "Check its name, and that it is in the trip folder."), as: .warning)
    return nil
  }
}
